import type { Tool } from '../types';

export const tool: Tool = {
  title: 'Surprise',
  category: 'Recommendation',
  description:
    'A small Python library for star ratings that shows which recommendation method works best on your reviews.',
  code: 'SVD().fit(ratings)',
  checkedAgainst: 'Surprise 1.1',
  checked: '2026-11-21',
  meta: {
    title: 'Surprise: which recommender suits your star ratings?',
    description:
      'Surprise compares rating-based recommenders in Python. It ignores clicks and purchases, so we use it for tests and often rebuild the result elsewhere.',
  },
  subtitle:
    'Useful if your customers rate products with stars. Surprise is a Python library for one question: from the stars people gave so far, how would they rate the next product?',
  overview: [
    'Nicolas Hug wrote Surprise; the name is short for Simple Python Recommendation System Engine. It installs as `scikit-surprise`, under the BSD license, and works like scikit-learn: choose an algorithm, cross-validate, compare. Matrix factorization (SVD and SVD++), neighborhood methods, Slope One, co-clustering, and plain baselines are all included and well documented.',
    'The first page of its manual says what it doesn’t do. It only works with explicit ratings. It ignores clicks, purchases, and product attributes, so it knows nothing about an item that no one has rated. It keeps everything in memory on one machine, and updates are rare. We treat it as a lab. In an afternoon, it tells us whether your ratings contain a signal. Then we often rebuild the result in another tool.',
  ],
  whyWeUse: [
    {
      title: 'Baselines come first',
      text: '`BaselineOnly` predicts from how generous a reviewer is and how well a product is rated. If nothing beats it, your data doesn’t show personal taste, and you have saved a project.',
    },
    {
      title: 'A fair comparison',
      text: 'Every algorithm sees the same folds and reports the same error measures, so the result doesn’t depend on who ran it.',
    },
    {
      title: 'Reasons you can show',
      text: 'A nearest-neighbor method (KNN) with an item-based Pearson similarity can explain itself: “You rated these two Riojas highly, and so did people who loved this one.”',
    },
    {
      title: 'You can add your own method',
      text: 'A new method is a class with fit and estimate. We tested discounting old ratings that way before investing in it.',
    },
  ],
  applications: [
    {
      title: 'Wine, books, games',
      text: 'It fits stores whose customers like to rate and do it often. Predicted stars rank the products they haven’t tried yet.',
    },
    {
      title: 'Taste profiles for tasting boxes',
      text: 'Once a subscriber has rated a few coffees, the next box leaves out predicted two-star ones.',
    },
    {
      title: 'Correcting generous reviewers',
      text: 'User and item biases separate “gives everything five stars” from real enthusiasm, so product averages get fairer.',
    },
    {
      title: 'Is the rating widget worth it?',
      text: 'Before you ask shoppers to rate more, an experiment on existing ratings shows how much each additional one improves the prediction.',
    },
  ],
  benefits: [
    'You learn early if ratings alone are enough for recommendations.',
    'Reviewers who give everything five stars no longer push a product to the top.',
    'Subscribers get fewer products they were never going to like.',
    'A larger system later has a small, trusted baseline to beat.',
  ],
  integration: [
    {
      title: 'Three columns, in this order',
      text: '`Dataset.load_from_df` takes user, item, and rating, strictly in that order, with a Reader whose `rating_scale` is (1, 5). Predictions are clipped to that scale, so a scale that’s too narrow cuts off your best or worst ratings without warning.',
    },
    {
      title: 'Compare with cross_validate',
      text: 'RMSE and MAE are built in, but a store shows lists. We compute precision at the top ourselves, on a split by date: folds are random by default and let the model see tomorrow’s reviews.',
    },
    {
      title: 'Tune narrowly',
      text: '`GridSearchCV` over `n_factors`, `reg_all`, and `n_epochs` is enough for SVD. Similarity matrices of the KNN family grow with the square of items or users, so compute them over the smaller of the two.',
    },
    {
      title: 'Decide what goes live',
      text: 'Predictions can be written to a table each night. If clicks or attributes turn out to matter, we move to LightFM or a larger framework and keep this experiment as the baseline. The package compiles C extensions, so NumPy and Python are pinned.',
    },
  ],
  callToAction: {
    title: 'Do your stars mean anything?',
    text: 'An export of user, product, rating, and date is enough to find out. The simple average is the baseline to beat.',
  },
};
