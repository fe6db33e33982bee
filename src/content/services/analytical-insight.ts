import type { Service } from '../types';

export const service: Service = {
  title: 'Analytical Insight',
  area: 'back-room',
  card: {
    description: 'Reports built around a decision: one question, one chart, one answer you can check.',
    benefits: [
      'One definition of revenue, margin, and returns for everyone',
      'Meetings that start with “what do we do?”',
      'Click any figure to see its orders',
    ],
  },
  technologies: ['apache-spark', 'd3-js', 'r', 'arima', 'facebook-prophet', 'scikit-learn', 'SQL'],
  meta: {
    title: 'Analytical Insight: One Report per Question',
    description:
      'Reports for online stores, built from your orders, costs, and clicks. Each one answers a single question, with definitions everyone shares.',
    keywords: 'reports, dashboards, data analysis, profit per product, sizes that come back',
  },
  subtitle:
    'We build reports from your store’s own data. Each one answers one question and leads to a decision.',
  description: [
    'Most stores have more dashboards than decisions to make with them. Sales has a revenue figure, finance has another, and half of the Tuesday meeting goes into finding out which one left out returns. We start at the other end: what do you have to decide, how often, and which fact would change your mind?',
    'From that question we work back to the data. Each definition is written down once and computed once, from raw orders, costs, shipments, and clicks. You get one page: one chart, its margin of error, and a one-sentence answer. To check it, you click through to the orders. If a report goes unopened for a season, we suggest retiring it.',
  ],
  benefits: [
    {
      title: 'Meetings without arithmetic',
      text: 'Net revenue means the same thing on every screen, so the discussion can start with what to do.',
    },
    {
      title: 'True profit per product',
      text: 'Some bestsellers look different once their shipping, payment fees, returns, and ads are counted.',
    },
    {
      title: 'Luck or skill',
      text: 'Sales rose after the redesign. They also rose in stores that changed nothing. You see how much is due to the change.',
    },
    {
      title: 'Problems spotted by morning',
      text: 'A broken payment method or a category that stops selling shows up the next morning, with a likely cause.',
    },
    {
      title: 'Your team can run it without us',
      text: 'Queries, definitions, and charts live in your repository. We explain them to your analysts as we build.',
    },
  ],
  features: [
    {
      title: 'One layer of definitions',
      text: 'Order, customer, return, margin: each is defined in code, with an owner and a test, and every report uses it.',
    },
    {
      title: 'Years of data, no waiting',
      text: 'Apache Spark processes full click and order histories overnight. The resulting report is small and opens right away.',
    },
    {
      title: 'Statistics with error bars',
      text: 'Comparisons, trends, and campaign effects are computed in R, and every line is drawn with its margin of error.',
    },
    {
      title: 'Expected vs. actual',
      text: 'An ARIMA forecast, or Facebook Prophet where holidays matter, shows what an ordinary Thursday would have brought. The morning report shows the gap.',
    },
    {
      title: 'A list of suspects',
      text: 'scikit-learn ranks the factors that correlate with returns or cancellations. The page says plainly that correlation isn’t causation.',
    },
    {
      title: 'Charts made for the question',
      text: 'With D3.js, we draw the chart that fits the question, such as a heat map of returns by size and supplier.',
    },
  ],
  useCases: [
    {
      title: 'The bestseller that loses money',
      text: 'A housewares store’s favorite is a floor lamp. Then breakage, bulky shipping, and a generous ad bid are counted against it for the first time. The lamp moves from the home page to a pickup-only offer.',
    },
    {
      title: 'Returns by size',
      text: 'A shoe importer’s return rate is one number on a monthly slide. Drawn as a grid of models and sizes, it becomes two dark squares and a conversation with one factory.',
    },
    {
      title: 'Did the catalog work?',
      text: 'Printed catalogs are expensive, and everyone who received one also receives emails. This spring, a randomly chosen group gets no catalog, and the comparison settles a years-old argument.',
    },
    {
      title: 'A quiet Thursday',
      text: 'Orders dip, though no more than on a rainy day. The morning report traces the dip to one mobile wallet on one operating system. Developers know where to look before the help desk does.',
    },
  ],
  screen: {
    where: 'Monday’s report, on one page',
    rows: [
      { kind: 'item', text: 'Question', note: 'Did free returns pay off?' },
      { kind: 'item', text: 'Answer', note: 'yes for dresses, no for shoes', isMarked: true },
      { kind: 'line', text: 'Click any figure to see its orders.' },
    ],
  },
  related: ['customer-segmentation', 'pricing-inventory-management', 'sentiment-analysis'],
  callToAction: {
    title: 'Bring one question',
    text: 'What do you have to decide this quarter? We’ll sketch the one-page report that would help.',
  },
};
