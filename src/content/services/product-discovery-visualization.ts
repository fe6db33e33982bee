import type { Service } from '../types';

export const service: Service = {
  title: 'Product Discovery & Visualization',
  area: 'shelf',
  card: {
    description:
      'Search that understands your customers’ words, filters that fit each category, and products in 3D.',
    benefits: [
      'Fewer searches that end on an empty page',
      'Shoppers can judge size and finish before they order',
      'Filters in the order people use them',
    ],
  },
  technologies: ['elasticsearch', 'three-js', 'd3-js', 'pytorch', 'opencv', 'glTF', 'WebGL'],
  meta: {
    title: 'Product Discovery & 3D Visualization',
    description:
      'We rebuild your store’s search and filters and show products in 3D: shoppers find what they mean, then turn, recolor, and measure it on screen.',
    keywords: 'site search, no search results, shoppers can’t find it, filters, 3D product view',
  },
  subtitle: 'Better search and filters help shoppers find the product. 3D views help them judge it.',
  description: [
    'Shoppers leave because they couldn’t find the product, or couldn’t picture it. This service fixes both. First, we rebuild search and navigation around the words your customers type and the attributes they choose by. Those are rarely the ones in the supplier’s spec sheet.',
    'Second, shoppers can turn products around, open them, recolor them, and see them next to something of known size. We start with products where a wrong guess is expensive, such as furniture, lighting, and custom orders. The 3D models load quickly on an ordinary phone. Where photos do the job, we keep the photos.',
  ],
  benefits: [
    {
      title: 'No more dead ends',
      text: 'A misspelled brand, a nickname, or last year’s model number leads to a product instead of “no results.”',
    },
    {
      title: 'Fewer “bigger than I thought” returns',
      text: 'A table shown to scale beside a doorway answers the question that four studio photos leave open.',
    },
    {
      title: 'Choice without a brochure',
      text: 'Eleven fabrics and three woods don’t have to be a list of names. The customer taps one and sees it.',
    },
    {
      title: 'Fewer questions for your sales team',
      text: '“Does it come in…” and “how deep is the…” are answered on the product page.',
    },
    {
      title: 'A catalog you can trust',
      text: 'Building good filters exposes missing weights, odd units, and colors called “other.” You get the list and a plan to fix it.',
    },
  ],
  features: [
    {
      title: 'Search tuned on your own logs',
      text: 'We judge Elasticsearch settings against real queries with known good answers, and keep that test running after we leave.',
    },
    {
      title: 'Search by meaning',
      text: 'Search for a “reading light for a low shelf,” and a PyTorch model finds one even if no title uses those words. It was trained on words and images together.',
    },
    {
      title: 'Color filters that tell the truth',
      text: 'OpenCV measures the shade in the photo. A supplier’s “stone” is listed under beige or gray, where people look for it.',
    },
    {
      title: '3D viewer',
      text: 'Shoppers turn, zoom, open a drawer, or change the finish. It’s built on three.js. Keyboard and screen-reader users get the same choices as plain controls.',
    },
    {
      title: 'Model preparation',
      text: 'Manufacturers’ CAD files are reduced to compact 3D files (glTF), with a still image for devices that shouldn’t load more.',
    },
    {
      title: 'Visual comparison',
      text: 'Shoppers see at a glance which battery lasts longer or which frame is narrower, with no table to read. Built with D3.js.',
    },
  ],
  useCases: [
    {
      title: 'Sofas for small apartments',
      text: 'A furniture store sells a sofa well in the suburbs, but city customers send it back. The product page now shows it beside a door frame and a person, and lets buyers enter the width of their stairwell.',
    },
    {
      title: 'Spare parts by smudged number',
      text: 'Mechanics search an appliance dealer’s site by the number stamped on a broken part, which is often hard to read. The search accepts partial and mistyped numbers and shows an exploded drawing to confirm.',
    },
    {
      title: 'Paint, chosen by eye',
      text: 'Hundreds of shades sit in an alphabetical list with names like “Harbor Mist.” Customers now browse by hue and depth on a chart, and see each shade on a wall in sun and in shadow.',
    },
    {
      title: 'A bicycle built to order',
      text: 'Frame, bars, saddle, color: the configurator shows the finished bike and rules out combinations the workshop can’t build.',
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
  callToAction: {
    title: 'Which product do shoppers misjudge?',
    text: 'Name an item that comes back as “not what I expected.” A 3D view, a better photo, or a filter may fix it.',
  },
};
