import { uptimeOfTheYear } from '../../figures';
import type { ProductDetail } from '../types';
import { productFacts } from '../facts';
import { promisedRows } from '../promisedRows';

const facts = productFacts['fraud-shield'];

/** Texts of Fraud Shield's page. */
export const detail: ProductDetail = {
  meta: {
    title: 'Fraud Shield: stop bad orders, keep good customers',
    description:
      'A fraud check for online shops: each order is scored before it ships and comes back as approve, review or decline, with reasons your team can read.',
    keywords: ['Fraud Shield', 'fraud prevention', 'chargebacks', 'order review'],
  },
  longDescription: [
    'Two kinds of order cost you money: the one on a stolen card that you ship, and the honest one that you turn away. Filters that only count the first kind grow stricter every month, until a customer who has just moved and sends a gift to a friend is treated like a thief.',
    'Fraud Shield weighs both. Between payment and packing it looks at how the pieces of an order fit together (addresses, device, speed, cart, what this customer did before) and answers with one of three words: approve, review, decline. Every verdict comes with reasons anyone on your team can follow. It learns from chargebacks and cleared orders.',
    'At first it only watches, and you compare its verdicts with your own. Then you decide what it may do on its own. We set the thresholds with you, on your past orders, so we take on few shops at a time; hence the limited stock.',
  ],
  pictures: [
    {
      caption: 'A day’s orders and one alarm',
      alt: 'A map with a dot for every order, all of them quiet except a single one in orange.',
    },
    {
      caption: 'What makes an order risky',
      alt: 'A cut citrus slice used as a risk dial: one wedge per signal, filled as far as it adds to the score.',
    },
    {
      caption: 'Approve, review or decline',
      alt: 'A flow diagram in which an order passes the checks and branches into approve, review or decline.',
    },
    {
      caption: 'A week of decisions',
      alt: 'Seven stacked bars, one per day, each split into approved, reviewed and declined orders.',
    },
  ],
  features: [
    {
      title: 'Three answers, no riddles',
      text: 'You get a decision and its reasons: “billing and delivery address are far apart, and the card is new to this account.”',
    },
    {
      title: 'A review queue worth opening',
      text: 'Held orders are sorted by value and by how close the call was, with the customer’s history beside each.',
    },
    {
      title: 'Rules tried on the past',
      text: 'Write a rule and run it over last year’s orders. You see whom it would have stopped, good and bad, before it goes live.',
    },
    {
      title: 'Account takeover watch',
      text: 'A burst of failed sign-ins, then a new address, then the most expensive gift card: the pattern is held at the second step.',
    },
    {
      title: 'Evidence for disputes',
      text: 'When a chargeback comes, delivery proof, address checks and order history are gathered into one file for your payment provider.',
    },
    {
      title: 'Known customers pass',
      text: 'Customers with a clean record pass without a second look, even in the rush before the holidays.',
    },
    {
      title: 'A watching mode',
      text: 'Scores are recorded and nothing is stopped until you say so, category by category if you prefer.',
    },
  ],
  specifications: [
    { name: 'Made for', value: facts.forWhom },
    {
      name: 'API',
      value: 'REST with a decision in the reply; later changes by signed webhook (HMAC-SHA256)',
    },
    { name: 'Data needed', value: facts.dataNeeded },
    { name: 'Card data', value: 'None: card numbers stay with your payment provider' },
    { name: 'Method', value: 'Gradient-boosted trees and your own rules, with reasons for every score' },
    {
      name: 'Decision time',
      value: 'While the shopper sees the confirmation load; with no answer, the order goes to review',
    },
    {
      name: 'Shop platforms',
      value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce; custom checkouts by API',
    },
    { name: 'Payment providers', value: 'Stripe, Adyen, PayPal, Braintree' },
    { name: 'Address checks', value: 'United States, Canada, United Kingdom, Australia' },
    { name: 'Languages', value: 'Names and addresses in any script; reasons in English' },
    { name: 'Hosting', value: 'Tangelo’s cloud, encrypted in transit and at rest, US or EU' },
    {
      name: 'Data retention',
      value: 'Order signals until the dispute window has closed, then without names',
    },
    { name: 'Audit trail', value: 'Each decision with model version, reasons and the person who changed it' },
    { name: 'Uptime', value: uptimeOfTheYear },
    { name: 'Implementation', value: facts.setUp },
    ...promisedRows,
  ],
  benefits: [
    {
      title: 'Fewer chargebacks to fight',
      text: 'Stolen cards are caught before the parcel leaves, when stopping them costs a click and no goods.',
    },
    {
      title: 'Honest buyers get through',
      text: 'Every turned-away order is on a list with its reason, so an over-strict rule is noticed and loosened.',
    },
    {
      title: 'Your team sleeps in November',
      text: 'The queue stays short enough to clear in the holiday rush, because only real doubts are put into it.',
    },
    {
      title: 'Answers when somebody asks',
      text: 'If your bank wants to know why an order was stopped, the reason and the date are on file.',
    },
  ],
  includes: [
    'Connection to your shop and one payment provider',
    'Thresholds set with you on your order history',
    'A watching period with a written comparison at its end',
    'Review queue for as many colleagues as you need',
    'Rule editor with replay on past orders',
    'Dispute files in your payment provider’s format',
    'A monthly call with a fraud analyst',
  ],
};
