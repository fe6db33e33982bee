import type { ToolDetail } from '../../types';

/** The Surprise page: a test bench for rating-based recommendation, and its limits. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'Surprise: which recommender suits your star ratings?',
    description:
      'Surprise compares rating-based recommenders in a few lines of Python. What we learn from it, why it ignores clicks and attributes, and what comes after.',
  },
  subtitle:
    'A Python library for one question: given the stars that people gave, which stars would they give next?',
  overview: [
    'Nicolas Hug wrote Surprise; the name abbreviates Simple Python Recommendation System Engine. It installs as scikit-surprise, under the BSD license, and borrows the manners of scikit-learn: choose an algorithm, cross-validate, compare. Matrix factorization (SVD and SVD++), neighborhood methods, Slope One, co-clustering and plain baselines are all included and well documented.',
    'The first page of its manual says what it leaves out. It works on explicit ratings only. Clicks and purchases without a score are outside its scope, and so are product attributes, so it can say nothing useful about an item that no one has rated. It keeps everything in the memory of one machine, and updates are infrequent. We treat it as a laboratory: it tells us in an afternoon if your ratings hold a signal, and what it finds is frequently rebuilt elsewhere.',
  ],
  whyWeUse: [
    {
      title: 'Baselines come first',
      text: 'BaselineOnly predicts from how generous a reviewer and how loved a product is. If nothing beats it, you have learned that personal taste is not in the data, and saved a project.',
    },
    {
      title: 'A fair contest',
      text: 'Every algorithm sees the same folds and reports the same errors, so the result does not depend on who made the comparison.',
    },
    {
      title: 'Neighbors that can be named',
      text: 'A nearest-neighbor method (KNN) with an item-based Pearson similarity can state its reason: you rated these two Riojas highly, and so did the people who loved this one.',
    },
    {
      title: 'Open to your own idea',
      text: 'A new method is a class with fit and estimate. We have tried discounting old ratings that way before investing in it.',
    },
  ],
  applications: [
    {
      title: 'Wine, books, games',
      text: 'Shops whose customers enjoy rating, and rate often, are the natural place. Predicted stars order the list of things not yet tried.',
    },
    {
      title: 'Taste profiles for tasting boxes',
      text: 'After a subscriber has scored a few coffees, the next box avoids the predicted two-star ones.',
    },
    {
      title: 'Correcting generous reviewers',
      text: 'User and item biases separate “gives five to everything” from real enthusiasm, and product averages become fairer.',
    },
    {
      title: 'Is the rating widget worth it?',
      text: 'Before you ask shoppers to rate more, an experiment on existing scores shows how much each further rating improves the guess.',
    },
  ],
  benefits: [
    'You know early if ratings can carry recommendations at all.',
    'Reviewers who score everything five no longer push a product to the top.',
    'Subscribers meet fewer boxes that were predictably not for them.',
    'A later, larger system has a small, trusted opponent to be measured against.',
  ],
  integration: [
    {
      title: 'Three columns, in this order',
      text: 'Dataset.load_from_df takes user, item and rating, strictly in that order, with Reader(rating_scale=(1, 5)). Predictions are clipped to that scale, so a scale that is too narrow cuts off your best or worst scores without a warning.',
    },
    {
      title: 'Compare with cross_validate',
      text: 'Two measures of error (RMSE and MAE) come for free, but a shop shows lists. We compute precision among the top predictions ourselves, on a split by date, because folds are random by default and let the model read tomorrow’s reviews.',
    },
    {
      title: 'Tune narrowly',
      text: 'GridSearchCV over n_factors, reg_all and n_epochs is enough for SVD. Similarity matrices of the KNN family grow with the square of items or users, so compute them over the smaller of the two.',
    },
    {
      title: 'Read the details of a prediction',
      text: 'For unknown ids predict() doesn’t fail. Most neighborhood methods answer with the mean and say was_impossible in details; SVD, with the biases that are its default, says nothing and answers with the mean plus whatever bias it knows. So we ask the training set which users and items it knows before we ask for a prediction, and show the bestsellers to everybody else. build_anti_testset() lists every missing pair and can exhaust memory; we go user by user.',
    },
    {
      title: 'Decide what goes live',
      text: 'Predictions can be written to a table each night. If clicks or attributes turn out to matter, we move to LightFM or a larger framework and keep this experiment as the yardstick. The package compiles C extensions, so NumPy and Python are pinned.',
    },
  ],
  callToAction: {
    title: 'Do your stars mean anything?',
    text: 'An export of user, product, rating and date lets us answer that, with the plain average as the rival to beat.',
  },
};
