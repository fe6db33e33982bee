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
    title: 'Customer Insight Analytics: who comes back, and why',
    description:
      'Customer reports from the orders you already have: who comes back, who stops, and what a customer is worth, in words your team can act on.',
    keywords:
      'customers who don’t come back, cohorts, customer segments, lifetime value, repeat buyers, best customers, churn and customers who leave, RFM analysis',
  },
  longDescription: [
    'The monthly report tells you what was sold. It rarely tells you who came back, who is about to leave, or which campaign brought people who bought once, at a discount, and never again.',
    'Customer Insight Analytics starts with the orders you already have. It groups customers by the month of their first order (a cohort) and shows, row by row, how many returned. It sorts everyone into a few segments by how recently, how often, and how much they buy. Each gets a name your team would really use (“gift buyers,” “full-price regulars”), and the list is ready for your email tool.',
    'We’re careful with forecasts. A lifetime value (everything a customer will spend with you) comes with its range. A segment of a dozen people is marked as too small to plan on. Each chart has a sentence saying what it can’t tell you.',
  ],
  pictures: [
    {
      drawing: cover,
      caption: 'Who came back, month by month',
      alt: 'A heat map with one row per month of first order and one column per month since, darker where more customers returned.',
    },
    {
      drawing: view2,
      caption: 'Your customers in segments',
      alt: 'A cut citrus slice whose wedges differ in size, one wedge for each customer segment.',
    },
    {
      drawing: view3,
      caption: 'Where a visit ends',
      alt: 'A funnel of steps from visit to order, each step narrower than the one before.',
    },
    {
      drawing: view4,
      caption: 'Value over time, by first purchase',
      alt: 'Several curves of customer value rising over time, one for each cohort, some flattening early.',
    },
  ],
  features: [
    {
      title: 'Cohort heat map',
      text: 'Split it by first product, channel, discount, or country, and see which first orders lead to second ones.',
    },
    {
      title: 'Segments in everyday words',
      text: 'You get a handful of segments, each with a name, a profile, and its customers. They’re recalculated every night.',
    },
    {
      title: 'Funnels by device and source',
      text: 'Compare phone with desktop and newsletter with search, and find the step where each loses people.',
    },
    {
      title: 'Lifetime value as a range',
      text: 'You get a low, a likely, and a high value, so you know how solid the number is before you bid on it.',
    },
    {
      title: 'Campaigns judged by who stays',
      text: 'Each campaign is scored again months later, by the customers it kept, not just the orders it brought.',
    },
    {
      title: 'Lists for your other tools',
      text: 'Send a segment to your email tool or download it. Customers who no longer fit drop off the list automatically.',
    },
  ],
  specifications: [
    { name: 'Made for', value: product.forWhom },
    { name: 'API', value: 'REST, read-only SQL access, and CSV export' },
    { name: 'Data needed', value: product.dataNeeded },
    {
      name: 'Methods',
      value: 'Recency, frequency, and value with k-means; BG/NBD with Gamma-Gamma for lifetime value',
    },
    { name: 'Freshness', value: 'Orders every night, funnels every hour' },
    {
      name: 'Response time',
      value: 'Charts use precomputed tables, so they don’t load your store’s database',
    },
    { name: 'Store platforms', value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce' },
    { name: 'Also connects to', value: 'Google Analytics 4, Klaviyo, Mailchimp' },
    { name: 'Languages', value: 'Dashboard and reports in English; any currency, any time zone' },
    { name: 'Hosting', value: 'Tangelo’s cloud in the US or the EU' },
    { name: 'Personal data', value: 'Email addresses are hashed before they leave your store' },
    {
      name: 'Data retention',
      value: 'You choose how many years; deleted in full at the end of the contract',
    },
    { name: 'Uptime', value: uptimeOfTheYear },
    { name: 'Implementation', value: product.setUp },
    ...commitmentRows,
  ],
  benefits: [
    {
      title: 'Ad money that pays off',
      text: 'You stop overpaying for channels whose customers buy once, and notice the quiet ones whose customers stay.',
    },
    {
      title: 'You write before they leave',
      text: 'Regulars who skip their usual order show up on a list while a friendly email can still bring them back.',
    },
    {
      title: 'One version of the numbers',
      text: 'Marketing, buying, and finance look at the same table, with the definition of each column one click away.',
    },
    {
      title: 'Fewer coupons given away',
      text: 'Customers who would pay full price anyway come off the coupon list, and your margin goes up.',
    },
  ],
  includes: [
    'Import of your order history, cleaned of test and staff orders',
    'Dashboard for everyone in the company',
    'First set of segments, named in a workshop with your team',
    'Connection to one email tool',
    'Monthly one-page summary of your numbers by an analyst',
    'Glossary of every metric, with its formula',
  ],
  quotes: {
    mistakes: ['A lifetime value', 'A segment of a dozen', 'Each chart has'],
    whoDecides: [],
    access: ['Dashboard for everyone'],
  },
};
