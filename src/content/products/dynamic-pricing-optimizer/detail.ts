import { uptimeOfTheYear } from '../../figures';
import type { ProductDetail } from '../types';
import { product } from './product';
import { commitmentRows } from '../commitmentRows';
import cover from './cover.svg';
import view2 from './view-2.svg';
import view3 from './view-3.svg';
import view4 from './view-4.svg';

export const detail: ProductDetail = {
  meta: {
    title: 'Dynamic Pricing Optimizer: prices within your limits',
    description:
      'Daily price proposals from your own demand, stock, and costs, kept between a floor and a ceiling you set. You approve each one.',
    keywords:
      'too cheap or too high, price proposals, floors and ceilings, markdowns, what price to charge, cheaper competitors, discounts and sales, profit margin',
  },
  longDescription: [
    'Most prices are set once, on the day the product arrives, and left alone until the clearance sale. In between, freight gets more expensive, a rival sells out, the middle sizes go first, and the price stays the same. Checking every price every week would fix that, but nobody on your team has time.',
    'The optimizer does the checking. From your sales, stock, and unit costs, it estimates how demand for each product reacts to price. Where a change is worth making, it proposes a new price. Each proposal shows its demand curve and how certain we are. If a product sells too little for its own curve, it uses similar products and tells you so, or leaves the price alone.',
    'No price reaches your store without passing your limits. You set a floor that covers the cost, a ceiling that suits the brand, and the largest step a price may take in a week. Proposals wait in a table until someone approves them. Prices vary by product and by day, never by person: every shopper sees the same price.',
  ],
  pictures: [
    {
      drawing: cover,
      caption: 'The price the curve points to',
      alt: 'A curve of expected profit over price, with the proposed price marked near its highest point.',
    },
    {
      drawing: view2,
      caption: 'A week between floor and ceiling',
      alt: 'A line of daily prices over one week that stays between two guardrails, a floor below and a ceiling above.',
    },
    {
      drawing: view3,
      caption: 'Demand at each price you have tried',
      alt: 'A scatter of points, units sold against price, with a fitted line that falls as the price rises.',
    },
    {
      drawing: view4,
      caption: 'Proposals waiting for your approval',
      alt: 'A table of categories with the current price, the proposed price, and a box to approve each change.',
    },
  ],
  features: [
    {
      title: 'A demand curve per product',
      text: 'You see how sales reacted to each price you have charged, adjusted for promotions and seasons.',
    },
    {
      title: 'Guardrails by category',
      text: 'Floor, ceiling, and largest weekly step are set by category or brand, with exceptions for single products.',
    },
    {
      title: 'The approval table',
      text: 'Sort by expected effect, approve a row, a page, or a category, or send a proposal back with a note.',
    },
    {
      title: 'Markdowns that follow stock',
      text: 'End-of-season markdowns start early and small where stock is deep, and wait where the last pieces will sell anyway.',
    },
    {
      title: 'Competitor prices, if you have them',
      text: 'Upload a feed of competitor prices and it becomes one more input. Without a feed, the optimizer works from your own figures.',
    },
    {
      title: 'Price endings you like',
      text: 'Prices land on .99, .95, or a whole number, and sets keep their order: the large bottle never costs less than the small one.',
    },
    {
      title: 'A log with undo',
      text: 'The log shows who approved what, when, and why. You can undo any change for one product or a whole category.',
    },
  ],
  specifications: [
    { name: 'Made for', value: product.forWhom },
    { name: 'API', value: 'REST with webhooks; a nightly CSV exchange works too' },
    { name: 'Data needed', value: product.dataNeeded },
    { name: 'Method', value: 'Price elasticity per product, pooled by category where sales are thin' },
    { name: 'Timing', value: 'Proposals every morning; approved prices go live at the hour you schedule' },
    {
      name: 'Store platforms',
      value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce; stock system (ERP) exports by CSV',
    },
    { name: 'Currencies', value: 'One price list per currency, each with its own limits' },
    {
      name: 'EU price notices',
      value: 'Keeps each product’s lowest price of the last 30 days ready for discount labels',
    },
    { name: 'Languages', value: 'Dashboard in English; dates and numbers in your market’s format' },
    {
      name: 'Hosting',
      value: 'Tangelo’s cloud, US or EU; your store keeps selling if ours is unreachable',
    },
    {
      name: 'Data retention',
      value: 'Price history is kept until the contract ends, then handed over as CSV and deleted',
    },
    { name: 'Uptime', value: uptimeOfTheYear },
    { name: 'Implementation', value: product.setUp },
    ...commitmentRows,
  ],
  benefits: [
    {
      title: 'Higher margins',
      text: 'Find products that would sell just as well at a slightly higher price.',
    },
    {
      title: 'A smaller clearance rack',
      text: 'You find slow stock while a small markdown still moves it, so there is less to write off at the end of the season.',
    },
    {
      title: 'Decisions you can explain',
      text: 'When someone asks why the price of the kettle went up, you open the row and show the curve.',
    },
    {
      title: 'An hour instead of a week',
      text: 'Pricing becomes one table in the morning, with only the prices that need a decision.',
    },
  ],
  includes: [
    'Connection to your store and one stock or ERP export',
    'First demand curves from your sales history',
    'Guardrails set up with your category managers',
    'Approval table for the whole team, with no per-seat fee',
    'Change log with export for accounting',
    'A review call after the first month of live prices',
  ],
  quotes: {
    mistakes: ['No price reaches your store', 'You can undo any change'],
    whoDecides: [
      'No price reaches your store',
      'You set a floor',
      'Proposals wait in a table',
      'Prices vary by product',
    ],
    access: ['Approval table for'],
  },
};
