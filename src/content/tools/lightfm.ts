import type { Tool } from '../types';

/** https://pypi.org/project/lightfm/, https://anaconda.org/conda-forge/lightfm/files, lyst/lightfm issue 709 */
export const lightfmLastRelease = '1.17';
export const lightfmFirstPythonWithTrouble = '3.12';
export const lightfmLastPythonOnConda = '3.11';

export const tool: Tool = {
  title: 'LightFM',
  category: 'Recommendation',
  description:
    'A compact hybrid recommender that places a product by its brand, color, and category before its first sale.',
  code: 'LightFM(loss="warp")',
  checkedAgainst: 'LightFM 1.17',
  checked: '2026-11-21',
  meta: {
    title: 'LightFM: recommendations for products with no history',
    description:
      'LightFM learns from purchases and product attributes, so it can recommend items that have never sold. Here’s how we train, serve, and install it.',
  },
  subtitle:
    'You need this if new arrivals are never recommended because nobody has bought them yet. LightFM is a Python library for product recommendations.',
  overview: [
    'Maciej Kula wrote LightFM at the fashion search company Lyst and described it in a 2015 paper on cold-start recommendation. It is a Python library with a compiled core, under the Apache 2.0 license. Each product is represented as the sum of its features (brand, color, category, its own ID), and so is each shopper. A dress that arrived this morning inherits what is known about its brand and cut.',
    'The whole model fits in a few hundred lines of code and trains on one machine without a graphics card. Two caveats. Releases are rare, so treat it as finished software and pin everything around it. And it ignores time: it knows what someone likes, but you have to handle the fact that they just bought a stroller.',
  ],
  whyWeUse: [
    {
      title: 'It was made for cold starts',
      text: 'Pure collaborative filtering knows nothing about an item that no one has clicked. Here, feature embeddings fill in until clicks arrive.',
    },
    {
      title: 'It is trained for the top of the list',
      text: 'WARP keeps sampling products until it finds one that is ranked wrong, then corrects it. That suits a page with six visible slots. BPR compares each purchase with one random product. Logistic loss is for stores that also record dislikes.',
    },
    {
      title: 'Clicks are enough',
      text: 'Views, carts, and purchases are implicit signals; shoppers don’t have to rate anything. With weights, a purchase counts more than a glance.',
    },
    {
      title: 'Small enough to retrain nightly',
      text: 'A mid-sized store’s interactions train comfortably in a scheduled job on an ordinary server, so the cloud bill stays small.',
    },
  ],
  applications: [
    {
      title: 'The “new in” page, sorted per visitor',
      text: 'Instead of newest first for everyone, this week’s arrivals are ranked by each visitor’s taste in brands, fits, and colors.',
    },
    {
      title: 'Similar items on the product page',
      text: 'Comparing item vectors directly leads from a sold-out lamp to lamps the same people liked, including ones listed yesterday.',
    },
    {
      title: 'Newsletters with fewer repeats',
      text: 'A weekly batch scores the catalog for every subscriber and leaves out products they already own.',
    },
    {
      title: 'Guests who tell you a little',
      text: 'A new shopper came from a running blog and picked “women, size 8.” Those two features alone give them a relevant first page.',
    },
    {
      title: 'Choosing samples and inserts',
      text: 'For subscription boxes, scores pick the sample that a customer is most likely to buy in full size.',
    },
  ],
  benefits: [
    'New products get traffic early in the season.',
    'Long-tail products reach the few people who want them.',
    'First-time visitors don’t all get the same bestseller list.',
    'Your operations team only maintains one nightly job and one table of scores.',
  ],
  integration: [
    {
      title: 'Build the matrices',
      text: '`lightfm.data.Dataset` maps your IDs with `fit()`, then `build_interactions()` and `build_item_features()` give SciPy sparse matrices. Feature rows are normalized to sum to one by default, so thirty tags on one product dilute each other. Choose tags with care.',
    },
    {
      title: 'Train and check on a later week',
      text: 'The model is created with the warp loss; `fit()` takes interactions, `item_features`, `sample_weight`, and `num_threads`. We hold out the most recent week rather than random rows, and pass `train_interactions` to `precision_at_k` so known purchases are left out. We compare the result with a plain bestseller list. If the bestsellers win, we say so.',
    },
    {
      title: 'Serve vectors, not the library',
      text: '`get_item_representations()` and `get_user_representations()` return biases and embeddings. They go into a vector index or a table; the website never imports LightFM. Scores from `predict()` can only be compared within one user.',
    },
    {
      title: 'Remember that the model can’t grow',
      text: `\`fit_partial()\` can’t add unseen users or features. They need a rebuilt dataset and full training. The PyPI package compiles during installation, a known problem on Python ${lightfmFirstPythonWithTrouble} and newer. conda-forge has it compiled up to ${lightfmLastPythonOnConda}, and the fork rectools-lightfm supports newer versions. The project’s macOS and Windows builds come without OpenMP, so we train in one pinned Linux image.`,
    },
  ],
  callToAction: {
    title: 'Try it on last month’s arrivals',
    text: 'A past launch makes a good test. From an export of orders and product attributes, we can show which items shoppers would have found sooner.',
  },
};
