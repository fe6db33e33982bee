import type { Service } from '../types';

export const service: Service = {
  title: 'Recommendation Engines',
  area: 'shelf',
  card: {
    description:
      'The software behind rows such as “goes well with,” tested on your sales history and run by your own engineers.',
    benefits: [
      'A model you own, on your own servers',
      'Tested on past orders it hasn’t seen, before customers see it',
      'New products recommended from day one',
      'A simple fallback when anything breaks',
    ],
  },
  technologies: ['surprise', 'lightfm', 'tensorflow', 'pytorch', 'apache-spark'],
  meta: {
    title: 'Recommendation Engines, Built and Measured',
    description:
      'A recommender that your own engineers run. It chooses which products to suggest, is tested on past orders, and comes with code and notes.',
    keywords:
      'recommended products, customers also bought, cross-selling and upselling, similar items, bigger orders',
  },
  subtitle:
    'We build the software behind rows such as “goes well with,” test it on your sales history, and hand it over to your engineers.',
  description: [
    'A row of six products looks modest. Behind it, thousands of products are narrowed to a few hundred candidates and scored for this person and this page. Rules remove anything that must not be shown. All of that happens before the rest of the page has loaded. This service is for teams that want to own that machinery.',
    'We start with the simplest method that could work, because bought-together counts are hard to beat on a small catalog. Each more ambitious model has to beat it on orders it wasn’t trained on. The winner becomes a service with a time limit and a fallback. You get code, tests, reproducible training runs, and a notebook that explains every choice, including the ones that failed.',
  ],
  benefits: [
    {
      title: 'No rent per click',
      text: 'The engine runs on your servers and improves with your data. It keeps running if you end our contract.',
    },
    {
      title: 'New arrivals get a chance',
      text: 'Until a product has a sales history, it’s placed next to items with similar material, brand, and price.',
    },
    {
      title: 'The long tail gets seen',
      text: 'A ranking that only repeats the bestsellers scores badly. We aim for catalog coverage as well as accuracy.',
    },
    {
      title: 'Pages that never wait',
      text: 'If scoring takes too long, a precomputed list steps in. Shoppers see a slightly plainer row, never a gap.',
    },
    {
      title: 'Arguments settled by replay',
      text: 'When two ranking ideas compete, we replay last month’s sessions with both. Only the better one gets live traffic.',
    },
  ],
  features: [
    {
      title: 'Candidate generation',
      text: 'We merge and deduplicate three sources: alternating least squares in Spark, nearest neighbors of product vectors, and bought-together pairs.',
    },
    {
      title: 'Hybrid models for thin data',
      text: 'LightFM blends behavior with product and customer attributes, which keeps it useful when most products have only a handful of buyers.',
    },
    {
      title: 'Star ratings, where you have them',
      text: 'Surprise compares classic rating predictors quickly. It only handles explicit ratings, so we use other tools for clicks and orders.',
    },
    {
      title: 'Ranking networks',
      text: 'We use two-tower models in TensorFlow for retrieval and sequence models in PyTorch for the next item in a session. Both have to beat the simple baseline first.',
    },
    {
      title: 'A realistic test',
      text: 'Training data ends before test data begins. Accuracy, coverage, novelty, and repeated suggestions are reported separately for new and returning customers.',
    },
    {
      title: 'Serving with a deadline',
      text: 'A small service answers from a cache, within a time budget per request, and has a health page. Deploying a model takes one step, and so does rolling it back.',
    },
  ],
  useCases: [
    {
      title: 'From a plugin to a model of your own',
      text: 'A bookseller’s plugin recommends the same ten novels everywhere, and there are no settings left to try. We train on order history, keep the plugin’s slots, and change only what fills them.',
    },
    {
      title: 'Carts that make sense together',
      text: 'An art supplier suggests oil brushes with watercolor paper. Pairs are now learned per technique, and a rule table blocks combinations that would ruin the paper.',
    },
    {
      title: 'A catalog that turns over every month',
      text: 'At a fashion outlet, nothing stays long enough to build a sales history. Attribute-based vectors place each delivery on its first morning, and the model is retrained nightly.',
    },
    {
      title: 'Business buyers who reorder',
      text: 'A lab supplier’s customers reorder for years and rarely explore. The engine keeps two lists, “time to reorder” and “often used with,” instead of one that does neither well.',
    },
  ],
  screen: {
    where: 'Product page, “goes well with”',
    rows: [
      { kind: 'items', items: ['coat', 'hat', 'bag'] },
      { kind: 'line', text: 'Ranked by your own model, on your own servers.' },
    ],
  },
  related: ['personalization-recommendation', 'visual-search', 'analytical-insight'],
  callToAction: {
    title: 'Talk to our engineers',
    text: 'Tell us what fills your “goes well with” row today, and how many orders there are to learn from.',
  },
};
