import { currency } from '../../domain/money';
import { grouped } from '../../domain/numerals';
import type { PageMeta } from '../types';
import type { DemoId } from './demoIds';

export interface DemoTexts {
  readonly meta: PageMeta;
  readonly heading: string;
  /** Suggests something to try in fewer than twenty words, for lists of demos. */
  readonly summary: string;
  /** One or two short sentences, so that the demo starts on the first screen. */
  readonly lead: string;
  /** Where the demo's data comes from. */
  readonly data: string;
  /** How the demo differs from the real product. */
  readonly limits: string;
}

export const demoTexts: Readonly<Record<DemoId, DemoTexts>> = {
  'ai-personalization-engine': {
    meta: {
      title: 'AI Personalization Engine demo: a shelf that sorts itself',
      description:
        'Sixty items in a sample outdoor store change places as you click, and each one tells you why. Ignore a click to see what changes, and compare four methods.',
      keywords: ['personalization demo', 'matrix factorization', 'implicit feedback', 'recommendations'],
    },
    heading: 'A shelf that sorts itself',
    summary: 'Click items in a sample store and watch the shelf re-sort for you.',
    lead: 'Click items you like in this sample store. After each click, the shelf re-sorts for you, and every item tells you why it’s there.',
    data: 'We made up the 300 shoppers. The demo knows who clicked what, but nothing about the items themselves, not even their departments. Your clicks are kept only in this page’s address, so a copied link includes them.',
    limits:
      'The product keeps learning, and it can recommend new items that nobody has clicked yet. It takes inventory, returns, and your own rules into account. This demo sees only clicks and doesn’t keep learning.',
  },
  'conversational-ai-assistant': {
    meta: {
      title: 'Conversational AI Assistant demo: ask this site',
      description:
        'Ask a question and get an answer quoted from this site, with a link. Say “add Fraud Shield yearly” and check your cart. It runs in your browser.',
      keywords: ['chat assistant demo', 'site answers', 'shopping by chat', 'sources', 'undo'],
    },
    heading: 'Ask the shop',
    summary:
      'Ask our assistant about Tangelo’s products, prices, or policies, or tell it what to put in your cart.',
    lead: 'Ask the assistant about Tangelo’s products, prices, or policies, or tell it what to add to your cart. It answers from this site and links to the source.',
    data: 'The assistant answers from this site’s pages and product data. What you type stays in this tab and is never sent or stored. Changes it makes to your cart are real. To undo one, type “undo” before you close the tab.',
    limits:
      'The product understands six languages, looks up orders, and brings in a person when needed. This demo reads only English, covers about a hundred topics, and understands simple requests such as “add Fraud Shield yearly.”',
  },
  'dynamic-pricing-optimizer': {
    meta: {
      title: 'Dynamic Pricing Optimizer demo: find the best price',
      description:
        'Drag the price and cost, set your limits, or paste your own sales. The demand, revenue, and profit curves update in your browser.',
      keywords: ['pricing demo', 'price elasticity', 'demand curve', 'price optimization', 'margin floor'],
    },
    heading: 'The most profitable price',
    summary: 'Find the most profitable price within the limits you set, based on past sales.',
    lead: 'Find the price that earns the most profit, based on past sales. You set the minimum margin and the maximum price change.',
    data: 'The sample is two years of made-up weekly sales of one shirt. Paste your own or open a file: it’s read in this tab and never sent or stored.',
    limits:
      'The product accounts for seasons, stock, promotions, and competitors’ prices, for thousands of products at once. This demo assumes that a 1% price change always changes sales by the same percentage, whatever the price.',
  },
  'customer-insight-analytics': {
    meta: {
      title: 'Customer Insight Analytics demo: segments from orders',
      description:
        'Group customers by when they last ordered, how often, and how much they spent. Try it with 1,000 sample customers or your own orders, and export the result.',
      keywords: ['RFM demo', 'customer segmentation', 'k-means', 'silhouette', 'customer analytics'],
    },
    heading: 'Who your customers are',
    summary:
      'Turn a list of orders into named groups of customers, such as regulars, one-time buyers, and lapsed customers.',
    lead: 'Group your customers into segments by how recently they bought, how often, and how much they spent. The demo names each segment and recommends how many segments to use.',
    data: 'The sample is two years of orders from 1,000 made-up customers. If you use your own file, its orders and names stay in this tab and are never sent or stored.',
    limits:
      'The product also uses visits and campaigns, and it predicts who is likely to leave. This demo uses three numbers per customer: days since the last order, number of orders, and spend.',
  },
  'review-sentiment-monitor': {
    meta: {
      title: 'Review Sentiment Monitor demo: paste reviews and see',
      description:
        'Paste your reviews or open a CSV file: see each score word by word, where stars and words disagree, and download the result. It runs in your browser.',
      keywords: ['sentiment demo', 'review analysis', 'VADER', 'opinion words', 'negation'],
    },
    heading: 'Reviews, word by word',
    summary:
      'Paste your reviews to see how positive or negative each one is, which words decide its score, and how scores change over time.',
    lead: 'See how positive or negative each review is, and which words decide the score. Try the samples, paste your own reviews, or open a file.',
    data: 'We wrote the sample reviews. Yours stay in this tab and are never sent or stored. Only reviews in English are scored.',
    limits:
      'The product learns your industry’s vocabulary, separates complaints about fit from those about delivery, and reads more languages. This demo knows 7,500 opinion words, plus emoji and phrases such as “5 stars.” It misses sarcasm and industry terms.',
  },
  'fraud-shield': {
    meta: {
      title: 'Fraud Shield demo: which orders to hold',
      description:
        'Choose how risky an order must be before you hold it, and see what mistakes cost. Beat the model with your own rules, and check that it’s fair.',
      keywords: ['fraud detection demo', 'isolation forest', 'logistic regression', 'precision and recall'],
    },
    heading: 'Which orders to hold',
    summary: 'See which orders our fraud model would hold, then try to beat it with your own rules.',
    lead: 'Here are two days of made-up orders, with far more fraud than most stores see. Decide how risky an order must be before you hold it, then try to beat our model with your own rules.',
    data: 'We made up the orders, so we know which ones are fraud. Everything runs in your browser, and nothing is uploaded.',
    limits:
      'This demo looks at just eight details of each order, and we deliberately made some of the fraud look ordinary. The product checks more address and device details, plus each customer’s history. It also learns from your chargebacks and follows your own rules.',
  },
};

/** Texts of the home page's small pricing demo. */
export const priceTeaserTexts = {
  label: 'Price of a shirt',
  outcome: (units: number, profit: number, isBest: boolean) =>
    `You’d sell ${grouped(units)} a week for a profit of ${currency.symbol}${grouped(profit)}. ${isBest ? 'No other price' : 'A different price'} would earn more.`,
};

export const demosPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly upcoming: string;
} = {
  meta: {
    title: 'Live demos: try what the shop sells',
    description:
      'Small working versions of our products, computed in your browser on sample data or your own. Nothing is sent; only what you add to your cart is kept.',
    keywords: ['live demo', 'AI in the browser', 'try before you buy', 'online retail'],
  },
  heading: 'Try before you buy',
  lead: 'Each demo is a small, working version of a product. You can use your own data in the pricing, customer, and review demos. Everything runs in your browser, and nothing is uploaded.',
  upcoming: 'Demos on request',
};
