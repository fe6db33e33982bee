import type { Tool } from '../types';

/** https://scikit-learn.org/stable/whats_new.html */
export const scikitLearnCategoriesByDtype = '1.4';

export const tool: Tool = {
  title: 'scikit-learn',
  category: 'Machine learning',
  description:
    'Python’s standard library for machine learning on tables: who will buy again, which orders look wrong, which segments your customers form.',
  code: 'KMeans(5).fit(customers)',
  checkedAgainst: 'scikit-learn 1.9',
  checked: '2026-11-21',
  meta: {
    title: 'scikit-learn: answers from the tables you already keep',
    description:
      'scikit-learn is a Python library that learns from tables of orders and customers. It’s the first one we try for churn, segments, and return risk.',
  },
  subtitle:
    'A good start if the answer is in your order history: who will leave, which orders look wrong. scikit-learn is a Python library for machine learning on tables, and we try it first.',
  overview: [
    'scikit-learn started as David Cournapeau’s Google Summer of Code project in 2007. Researchers at the French institute Inria led its first public release in 2010. It is BSD-licensed Python, known for its small interface. For every method, you call fit, then predict or transform.',
    'So you can swap a logistic regression for a random forest in one line and judge both by the same metric. We choose the simplest one that works. The library has clear limits. It works in memory on one machine, mostly on the CPU, and has no deep networks for images or speech. Millions of rows are fine for many of its methods; billions aren’t.',
  ],
  whyWeUse: [
    {
      title: 'Simple models get a fair hearing',
      text: 'Because every method works the same way, we compare a linear model and boosted trees in one sitting. Often the linear one is close enough, and your team can explain it.',
    },
    {
      title: 'Tools for fair validation',
      text: 'Pipeline and `ColumnTransformer` learn their scaling and encoding from the training data only. It’s the reliable way to keep tomorrow’s information out of yesterday’s prediction.',
    },
    {
      title: 'Missing values are normal here',
      text: `\`HistGradientBoostingClassifier\` accepts gaps as they are. Since ${scikitLearnCategoriesByDtype}, it also accepts columns with pandas’ category type, but it rejects plain strings. You don’t have to fill the gaps in a customer table with averages first.`,
    },
    {
      title: 'Documentation that juniors can follow',
      text: 'The user guide explains the methods with worked examples, so your own analysts can take the models over.',
    },
  ],
  applications: [
    {
      title: 'Who is about to leave',
      text: 'Recency, frequency, returns, and support contacts go in; a calibrated probability of buying again comes out. The win-back coupon goes only to customers who wouldn’t have come back anyway.',
    },
    {
      title: 'Segments your buyers recognize',
      text: '`KMeans` or a Gaussian mixture on shopping habits yields segments, and a shallow decision tree then explains what makes each one different.',
    },
    {
      title: 'A second look at orders',
      text: 'Before you have labels, `IsolationForest` flags unusual orders. Once chargebacks are recorded, a supervised model does the job.',
    },
    {
      title: 'Return risk before shipping',
      text: 'Two sizes of the same shoe in one cart deserve a gentle size hint at checkout.',
    },
    {
      title: 'A first reading of price sensitivity',
      text: 'Ridge regression over a whole category keeps thinly sold items from producing wild estimates. If you need a margin of error you can defend, R takes it from there.',
    },
  ],
  benefits: [
    'Coupons go to customers who were wavering, so you don’t give away margin to loyal ones.',
    'Reviewers can see which facts pushed an order’s risk score up or down.',
    'Segments arrive with a one-line description that marketing can plan against.',
    'A model on a million rows trains in minutes on an ordinary server, so you can try a new idea the same day.',
  ],
  integration: [
    {
      title: 'Freeze a point in time',
      text: 'For each training row we only use what was known on its date, straight from your warehouse as Parquet. A “total orders” column that includes the future is the classic leak, and it makes a model look far better than it is.',
    },
    {
      title: 'One pipeline from raw columns to score',
      text: '`OneHotEncoder` with `handle_unknown` set to ignore, and the estimator behind it, live in a single Pipeline object. A new shipping method in June then gives zeros rather than an exception at checkout.',
    },
    {
      title: 'Validate the way the store runs',
      text: 'We split by time with `TimeSeriesSplit` instead of random folds. Where fraud is rare, we judge by average precision instead of accuracy. If a probability will be multiplied by money, we calibrate it with `CalibratedClassifierCV`.',
    },
    {
      title: 'Ship the file with its versions',
      text: 'Models saved with joblib are pickles. They’re only guaranteed to load under the same library version. When files change hands, skops is the safer format. We store the version, the training date, and a checksum next to the model and refuse to start on a mismatch.',
    },
  ],
  callToAction: {
    title: 'Can your data answer it?',
    text: 'Pick a question that keeps coming up in meetings. We’ll look at the table behind it before you pay for a model.',
  },
};
