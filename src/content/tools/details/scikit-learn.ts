import type { ToolDetail } from '../../types';
import { scikitLearnCategoriesByDtype } from '../versions';

/** The scikit-learn page: the first tool we try on any table of customers or orders. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'scikit-learn: answers from the tables you already keep',
    description:
      'scikit-learn is a Python library that learns from tables of orders and customers. Where we use it in a shop, and when it is too small for the job.',
  },
  subtitle:
    'A Python library for machine learning on tables. Most of a shop’s questions are about a table, and this is what we try on it first.',
  overview: [
    'What became scikit-learn started as David Cournapeau’s Google Summer of Code project in 2007; researchers at the French institute Inria led its first public release in 2010. It is BSD-licensed Python, and its signature is one small interface. Whatever the method, you call fit, then predict or transform.',
    'One classifier is therefore swapped for another in a single line, a logistic regression for a random forest, and both are judged by the same measure; the simplest that does the work gets chosen. The library has clear limits: it works in memory on one machine, mostly on the processor, and it has no deep networks for pictures or speech. Rows in the millions are fine for many of its methods; billions belong elsewhere.',
  ],
  whyWeUse: [
    {
      title: 'Simple models get a fair hearing',
      text: 'With every method behind the same calls, a linear model and a boosted forest are compared in one sitting. Often the linear one is close enough, and your team can explain it.',
    },
    {
      title: 'Tools for honest validation',
      text: 'Pipeline and ColumnTransformer learn their scaling and encoding from the training part only. It is the dependable way to keep tomorrow’s information out of yesterday’s prediction.',
    },
    {
      title: 'Missing values are normal here',
      text: `HistGradientBoostingClassifier accepts gaps as they are, and since ${scikitLearnCategoriesByDtype} columns that carry pandas’ category type; but it rejects plain strings. A customer table with holes does not have to be patched with made-up averages first.`,
    },
    {
      title: 'Documentation that juniors can follow',
      text: 'The user guide explains the methods with worked examples, so your own analysts can take the models over.',
    },
  ],
  applications: [
    {
      title: 'Who is about to leave',
      text: 'Recency, frequency, returns and support contacts go in; a calibrated probability of buying again comes out. The win-back voucher goes to customers who need it, not to those who were coming anyway.',
    },
    {
      title: 'Groups that a buyer recognizes',
      text: 'KMeans or a Gaussian mixture on shopping habits yields segments, and a shallow decision tree then says in words what makes each one different.',
    },
    {
      title: 'Second look at orders',
      text: 'IsolationForest marks orders unlike the rest before there are labels; once chargebacks have been recorded, a supervised model takes over.',
    },
    {
      title: 'Return risk before dispatch',
      text: 'Two sizes of the same shoe in one cart is a pattern worth a gentle size hint at checkout.',
    },
    {
      title: 'A first reading of price sensitivity',
      text: 'Ridge regression over a whole category keeps thinly sold items from producing wild estimates. Where a margin of error has to be defended, R continues from there.',
    },
    {
      title: 'Sorting invoices and mail',
      text: 'Weighted word counts (TF-IDF) with a linear classifier route supplier documents to the right queue, after learning from a few hundred that your staff has filed.',
    },
  ],
  benefits: [
    'Vouchers go to customers who were wavering, so margin is not given away to loyal ones.',
    'Reviewers can see which facts pushed an order’s risk score up or down.',
    'Segments arrive with a one-line description that marketing can plan against.',
    'Models are small files that run on the server you have, beside the code you have.',
    'A model on a million rows trains in minutes on an ordinary server, so a new idea is tried the same day.',
  ],
  integration: [
    {
      title: 'Freeze a point in time',
      text: 'For each training row we take only what was known on its date, straight from your warehouse as Parquet. A “total orders” column that includes the future is the classic leak, and it makes a model look far better than it is.',
    },
    {
      title: 'One pipeline from raw columns to score',
      text: 'OneHotEncoder with handle_unknown set to ignore, and the estimator behind it, live in a single Pipeline object. A new shipping method in June then gives zeros rather than an exception at checkout.',
    },
    {
      title: 'Validate the way the shop runs',
      text: 'TimeSeriesSplit instead of random folds, average precision instead of accuracy where fraud is rare, and CalibratedClassifierCV when a probability will be multiplied by money.',
    },
    {
      title: 'Ship the file with its versions',
      text: 'Models saved with joblib are pickles and are only promised to load under the same library version; skops is the safer format when files change hands. We store the version, the training date and a checksum next to the model and refuse to start on a mismatch.',
    },
  ],
  callToAction: {
    title: 'One table, one question',
    text: 'Choose the question that keeps coming up on Mondays. We will say if your existing data can answer it before anyone writes a model.',
  },
};
