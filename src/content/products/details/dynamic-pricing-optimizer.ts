import { uptimeOfTheYear } from '../../figures';
import type { ProductDetail } from '../types';
import { productFacts } from '../facts';
import { promisedRows } from '../promisedRows';

const facts = productFacts['dynamic-pricing-optimizer'];

/** Texts of the Dynamic Pricing Optimizer's page. */
export const detail: ProductDetail = {
  meta: {
    title: 'Dynamic Pricing Optimizer: prices within your limits',
    description:
      'Daily price proposals from your own demand, stock and costs, held between a floor and a ceiling you set, and approved by you.',
    keywords: ['Dynamic Pricing Optimizer', 'price proposals', 'floors and ceilings', 'markdowns'],
  },
  longDescription: [
    'A price is usually set once, on the day the product arrives, and then left alone until the clearance sale. In between freight gets more expensive, a rival sells out, the middle sizes go first, and the tag stays where it was. Checking every tag every week would fix that, but nobody on your team has time.',
    'The optimizer does the checking. From your sales, stock and unit costs it estimates how demand for each product reacts to its price, and it proposes a new one where the change is worth making. Each proposal shows its demand curve and how certain we are. Where sales are too thin for a curve, it leans on similar products and tells you so, or leaves the tag alone.',
    'Nothing reaches your shop without passing your limits: a floor that covers the cost, a ceiling that suits the brand, the largest step a price may take in a week. Proposals wait in a table until somebody signs them off. Prices move by product and by day. They never move by person: every shopper sees the same tag.',
  ],
  pictures: [
    {
      caption: 'The price the curve points to',
      alt: 'A curve of expected profit over price, with the proposed price marked near its highest point.',
    },
    {
      caption: 'A week between floor and ceiling',
      alt: 'A line of daily prices over one week that stays between two guardrails, a floor below and a ceiling above.',
    },
    {
      caption: 'Demand at each price you have tried',
      alt: 'A scatter of points, units sold against price, with a fitted line that falls as the price rises.',
    },
    {
      caption: 'Proposals waiting for your approval',
      alt: 'A table of categories with the current price, the proposed price and a box to approve each change.',
    },
  ],
  features: [
    {
      title: 'A demand curve per product',
      text: 'You see how sales reacted to each price you have charged, with promotions and seasons accounted for.',
    },
    {
      title: 'Guardrails by category',
      text: 'Floor, ceiling and largest weekly step are set where you think about them, by category or brand, with exceptions for single products.',
    },
    {
      title: 'The approval table',
      text: 'Sort by expected effect, approve a row, a page or a category, or send a proposal back with a note.',
    },
    {
      title: 'Markdowns that watch the shelf',
      text: 'End-of-season cuts start early and small where stock is deep, and wait where the last pieces will sell anyway.',
    },
    {
      title: 'Rival prices, if you have them',
      text: 'Upload a feed of competitor prices and it becomes one more input. Without a feed, the optimizer works from your own figures.',
    },
    {
      title: 'Endings you like',
      text: 'Prices land on .99, .95 or a whole number, and sets keep their order: the large bottle never costs less than the small one.',
    },
    {
      title: 'A log with a way back',
      text: 'Who approved what, when and why is on record, and any change can be taken back for one product or a whole category.',
    },
  ],
  specifications: [
    { name: 'Made for', value: facts.forWhom },
    { name: 'API', value: 'REST with webhooks; a nightly CSV exchange works too' },
    { name: 'Data needed', value: facts.dataNeeded },
    { name: 'Method', value: 'Price elasticity per product, pooled by category where sales are thin' },
    { name: 'Timing', value: 'Proposals every morning; approved prices go live at the hour you schedule' },
    {
      name: 'Shop platforms',
      value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce; stock system (ERP) exports by CSV',
    },
    { name: 'Currencies', value: 'One price list per currency, each with its own limits' },
    {
      name: 'EU price notices',
      value: 'Keeps each product’s lowest price of the last 30 days ready for discount labels',
    },
    { name: 'Languages', value: 'Dashboard in English; dates and numbers in your market’s format' },
    { name: 'Hosting', value: 'Tangelo’s cloud, US or EU; your shop goes on selling if ours is unreachable' },
    {
      name: 'Data retention',
      value: 'Price history until the contract ends, then handed over as CSV and deleted',
    },
    { name: 'Uptime', value: uptimeOfTheYear },
    { name: 'Implementation', value: facts.setUp },
    ...promisedRows,
  ],
  benefits: [
    {
      title: 'Higher margins',
      text: 'Find products that would sell just as well at a slightly higher price.',
    },
    {
      title: 'A smaller clearance rack',
      text: 'Slow stock is found while a modest cut still moves it, so the season ends with less to write off.',
    },
    {
      title: 'Decisions you can explain',
      text: 'When the buyer asks why the kettle went up, you open the row and show the curve.',
    },
    {
      title: 'An hour instead of a week',
      text: 'Your pricing round becomes one table in the morning, with only the tags that deserve a decision.',
    },
  ],
  includes: [
    'Connection to your shop and one stock or ERP export',
    'First demand curves from your sales history',
    'Guardrails set up with your category managers',
    'Approval table for the whole team, without a fee per seat',
    'Change log with export for accounting',
    'A review call after the first month of live prices',
  ],
};
