import type { ServiceDetail } from '../../types';

/** The page of Product Discovery & Visualization: finding the product and seeing it properly. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Product Discovery & 3D Visualization',
    description:
      'We rebuild your shop’s search and filters and show products in 3D: shoppers find what they mean, then turn, recolor and measure it on screen.',
  },
  subtitle:
    'Better search and filters, so that shoppers find the product, and 3D views, so that they can judge it.',
  description: [
    'People leave because they could not find it, or because they could not picture it. This service works on both. For the first we rebuild search and navigation around the words your customers type and the attributes they choose by, which are seldom the ones in the supplier’s data sheet.',
    'For the second, products become things that can be turned, opened, recolored and placed next to something of known size. We start with the categories where a wrong guess is expensive, such as furniture, lighting and anything made to order, and prepare the models so that they load quickly on an ordinary phone. Where photographs do the job, we leave the photographs alone.',
  ],
  benefits: [
    {
      title: 'Dead ends turn into shelves',
      text: 'A misspelled brand, a nickname or last year’s model number leads to a product instead of an apology.',
    },
    {
      title: 'Fewer “bigger than I thought” returns',
      text: 'A table shown to scale beside a doorway answers the question that four studio pictures leave open.',
    },
    {
      title: 'Choice without a brochure',
      text: 'Eleven fabrics and three woods stop being a list of names: the customer taps one and looks.',
    },
    {
      title: 'Less asked of your sales desk',
      text: 'Calls that began with “does it come in” or “how deep is the” get their answer on the product page.',
    },
    {
      title: 'A catalog you can trust',
      text: 'Building good filters exposes missing weights, odd units and colors called “other.” You get that list, and a way to shorten it.',
    },
  ],
  features: [
    {
      title: 'Search tuned on your own log',
      text: 'We judge Elasticsearch settings against real queries with known good answers, and keep that test running after we leave.',
    },
    {
      title: 'Synonyms from your customers',
      text: '“Couch” and “sofa,” part numbers with and without dashes, the word everybody uses for a product you file under its trade name.',
    },
    {
      title: 'Filters per category',
      text: 'Lamps open with socket and height, rugs with size and pile. Choices that would lead to nothing are marked before they are tapped.',
    },
    {
      title: 'Search by meaning',
      text: 'A PyTorch model trained on words and pictures together finds the “reading light for a low shelf” that no title describes in those terms.',
    },
    {
      title: 'Color filters that tell the truth',
      text: 'OpenCV measures the shade in the photograph. What the supplier calls “stone” goes under beige or gray, where people look for it.',
    },
    {
      title: '3D viewer',
      text: 'Built on three.js: turn, zoom, open the drawer, change the finish. Keyboard and screen-reader users get the same choices as plain controls.',
    },
    {
      title: 'Model preparation',
      text: 'Manufacturers’ CAD files are reduced to compact 3D files (glTF), with a still picture for devices that should not load more.',
    },
    {
      title: 'Comparison at a glance',
      text: 'See at a glance which battery lasts longer or which frame is narrower, with no table to read. Drawn with D3.js.',
    },
    {
      title: 'A report of lost searches',
      text: 'Every week: what people looked for and did not get, in their own words, ready for your buyers.',
    },
  ],
  useCases: [
    {
      title: 'Sofas for small apartments',
      text: 'A furniture store sells well in the suburbs and gets the same model back from the city. Its product page now shows the sofa beside a door frame and a person, and lets the buyer type in the width of the stairwell.',
    },
    {
      title: 'Spare parts nobody can spell',
      text: 'Mechanics search an appliance dealer’s site by the number stamped on a broken part, with a smudge or two. The search accepts partial and mistyped numbers and shows an exploded drawing to confirm.',
    },
    {
      title: 'Paint, by the eye',
      text: 'Hundreds of shades sit in an alphabetical list with names like “Harbor Mist.” Customers now move through them by hue and depth on a chart, and see the shade on a wall that is in shadow as well as in sun.',
    },
    {
      title: 'A bicycle built to order',
      text: 'Frame, bars, saddle, color: the configurator shows the bike as it will leave the workshop and refuses combinations the workshop cannot build.',
    },
    {
      title: 'One shop, two vocabularies',
      text: 'Professional cooks and hobby cooks buy the same pans under different names. Either word arrives at the same page, and the filters open with the attributes that crowd asks about.',
    },
  ],
  screen: {
    where: 'Search results',
    rows: [
      { kind: 'field', label: 'Search', value: 'sofa for a narrow hall' },
      { kind: 'item', text: 'Fits through a narrow door', note: 'yes', isMarked: true },
      { kind: 'item', text: 'Color', note: 'gray, green, blue' },
      { kind: 'line', text: 'Turn it around in 3D before you order.' },
    ],
  },
  related: ['visual-search', 'personalization-recommendation', 'content-creative'],
};
