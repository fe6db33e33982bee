import type { ToolDetail } from '../../types';
import { lightfmFirstPythonWithTrouble, lightfmLastPythonOnConda } from '../versions';

/** The LightFM page: a hybrid recommender for catalogs that change weekly. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'LightFM: recommendations for products with no history',
    description:
      'LightFM is a Python library that recommends by what people bought and by what a product is, so new arrivals get shown. How to train it, and its pitfalls.',
  },
  subtitle:
    'A Python library for product recommendations that gives new arrivals a place on the shelf before the first sale.',
  overview: [
    'Maciej Kula wrote LightFM at the fashion search company Lyst and described it in a 2015 paper on cold-start recommendation. It is a Python library with a compiled core, under the Apache 2.0 license. Each product is represented as the sum of its features (brand, color, category, its own id), and each shopper likewise, so a dress that arrived this morning inherits what is known about its brand and its cut.',
    'The whole model fits in a few hundred lines of your own code and trains on one machine without a graphics card. Two cautions belong on this page. Releases are rare, so you adopt it as finished software and pin everything around it. And it ignores order in time: it knows what somebody likes, while the fact that they just bought a stroller must be handled outside.',
  ],
  whyWeUse: [
    {
      title: 'It was made for cold starts',
      text: 'Pure collaborative filtering has nothing to say about an item that no one has touched. Here the feature embeddings answer in its place until clicks arrive.',
    },
    {
      title: 'It is trained for the top of the list',
      text: 'WARP keeps sampling products until it finds one that is ranked wrongly, then corrects it. That suits a page with six visible slots. BPR compares each purchase with one product drawn at random, and logistic loss is there when you have real dislikes.',
    },
    {
      title: 'Clicks are enough',
      text: 'Views, carts and purchases are implicit signals; nobody has to rate anything. Weights can make a purchase count for more than a glance.',
    },
    {
      title: 'Small enough to rerun nightly',
      text: 'Training on a mid-sized shop’s interactions fits comfortably in a scheduled job on an ordinary server, so the cloud bill stays small.',
    },
    {
      title: 'Embeddings you can look at',
      text: 'Every feature has a vector. Ask which brands sit closest to each other and your buyers will tell you at once whether the model has understood the range.',
    },
  ],
  applications: [
    {
      title: 'The “new in” page, sorted per visitor',
      text: 'Instead of newest first for everybody, this week’s arrivals are ranked by each visitor’s taste in brands, fits and colors.',
    },
    {
      title: 'Similar items on the product page',
      text: 'Item vectors are compared directly, so a sold-out lamp leads to lamps that the same people liked, including ones listed yesterday.',
    },
    {
      title: 'Newsletters with fewer repeats',
      text: 'A weekly batch scores the catalog for every subscriber and leaves out what they own already.',
    },
    {
      title: 'Guests who tell you a little',
      text: 'A shopper who is new but came from a running blog and picked “women, size 8” can be described by user features alone, and gets a sensible first page.',
    },
    {
      title: 'Choosing samples and inserts',
      text: 'For subscription boxes, scores pick the extra that a customer is likely to come back and buy at full size.',
    },
  ],
  benefits: [
    'Buyers see their new lines getting traffic while the season is still young.',
    'Long-tail products are shown to the few people who want them, instead of to nobody.',
    'First-time visitors are not all handed the same bestseller list.',
    'One nightly job and one table of scores are all that your operations team has to look after.',
  ],
  integration: [
    {
      title: 'Build the matrices',
      text: 'lightfm.data.Dataset maps your ids with fit(), then build_interactions() and build_item_features() give SciPy sparse matrices. Feature rows are normalized to sum to one by default, so a product with thirty tags has each of them diluted: choose tags with care.',
    },
    {
      title: 'Train and check on a later week',
      text: 'The model is created with the warp loss; fit() takes interactions, item_features, sample_weight and num_threads. We hold out the most recent week rather than random rows, pass train_interactions to precision_at_k so that known purchases are left out, and put a plain bestseller list beside it. If the bestsellers win, that is reported too.',
    },
    {
      title: 'Serve vectors, not the library',
      text: 'get_item_representations() and get_user_representations() return biases and embeddings. They go into a vector index or a table; the website never imports LightFM. Scores from predict() mean something only in comparison within one user.',
    },
    {
      title: 'Mind the fixed shape',
      text: `fit_partial() cannot grow the model: unseen users or features need a rebuild of the dataset and a full training. From PyPI the package is compiled at install time, which is a known problem on Python ${lightfmFirstPythonWithTrouble} and newer; conda-forge has it compiled up to ${lightfmLastPythonOnConda}, and the fork rectools-lightfm follows newer Pythons. The project’s own builds for macOS and Windows are without OpenMP, so we train in one pinned Linux image.`,
    },
  ],
  callToAction: {
    title: 'Try it on last month’s arrivals',
    text: 'With an export of orders and product attributes we can replay the launch of a past collection and show which items would have been found sooner.',
  },
};
