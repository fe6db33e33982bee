import type { Service } from '../types';

export const service: Service = {
  title: 'Content & Creative',
  area: 'shelf',
  card: {
    description:
      'Product copy, photos, and campaign variants: drafted in your style, checked against the spec sheet, approved by your editors.',
    benefits: [
      'No product waits weeks for its description',
      'Claims that match the spec sheet',
      'Consistent photos across your catalog',
    ],
  },
  technologies: ['pytorch', 'keras', 'nltk', 'opencv', 'optimizely'],
  meta: {
    title: 'Content & Creative: Product Copy and Photos',
    description:
      'Product copy and photos for online stores: software drafts them in your style and checks them against the spec sheet. Your editors approve them.',
    keywords:
      'product descriptions, copywriting, product photos, image editing, translation, no time to write',
  },
  subtitle:
    'Copy and images for your product pages and campaigns. Software writes the first draft; your editor has the final say.',
  description: [
    'New products wait in line for copy and photos, and meanwhile they sell nothing. What fills the gap is often worse than waiting: the manufacturer’s paragraph, which every other store has pasted too. We build a drafting process that starts with your product data and your style, and ends at an editor’s desk.',
    'Drafts may only use facts from the product record; a sentence that claims anything else is flagged before an editor reads it. Photos are straightened, cropped, and set on the same background, so the catalog looks consistent. For campaign headlines you get a handful of genuinely different ideas to test on part of your audience. Nothing goes live until one of your editors approves it.',
  ],
  benefits: [
    {
      title: 'New products go live right away',
      text: 'Products received this morning have a checked draft by the time they’re on the warehouse shelf.',
    },
    {
      title: 'Editors who edit',
      text: 'Your best writers stop typing dimensions into sentences and spend their time on the pages people come back to read.',
    },
    {
      title: 'Fewer claims to regret',
      text: '“Waterproof” appears only where the record says so.',
    },
    {
      title: 'A consistent catalog',
      text: 'Same angle, same margin, facts in the same order. Customers can compare products at a glance.',
    },
    {
      title: 'Pages that get found',
      text: 'Original copy gives search engines a reason to show your page, and shoppers a reason to stay.',
    },
  ],
  features: [
    {
      title: 'A style guide the software follows',
      text: 'We learn length, tone, and the words to use or avoid from your best pages. Your editors keep the guide up to date in plain language.',
    },
    {
      title: 'Drafts tied to facts',
      text: 'Each sentence is linked to the field it came from. A missing field becomes a question for the supplier, not a guess.',
    },
    {
      title: 'Language models you can host',
      text: 'Open models run in PyTorch on your own or rented hardware, tuned on copy you own. Your copy stays with you.',
    },
    {
      title: 'Automatic text checks',
      text: 'NLTK helps measure sentence length, repetition, and similarity to other pages. A draft that is too similar goes back.',
    },
    {
      title: 'Consistent photos',
      text: 'OpenCV finds the product, levels it, crops to your margins, and evens out the background. It flags blur, watermarks, and missing labels. A Keras model suggests which photo should come first.',
    },
    {
      title: 'Tested variants',
      text: 'Headlines and lead photos are tested with Optimizely, for a period agreed on before the test starts.',
    },
  ],
  useCases: [
    {
      title: 'A thousand screws, no sentences',
      text: 'A fastener dealer’s pages consist of a number and a table. Short drafts now say what each screw is for, which bit it takes, and where it will rust. Every fact comes from the standard it’s made to.',
    },
    {
      title: 'Marketplaces and your own store',
      text: 'A stationery brand lists the same notebook in four places with four sets of rules. One record becomes four descriptions of the right length, each one different.',
    },
    {
      title: 'Supplier photos of every kind',
      text: 'Gray floors, price stickers, a thumb in the corner: a home decor importer used to reshoot what it could afford. Most photos are now fixed automatically, and the studio gets a short list of the rest.',
    },
    {
      title: 'A catalog in French',
      text: 'A skincare brand adds a second language. Ingredient names and legal phrases come from an approved glossary, the rest is drafted, and a native speaker edits it against the original.',
    },
  ],
  screen: {
    where: 'The editor’s draft',
    rows: [
      { kind: 'item', text: '“Waterproof”', note: 'from the spec sheet' },
      { kind: 'item', text: '“Machine-washable”', note: 'from the spec sheet' },
      { kind: 'item', text: 'Color name', note: 'missing: asked the supplier', isMarked: true },
      { kind: 'line', text: 'Published once an editor approves.' },
    ],
  },
  related: ['product-discovery-visualization', 'sentiment-analysis', 'robotic-process-automation-2'],
  callToAction: {
    title: 'Send us three products',
    text: 'Three that still need copy are enough to see whether your spec sheets have what a good draft needs.',
  },
};
