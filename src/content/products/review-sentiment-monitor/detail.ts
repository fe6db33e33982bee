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
    title: 'Review Sentiment Monitor: hear about the bad zipper first',
    description:
      'Reads every review sentence by sentence, sorts it by fit, fabric, delivery, and price, and warns you when one drops.',
    keywords:
      'one-star reviews, customer reviews, sentiment, early warning, star ratings, bad reviews, what customers complain about, customer feedback',
  },
  longDescription: [
    'A bad batch of zippers shows up in reviews before it shows up in returns. But someone has to read them, and the one that matters is the ninth of the day. It has four stars, kind words about the color, and half a sentence about a zipper that caught.',
    'The monitor reads them all, sentence by sentence. “Lovely fabric, but it took two weeks” counts as praise for the fabric and a complaint about delivery, whatever the stars say. Each aspect of each product gets a trend line. If one drops more than usual, you get an alert with the sentences behind it. Irony still fools it now and then. Correct the line, and it learns from that.',
  ],
  pictures: [
    {
      drawing: cover,
      caption: 'Reviews with the key words marked',
      alt: 'Lines of review text in which words of praise and words of complaint are marked in two colors.',
    },
    {
      drawing: view2,
      caption: 'One product, aspect by aspect',
      alt: 'A cut citrus slice used as a dial: wedges for fit, fabric, delivery, price, and other aspects, each filled to its score.',
    },
    {
      drawing: view3,
      caption: 'The week something went wrong',
      alt: 'A timeline of sentiment that runs level and then falls into one marked dip.',
    },
    {
      drawing: view4,
      caption: 'What people talk about',
      alt: 'A map of bubbles, one per topic, larger where more reviews mention it and close together where topics meet.',
    },
  ],
  features: [
    {
      title: 'Sentence by sentence',
      text: 'Mixed reviews are split up, so a complaint about the carrier no longer drags down the dress.',
    },
    {
      title: 'Aspects that fit your products',
      text: 'Fit, fabric, delivery, and price are built in. Add “scent,” “battery,” or “assembly” with a few example phrases.',
    },
    {
      title: 'Warnings with evidence',
      text: 'When an aspect drops, you get a short message: which product, which aspect, since when, and the sentences behind it.',
    },
    {
      title: 'Topics you didn’t think of',
      text: 'Words that start showing up together become a topic before anyone thinks to search for them.',
    },
    {
      title: 'Batch and supplier view',
      text: 'If your orders have a batch or supplier code, you can sort complaints by it.',
    },
    {
      title: 'A to-do list for replies',
      text: 'Reviews with a question or a defect are queued for your team, most urgent first. You write the replies; the monitor keeps the queue.',
    },
  ],
  specifications: [
    { name: 'Made for', value: product.forWhom },
    { name: 'Sources', value: 'Your store’s reviews, Google Business Profile, Trustpilot, surveys as CSV' },
    { name: 'API', value: 'REST to send and fetch; webhook, email, or Slack for warnings' },
    { name: 'Data needed', value: product.dataNeeded },
    {
      name: 'Method',
      value: 'Transformer model per sentence; for English, VADER’s word list as a cross-check',
    },
    {
      name: 'Response time',
      value: 'Reviews are read as they arrive; the digest arrives at the time you set',
    },
    { name: 'Store platforms', value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce' },
    { name: 'Languages', value: 'Reads English, Spanish, French, German, and Italian; reports in English' },
    { name: 'Hosting', value: 'Tangelo’s cloud, EU region available' },
    { name: 'Personal data', value: 'Reviewers’ names are removed on import' },
    {
      name: 'Data retention',
      value: 'Review text is kept until the review is taken down or you cancel',
    },
    { name: 'Uptime', value: uptimeOfTheYear },
    { name: 'Implementation', value: product.setUp },
    ...commitmentRows,
  ],
  benefits: [
    {
      title: 'Catch a bad batch early',
      text: 'You can pull a faulty batch or warn the supplier before the rest of it is sold.',
    },
    {
      title: 'Better words on the product page',
      text: 'If customers keep writing “runs short,” say so on the page, and the next ones order the right length.',
    },
    {
      title: 'Evidence for supplier talks',
      text: 'Bring the chart of each aspect to the supplier meeting. A year of comments about the lining leaves little to dispute.',
    },
    {
      title: 'Nobody has to read it all',
      text: 'Your team reads the few lines that need a decision and still knows what the rest say.',
    },
  ],
  includes: [
    'Import of all your existing reviews',
    'Connection to your store and two public sources',
    'Aspect list for your catalog',
    'Warnings by email or Slack, tuned after the first weeks',
    'Weekly digest for buyers and service',
    'Export of every marked sentence',
  ],
  quotes: {
    mistakes: ['Irony still fools', 'Correct the line'],
    whoDecides: [],
    access: [],
  },
};
