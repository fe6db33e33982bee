import type { BlogPost } from '../types';

/** The six articles, the newest first; each text is the MDX file of its slug. */
export const blogPosts: readonly BlogPost[] = [
  {
    slug: 'dynamic-pricing-guardrails',
    title: 'Guardrails first: seven rules for dynamic pricing',
    meta: {
      title: 'Dynamic pricing guardrails: seven rules before the model',
      description:
        'Floor, ceiling, speed limit, rounding, quiet hours, fairness, reasons: the seven pricing rules we write before any model, with the code of the gate.',
    },
    excerpt:
      'A stroller that costs $40 more after lunch makes people shout; lettuce that is cheaper on Thursday does not. Seven rules that keep a pricing model on the right side of that line, and the small piece of code that enforces them.',
    category: 'Pricing',
    date: '2025-10-07',
    modified: '2026-11-21',
    author: 'ngozi-abara',
    tags: ['dynamic pricing', 'guardrails', 'price law', 'TypeScript'],
    tools: ['facebook-prophet', 'pyomo'],
    services: ['dynamic-pricing', 'pricing-inventory-management'],
  },
  {
    slug: 'apache-spark-in-ecommerce',
    title: 'What Apache Spark does in a shop’s night',
    meta: {
      title: 'Apache Spark in e-commerce: from clicks to visits',
      description:
        'One nightly Spark job followed from the click log to the bill: what a visit is, what the shuffle does, why one bot makes it late, and who needs no cluster.',
    },
    excerpt:
      'A click log has no idea what a visit is. We follow the job that finds out, from the first line to the cloud bill, past the shuffle, past the bot that keeps one machine busy until noon, and past the point where you should use something smaller.',
    category: 'Analytics',
    date: '2025-08-19',
    modified: '2026-11-21',
    author: 'tomasz-wieczorek',
    tags: ['Apache Spark', 'sessionization', 'click data', 'PySpark'],
    tools: ['apache-spark', 'lightfm'],
    services: ['analytical-insight', 'customer-segmentation'],
  },
  {
    slug: 'visual-search-with-opencv',
    title: 'From a phone photo to the right product, with OpenCV',
    meta: {
      title: 'Visual search with OpenCV: a week’s notebook',
      description:
        'Key points, the ratio test and one perspective that must explain them all: how a camera button finds the exact print, and how it learns to answer no.',
    },
    excerpt:
      'A week’s notebook from building a camera button for cushions and wallpaper. Monday: two questions behind one icon. Thursday: the list of defeats. In between, the geometry that lets a search say “we don’t carry it” and mean it.',
    category: 'Product Discovery',
    date: '2025-06-24',
    author: 'tomasz-wieczorek',
    tags: ['OpenCV', 'visual search', 'SIFT', 'image matching'],
    tools: ['opencv', 'pytorch', 'elasticsearch'],
    services: ['visual-search', 'product-discovery-visualization'],
  },
  {
    slug: 'botpress-in-ecommerce',
    title: 'One return, start to finish, in Botpress',
    meta: {
      title: 'Botpress in e-commerce: one return, start to finish',
      description:
        'The boots are too small. We take that one message through Botpress to the label, and mark who decides at each step: the model, a fixed rule, or a person.',
    },
    excerpt:
      '“hi, the boots came today and theyre too small :(” We take that message through Botpress to the return label and mark each spot where a language model must not improvise. With the table to fill in before anyone opens the editor.',
    category: 'Customer Service',
    date: '2025-05-13',
    modified: '2026-11-21',
    author: 'lucia-fuentes',
    tags: ['Botpress', 'conversation design', 'returns', 'handoff'],
    tools: ['botpress', 'rasa'],
    services: ['conversational-ai', 'customer-interaction-engagement'],
  },
  {
    slug: 'd3-js-data-visualization',
    title: 'D3.js: three charts that settle an argument',
    meta: {
      title: 'D3.js data visualization: three charts for a shop',
      description:
        'A former shoe buyer on drawing fewer charts that do more: the honest size curve, the lined-up markdown, the searches that went nowhere, and D3’s join.',
    },
    excerpt:
      'The best chart I ever owned was drawn on the lid of a shoebox. On three pictures that end meetings early, on what D3.js does when Monday’s numbers replace Sunday’s, and on the charts you shouldn’t use it for.',
    category: 'Analytics',
    date: '2025-03-25',
    modified: '2026-11-21',
    author: 'miriam-castellano',
    tags: ['D3.js', 'data visualization', 'size curves', 'dashboards'],
    tools: ['d3-js', 'apache-spark'],
    services: ['product-discovery-visualization', 'analytical-insight'],
  },
  {
    slug: 'lightfm-personalization-at-scale',
    title: 'LightFM: recommending what nobody has bought yet',
    meta: {
      title: 'LightFM personalization at scale, new products included',
      description:
        'How LightFM scores a dress nobody has clicked, with the arithmetic; the trap that punishes new arrivals; and what memory, serving and upkeep come to at scale.',
    },
    excerpt:
      'The first recommender on our wall of lost experiments had never heard of much that sold that week. LightFM fixes that with one idea you can work through on paper, and brings a trap of its own that the tutorials leave out.',
    category: 'Product Discovery',
    date: '2025-02-18',
    modified: '2026-11-21',
    author: 'dev-raghunathan',
    tags: ['LightFM', 'recommendations', 'cold start', 'Python'],
    tools: ['lightfm', 'elasticsearch', 'surprise', 'pytorch'],
    services: ['recommendation-engines', 'personalization-recommendation'],
  },
];

/** The categories that posts stand in, in the order of their newest post; the filter shows them after “All Posts”. */
export const blogCategories: readonly string[] = [...new Set(blogPosts.map(({ category }) => category))];
