import { uptimeOfTheYear } from '../../figures';
import type { ProductDetail } from '../types';
import { productFacts } from '../facts';
import { promisedRows } from '../promisedRows';

const facts = productFacts['review-sentiment-monitor'];

/** Texts of the Review Sentiment Monitor's page. */
export const detail: ProductDetail = {
  meta: {
    title: 'Review Sentiment Monitor: hear about the bad zipper first',
    description:
      'Every review read sentence by sentence and sorted by fit, fabric, delivery and price, with a warning when one drops.',
    keywords: ['Review Sentiment Monitor', 'customer reviews', 'sentiment', 'early warning'],
  },
  longDescription: [
    'A bad batch of zippers shows up in the reviews before it shows up in the return figures. The trouble is that somebody has to read them, and the one that matters is the ninth of the day: four stars, kind words about the color, and half a sentence about a zipper that caught.',
    'The monitor reads them all, sentence by sentence. “Lovely fabric, but it took two weeks” counts as praise for the fabric and a complaint about delivery, whatever the stars say. Each aspect of each product gets a trend line. If one drops more than usual, you get an alert with the sentences behind it. Irony still fools it now and then. Mark such a line, and it is counted your way from then on.',
  ],
  pictures: [
    {
      caption: 'Reviews with the telling words marked',
      alt: 'Lines of review text in which words of praise and words of complaint are marked in two colors.',
    },
    {
      caption: 'One product, aspect by aspect',
      alt: 'A cut citrus slice used as a dial: wedges for fit, fabric, delivery, price and other aspects, each filled to its score.',
    },
    {
      caption: 'The week something went wrong',
      alt: 'A timeline of sentiment that runs level and then falls into one marked dip.',
    },
    {
      caption: 'What the talk is about',
      alt: 'A map of bubbles, one per topic, larger where more reviews mention it and close together where topics meet.',
    },
  ],
  features: [
    {
      title: 'Sentence by sentence',
      text: 'Mixed reviews are taken apart, so a grumble about the carrier no longer drags down the dress.',
    },
    {
      title: 'Aspects that suit your trade',
      text: 'Fit, fabric, delivery and price come ready-made. Add “scent,” “battery” or “assembly” by naming a few example phrases.',
    },
    {
      title: 'Warnings with evidence',
      text: 'A dip arrives as a short message: which product, which aspect, since when, and the sentences behind it.',
    },
    {
      title: 'Topics you did not ask for',
      text: 'Words that start to appear together are shown as a bubble of their own, before anyone has thought to search for them.',
    },
    {
      title: 'Batch and supplier view',
      text: 'If your orders carry a batch or supplier code, complaints can be lined up against it.',
    },
    {
      title: 'A to-do list for replies',
      text: 'Reviews that ask a question or name a fault are queued for your team, most urgent first. You write the answer; the monitor keeps the queue.',
    },
  ],
  specifications: [
    { name: 'Made for', value: facts.forWhom },
    { name: 'Sources', value: 'Your shop’s reviews, Google Business Profile, Trustpilot, surveys as CSV' },
    { name: 'API', value: 'REST to send and fetch; webhook, email or Slack for warnings' },
    { name: 'Data needed', value: facts.dataNeeded },
    {
      name: 'Method',
      value: 'Transformer model per sentence; for English, VADER’s word list as a cross-check',
    },
    { name: 'Response time', value: 'Reviews are read as they arrive; the digest comes at the hour you set' },
    { name: 'Shop platforms', value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce' },
    { name: 'Languages', value: 'Reads English, Spanish, French, German and Italian; reports in English' },
    { name: 'Hosting', value: 'Tangelo’s cloud, EU region available' },
    { name: 'Personal data', value: 'Reviewers’ names are dropped on import' },
    { name: 'Data retention', value: 'Texts stay while the review is public, at most until you cancel' },
    { name: 'Uptime', value: uptimeOfTheYear },
    { name: 'Implementation', value: facts.setUp },
    ...promisedRows,
  ],
  benefits: [
    {
      title: 'Catch a bad batch early',
      text: 'You can pull a faulty batch or warn the supplier before the rest of it is sold.',
    },
    {
      title: 'Better words on the product page',
      text: 'If buyers keep writing “runs short,” you can write it too, and the next ones order the right length.',
    },
    {
      title: 'Evidence for supplier talks',
      text: 'Take the aspect dial to the supplier meeting. A year of sentences about the lining leaves little to dispute.',
    },
    {
      title: 'Nobody has to read it all',
      text: 'Your team reads the few lines that call for a decision and still knows what the rest say.',
    },
  ],
  includes: [
    'Import of all the reviews you have',
    'Connection to your shop and two public sources',
    'Aspect list drawn up for your product range',
    'Warnings by email or Slack, tuned after the first weeks',
    'Weekly digest for buyers and service',
    'Export of every marked sentence',
  ],
};
