import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  title: 'The lamp from the photo',
  client: 'Furniture and lighting retailer, 120 employees',
  lead: 'tomasz-wieczorek',
  screen: {
    where: 'Store search',
    rows: [
      { kind: 'field', label: 'Search', value: 'Your photo of a lamp', hasCamera: true },
      { kind: 'items', items: ['lamp', 'lamp', 'lamp'] },
      { kind: 'line', text: 'In stock: this lamp, and two similar ones.' },
    ],
  },
  measure: { counted: 'Steps from the search box to the right lamp', before: 7, after: 3 },
  duration: '5 months',
  category: 'Visual Search',
  services: ['visual-search', 'product-discovery-visualization'],
  technologies: ['opencv', 'pytorch', 'elasticsearch'],
  challenge:
    'People came with an image in mind: the lamp over a friend’s table, a chair from a hotel lobby. The search box wanted words, and “brass arched floor lamp” brought up everything from candlesticks to curtain rods. Staff answered the rest by email, from memory, usually a day later.',
  solution:
    'A camera button next to the search box takes a photo and shows similar pieces. OpenCV cuts out the object. A PyTorch network trained on the store’s own catalog photos describes its shape and finish, and Elasticsearch finds the nearest neighbors in stock. The usual filters narrow the result to something smaller, cheaper, or black. If nothing comes close, the page says so and offers help by email.',
  results: [
    'Old designs sell again: the search finds a lamp from six seasons ago as easily as this spring’s.',
    'The email team now gets the interesting requests, such as discontinued shades.',
  ],
};
