import { commitments } from '../../commitments';
import type { DemoTexts, ProductContent } from '../types';

export const product: ProductContent = {
  name: 'Fraud Shield',
  category: 'security',
  priceCents: 4999,
  originalPriceCents: 5999,
  rating: 4.9,
  reviews: 76,
  availability: 'Limited Stock',
  description:
    'Checks every order before it ships and tells you whether to approve, review, or decline it, and why.',
  highlights: [
    'Good customers go straight through',
    'A short queue for your team',
    'Rules tested on past orders first',
  ],
  services: ['security-fraud-prevention', 'analytical-insight'],
  problem: 'orders turn out to be fraud',
  forWhom: 'Stores that lose merchandise to stolen cards, or good customers to overly strict filters',
  setUp: `${commitments.implementationWeeks} weeks, then shadow mode for as long as you like; it counts as setup`,
  dataNeeded:
    'Orders with payment result codes (address and CVV match); a year of chargebacks if you have it',
};

export const demo: DemoTexts = {
  meta: {
    title: 'Fraud Shield demo: which orders to hold',
    description:
      'Choose how risky an order must be before you hold it, and see what mistakes cost. Then estimate what you’d save in your own store.',
    keywords:
      'fraud detection demo, logistic regression, precision and recall, try it with sample orders, stolen credit cards, fake orders',
  },
  heading: 'Which orders to hold',
  summary: 'See which orders our fraud model would hold, and what that would save your store.',
  input: 'No file needed, only your monthly orders and chargebacks. Takes two minutes.',
  lead: 'Our model scores the risk of each of a day’s orders from 0 to 100. Move the cutoff above which you hold them, and see what mistakes cost.',
  data: 'We made up the orders, with far more fraud than most stores see, so we know which ones are fraud. Everything runs in your browser, and nothing is uploaded.',
  limits:
    'This demo looks at just eight details of each order, and we deliberately made some of the fraud look ordinary. The product checks more address and device details, plus each customer’s history. It also learns from your chargebacks and follows your own rules.',
};
