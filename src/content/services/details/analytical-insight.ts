import type { ServiceDetail } from '../../types';

/** The page of Analytical Insight: reports that answer a question. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Analytical Insight: Reports That Answer',
    description:
      'Reports for online shops, built from your orders, costs and clicks. Each answers one question that you have to decide, in terms everyone shares.',
  },
  subtitle:
    'We build reports from your shop’s own data. Each one answers one question and ends in a decision.',
  description: [
    'Most stores have more dashboards than decisions to make with them. Sales has a revenue figure, finance has another, and half of the Tuesday meeting goes to finding out which one left out the returns. We start at the other end: what do you have to decide, how often, and which fact would change your mind?',
    'From that question we work backward to the data. Definitions are written down once and computed once, from raw orders, costs, shipments and clicks. You get one page: one chart, its margin of error, and a one-sentence answer. Anyone who wants to check clicks through to the orders. When nobody has opened a report for a season, we propose to retire it.',
  ],
  benefits: [
    {
      title: 'Meetings without arithmetic',
      text: 'Net revenue means the same thing on every screen, so the discussion can begin with what to do.',
    },
    {
      title: 'True profit per product',
      text: 'Once shipping, payment fees, returns and advertising are charged to the product that caused them, some bestsellers look different.',
    },
    {
      title: 'Luck told apart from skill',
      text: 'Sales rose after the redesign. They also rose in shops that changed nothing. You see the part that the change can claim.',
    },
    {
      title: 'Surprises by morning',
      text: 'A broken payment method or a category that stopped selling shows up as a deviation from its usual weekday, with a first suspect named.',
    },
    {
      title: 'Knowledge that stays when we go',
      text: 'Queries, definitions and charts live in your repository and are explained to your analysts while they are built. They can carry on alone.',
    },
  ],
  features: [
    {
      title: 'A question list',
      text: 'We interview the people who decide and write down what they need to know, and by when. Everything built afterward points at a line on that list.',
    },
    {
      title: 'One layer of definitions',
      text: 'Order, customer, return, margin: each is defined in code with an owner and a test, and all reports read from there.',
    },
    {
      title: 'Volume without waiting',
      text: 'Apache Spark digests full click and order histories overnight. What reaches the report is small and opens at once.',
    },
    {
      title: 'Statistics with error bars',
      text: 'Comparisons, trends and campaign effects are computed in R, and the margin of error is drawn along with the line.',
    },
    {
      title: 'Expected against actual',
      text: 'A forecast by ARIMA, or by Facebook Prophet where holidays matter, says what an ordinary Thursday would have brought. The gap to the real one is what the morning note reports.',
    },
    {
      title: 'A list of suspects',
      text: 'scikit-learn ranks the circumstances that go along with returns or cancellations, and the page says plainly that what goes along with a return need not be what caused it.',
    },
    {
      title: 'Charts made for the question',
      text: 'D3.js lets us draw the picture that fits: a returns heat map by size and supplier, a shelf by margin, a funnel of lost visits.',
    },
    {
      title: 'A way down to the rows',
      text: 'Select a bar and see the orders in it, exportable, subject to the reader’s rights.',
    },
  ],
  useCases: [
    {
      title: 'The bestseller that loses money',
      text: 'A homewares shop celebrates a floor lamp. Breakage, freight by volume and a generous advertising bid are charged to it for the first time, and the lamp moves from the front page to a pickup-only offer.',
    },
    {
      title: 'Returns, seen by size',
      text: 'A shoe importer’s return rate is a single figure in a monthly slide. Drawn as a grid of models and sizes, it becomes two dark squares and a conversation with one factory.',
    },
    {
      title: 'Did the catalog work',
      text: 'Printed catalogs are expensive, and everyone who received one also receives emails. A group chosen by lot gets none this spring; the comparison settles an argument that had gone on for years.',
    },
    {
      title: 'A quiet Thursday',
      text: 'Orders dip, though no more than on a rainy day. The morning note shows that the dip is confined to one wallet on one phone system, and the developers know where to look before the help desk does.',
    },
    {
      title: 'Three branches and a web shop',
      text: 'Customers look online and buy in the store, so the site seems to fail. Joined by loyalty card, the two halves of the journey are finally on the same page.',
    },
  ],
  screen: {
    where: 'Monday’s report, on one page',
    rows: [
      { kind: 'item', text: 'Question', note: 'Did free returns pay?' },
      { kind: 'item', text: 'Answer', note: 'yes for dresses, no for shoes', isMarked: true },
      { kind: 'line', text: 'Open each number down to its orders.' },
    ],
  },
  related: ['customer-segmentation', 'pricing-inventory-management', 'sentiment-analysis'],
};
