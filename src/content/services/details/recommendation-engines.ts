import type { ServiceDetail } from '../../types';

/** The page of Recommendation Engines: the model behind the suggestions and its plumbing. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Recommendation Engines, Built and Measured',
    description:
      'A recommender for your shop that your own engineers run: it chooses the products to suggest, is tested on past orders and comes with code and notes.',
  },
  subtitle:
    'We build the software behind rows such as “goes well with,” measure it on your past orders, and hand it over to your engineers.',
  description: [
    'A row of six products looks modest. Behind it, several thousand products are narrowed to a few hundred candidates, those are scored for this person and this page, rules remove what may not be shown, and the result must be there before the rest of the page has loaded. This service is for teams that want that machinery in their own hands.',
    'We begin with the dullest method that could work, since bought-together counts are hard to beat on a small catalog, and each more ambitious model has to win against it on orders it has never seen. The winner goes into a service with a time limit and a fallback. You receive code, tests, training runs that can be repeated, and a notebook that says why every choice was made, including the ones that failed.',
  ],
  benefits: [
    {
      title: 'No rent per click',
      text: 'The engine runs on your machines and improves with your data. Ending our contract doesn’t switch it off.',
    },
    {
      title: 'New arrivals get a chance',
      text: 'A product with no sales yet is placed by material, brand and price, next to similar items, until it has a history.',
    },
    {
      title: 'The tail earns its shelf space',
      text: 'A ranking that only repeats the top sellers is measured as such. Coverage of the range is a target beside accuracy.',
    },
    {
      title: 'Pages that never wait',
      text: 'If scoring takes too long, a precomputed list steps in. Shoppers see a slightly plainer row and no gap.',
    },
    {
      title: 'Arguments settled by replay',
      text: 'When two ideas for the ranking compete, both are run against last month’s sessions first, and only the better one gets to meet live traffic.',
    },
  ],
  features: [
    {
      title: 'Candidate generation',
      text: 'Alternating least squares in Spark for large purchase histories, nearest neighbors of product vectors, and bought-together pairs, merged and deduplicated.',
    },
    {
      title: 'Hybrid models for thin data',
      text: 'LightFM blends behavior with product and customer attributes, which keeps it useful when most products have only a handful of buyers.',
    },
    {
      title: 'Star ratings, where you have them',
      text: 'Surprise compares classic rating predictors quickly. It is made for explicit ratings only, so for clicks and orders we use other tools.',
    },
    {
      title: 'Ranking networks',
      text: 'Two-tower models in TensorFlow for retrieval, sequence models in PyTorch for the order of the session: added when they beat the simple baseline.',
    },
    {
      title: 'Evaluation without self-deception',
      text: 'Training data ends before test data begins. Accuracy, coverage, novelty and repeated suggestions are reported for new and for known customers apart.',
    },
    {
      title: 'Serving with a deadline',
      text: 'A small service with a cache, a time budget per request and a health page. Deploying a model and rolling it back take the same single step.',
    },
    {
      title: 'Watching for drift',
      text: 'Inputs and outputs are compared with the training period each day. A broken product feed raises an alarm before it spoils the next model.',
    },
  ],
  useCases: [
    {
      title: 'Out of a plugin, into a model',
      text: 'A bookseller’s shop plugin recommends the same ten novels everywhere and its settings are exhausted. We train on order history, leave the plugin’s slots where they are, and change only what fills them.',
    },
    {
      title: 'Carts that make sense together',
      text: 'An art supplier suggests oil brushes with watercolor paper. Pairs are now learned per technique, with a rule table for the combinations that would ruin the paper.',
    },
    {
      title: 'A catalog that turns over every month',
      text: 'At a fashion outlet nothing stays long enough to collect a history. Attribute-based vectors place each delivery on its first morning, and the model is retrained nightly to learn from the few days it has.',
    },
    {
      title: 'Business buyers with long memories',
      text: 'A lab supplier’s customers reorder for years and explore little. The engine keeps two lists, “due again” and “used alongside,” instead of one that does neither well.',
    },
    {
      title: 'An engine nobody dares to touch',
      text: 'The person who wrote it has left and retraining fails. We rebuild the pipeline around tests, reproduce the old results first, and only then begin to improve them.',
    },
  ],
  screen: {
    where: 'Product page, “goes well with”',
    rows: [
      { kind: 'goods', goods: ['coat', 'hat', 'bag'] },
      { kind: 'line', text: 'Ranked by your own model, on your own servers.' },
    ],
  },
  related: ['personalization-recommendation', 'visual-search', 'analytical-insight'],
};
