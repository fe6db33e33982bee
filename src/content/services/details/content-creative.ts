import type { ServiceDetail } from '../../types';

/** The page of Content & Creative: product copy and pictures, drafted, checked and approved. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Content & Creative: Product Copy and Pictures',
    description:
      'Product texts and pictures for online shops: software drafts them in your style and checks them against the data sheet, and your editors release them.',
  },
  subtitle:
    'Texts and pictures for your product pages and campaigns: software makes the first draft, your editor has the last word.',
  description: [
    'New products wait in a queue for their words and pictures, and meanwhile they sell nothing. Yet what fills the gap is often worse than waiting: the manufacturer’s paragraph, pasted by every other shop as well. We build a drafting line that starts from your data sheet and your style, and ends at an editor’s desk.',
    'A draft may use only facts from the product record; a sentence that claims anything else is marked before anyone reads it. Pictures are straightened, cropped and set on the same background, so that the shelf looks like one shop. Campaign headlines arrive as a handful of truly different ideas to be tried on part of the audience. Nothing goes live until one of your editors approves it.',
  ],
  benefits: [
    {
      title: 'Products on sale when they arrive',
      text: 'Goods received this morning have a checked draft by the time they are on the shelf.',
    },
    {
      title: 'Editors who edit',
      text: 'Your best writers stop typing dimensions into sentences, and put their hours into the pages people come back to read.',
    },
    {
      title: 'Fewer claims to regret',
      text: '“Waterproof” appears only where the record says so.',
    },
    {
      title: 'One hand across the shelf',
      text: 'Same angle, same margin, same order of facts. Customers can compare products at a glance.',
    },
    {
      title: 'Pages found by their own words',
      text: 'Text that no other shop has gives search engines a reason to show yours, and shoppers a reason to stay with it.',
    },
  ],
  features: [
    {
      title: 'A style sheet the machine obeys',
      text: 'From your best pages we derive length, form of address, favored and forbidden words. Your editors keep it up to date in plain language.',
    },
    {
      title: 'Drafts tied to facts',
      text: 'Each sentence is linked to the field it came from. Missing fields become a question to the supplier rather than a guess.',
    },
    {
      title: 'Language models you can host',
      text: 'Open models run in PyTorch on your own or rented hardware, tuned on texts you own, and these stay with you.',
    },
    {
      title: 'A reading desk for text',
      text: 'NLTK helps measure sentence length, repetition and closeness to other pages; a draft too much like its neighbor goes back.',
    },
    {
      title: 'Pictures brought into line',
      text: 'OpenCV finds the product, levels it, crops to your margins, evens out the white, and flags blur, watermarks or a missing label. A Keras model suggests which picture should lead.',
    },
    {
      title: 'Text alternatives',
      text: 'A description for people who can’t see the picture: drafted from the record and the image, read by a person before release.',
    },
    {
      title: 'Variants on trial',
      text: 'Headlines and lead pictures are tested through Optimizely, for a time that is agreed on before the test begins.',
    },
  ],
  useCases: [
    {
      title: 'A thousand screws, no sentences',
      text: 'A fastener dealer’s pages consist of a number and a table. Short drafts now say what each screw is for, which bit it takes and where it rusts, all of it taken from the standard it is made to.',
    },
    {
      title: 'Marketplace and own shop',
      text: 'A stationery brand lists the same notebook in four places with four sets of rules. One record yields four texts of the permitted length, and none is a copy of another.',
    },
    {
      title: 'Supplier pictures of every kind',
      text: 'Gray floors, price stickers, a thumb in the corner: a home-decor importer used to reshoot whatever it could afford to. Most pictures are now rescued automatically, and the studio gets a short list of the rest.',
    },
    {
      title: 'The spring newsletter',
      text: 'A nursery sends one subject line to everybody and hopes. It now tries three, each with a thought of its own, on a small part of the list, and mails the rest the next morning.',
    },
    {
      title: 'A shelf in French',
      text: 'A skincare label opens a second language. Ingredient names and legal phrases come from an approved glossary, the rest is drafted, and a native editor corrects it with the original beside it.',
    },
  ],
  screen: {
    where: 'The editor’s draft',
    rows: [
      { kind: 'item', text: '“Waterproof”', note: 'from the data sheet' },
      { kind: 'item', text: '“Machine-washable”', note: 'from the data sheet' },
      { kind: 'item', text: 'Color name', note: 'missing: asked the supplier', isMarked: true },
      { kind: 'line', text: 'Published once an editor approves.' },
    ],
  },
  related: ['product-discovery-visualization', 'sentiment-analysis', 'robotic-process-automation-2'],
};
