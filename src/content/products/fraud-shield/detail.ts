import { commitments } from '../../commitments';
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
    title: 'Fraud Shield: stop bad orders, keep good customers',
    description:
      'A fraud check for online stores: each order is scored before it ships and comes back as approve, review, or decline, with reasons your team can read.',
    keywords:
      'stolen packages and parcels, fraud prevention, chargebacks, order review, fraud detection, stolen credit cards, fake orders, scams and scammers',
  },
  longDescription: [
    'Two kinds of order cost you money: the stolen-card order that you ship, and the honest one that you turn away. Filters that only count the first kind get stricter every month. Before long, a customer who just moved and is sending a gift gets treated like a thief.',
    'Fraud Shield counts both. Right after payment, it checks how the pieces of an order fit together: addresses, device, speed, cart, and customer history. It gives one of three verdicts: approve, review, or decline. Next to it, your team reads why, such as “fourth card in one minute.” It learns from chargebacks and cleared orders.',
    `It starts in shadow mode, so you can compare its verdicts with your own. Then you decide what it may do by itself. Clear fraud is declined automatically if you allow it, and anything unclear waits for a reviewer. We set the thresholds with you, on your past orders. That’s why stock is limited: we only sell as many as we can set up at a time. Your order takes one of these places, so setup starts when we get your data and takes ${commitments.implementationWeeks} weeks. Billing starts the day you order, and your refund days when it first stops an order.`,
  ],
  pictures: [
    {
      drawing: cover,
      caption: 'A day’s orders and one alarm',
      alt: 'A map with a dot for every order, all of them quiet except a single one in orange.',
    },
    {
      drawing: view2,
      caption: 'What makes an order risky',
      alt: 'A cut citrus slice used as a risk dial: one wedge per signal, filled as far as it adds to the score.',
    },
    {
      drawing: view3,
      caption: 'Approve, review, or decline',
      alt: 'A flow diagram in which an order passes the checks and branches into approve, review, or decline.',
    },
    {
      drawing: view4,
      caption: 'A week of decisions',
      alt: 'Seven stacked bars, one per day, each split into approved, reviewed, and declined orders.',
    },
  ],
  features: [
    {
      title: 'A decision you can read',
      text: 'You get a decision and its reasons: “billing and delivery address are far apart, and the card is new to this account.”',
    },
    {
      title: 'A review queue worth opening',
      text: 'Held orders are sorted by value and by how close the call was, with each customer’s history alongside.',
    },
    {
      title: 'Rules tested on past orders',
      text: 'Write a rule and run it on last year’s orders. See who it would have stopped, good and bad, before it goes live.',
    },
    {
      title: 'Account takeover watch',
      text: 'A burst of failed sign-ins, then a new address, then the most expensive gift card: the pattern is stopped at the second step.',
    },
    {
      title: 'Evidence for disputes',
      text: 'When you get a chargeback, proof of delivery, address checks, and order history go into one file for your payment provider.',
    },
    {
      title: 'Known customers pass',
      text: 'Customers with a clean record go straight through, even in the holiday rush.',
    },
    {
      title: 'Shadow mode',
      text: 'Scores are recorded and nothing is stopped until you say so, category by category if you prefer. This counts as setup, so your refund days haven’t started.',
    },
  ],
  specifications: [
    { name: 'Made for', value: product.forWhom },
    {
      name: 'API',
      value: 'REST with a decision in the reply; later changes by signed webhook (HMAC-SHA256)',
    },
    { name: 'Data needed', value: product.dataNeeded },
    { name: 'Card data', value: 'None; card numbers stay with your payment provider' },
    { name: 'Method', value: 'Gradient-boosted trees and your own rules, with reasons for every score' },
    {
      name: 'Decision time',
      value:
        'Right after payment, while the confirmation loads; if there’s no answer, the order goes to review',
    },
    {
      name: 'Store platforms',
      value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce; custom checkouts by API',
    },
    { name: 'Payment providers', value: 'Stripe, Adyen, PayPal, Braintree' },
    { name: 'Address checks', value: 'United States, Canada, United Kingdom, Australia' },
    { name: 'Languages', value: 'Names and addresses in any script; reasons in English' },
    { name: 'Hosting', value: 'Tangelo’s cloud, encrypted in transit and at rest, US or EU' },
    {
      name: 'Data retention',
      value: 'Order signals are kept until the dispute window closes, then stripped of names',
    },
    {
      name: 'Audit trail',
      value: 'Each decision with model version, reasons, and the person who changed it',
    },
    { name: 'Uptime', value: uptimeOfTheYear },
    { name: 'Implementation', value: product.setUp },
    ...commitmentRows,
  ],
  benefits: [
    {
      title: 'Fewer chargebacks to fight',
      text: 'Stolen cards are caught before the order ships, when stopping them costs a click and no merchandise.',
    },
    {
      title: 'Honest buyers get through',
      text: 'Every declined order is listed with its reason, so you can spot a rule that’s too strict and relax it.',
    },
    {
      title: 'A short queue, even in November',
      text: 'Your team can clear the queue during the holiday rush, because it only holds real doubts.',
    },
    {
      title: 'Answers when somebody asks',
      text: 'If your bank wants to know why an order was stopped, the reason and the date are on file.',
    },
  ],
  includes: [
    'Connection to your store and one payment provider',
    'Thresholds set with you on your order history',
    'A shadow-mode period with a written comparison at the end',
    'Review queue for as many team members as you need',
    'Rule editor with replay on past orders',
    'Dispute files in your payment provider’s format',
    'A monthly call with a fraud analyst',
  ],
  quotes: {
    mistakes: ['It starts in shadow mode', 'Clear fraud is declined', 'Every declined order is listed'],
    whoDecides: ['Then you decide', 'Clear fraud is declined'],
    access: ['Review queue for'],
  },
};
