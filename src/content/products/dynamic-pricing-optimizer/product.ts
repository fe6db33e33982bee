import { commitments } from '../../commitments';
import type { DemoTexts, ProductContent } from '../types';

export const product: ProductContent = {
  name: 'Dynamic Pricing Optimizer',
  category: 'optimization',
  priceCents: 1999,
  originalPriceCents: 2299,
  rating: 4.6,
  reviews: 148,
  availability: 'In Stock',
  description:
    'Suggests prices based on demand, stock, and cost. You set the limits and approve every change.',
  highlights: [
    'Floors and ceilings per category',
    'Approval before any price changes',
    'One price for every shopper',
  ],
  services: ['dynamic-pricing', 'pricing-inventory-management', 'analytical-insight'],
  problem: 'you aren’t sure about prices',
  forWhom: 'Stores that set prices once and rarely check them, with buyers who want to approve each change',
  setUp: `${commitments.implementationWeeks} weeks, ending with a week of proposals only`,
  dataNeeded: 'Daily sales with prices, ideally for a year; current stock; unit cost',
};

export const demo: DemoTexts = {
  meta: {
    title: 'Dynamic Pricing Optimizer demo: find the best price',
    description:
      'Drag the price and cost, set your limits, or paste your own sales. The demand, revenue, and profit curves update in your browser.',
    keywords:
      'pricing demo, price elasticity, demand curve, price optimization, margin floor, what price to charge, try it with your own spreadsheet, upload a CSV of sales',
  },
  heading: 'The most profitable price',
  summary: 'Find the most profitable price within the limits you set, based on past sales.',
  input: 'Your file, if you like: prices, quantities, and dates of sales. Takes two minutes.',
  lead: 'Find the price that earns the most profit, based on past sales. You set the minimum margin and the maximum price change.',
  data: 'The sample is two years of made-up weekly sales of one shirt. Paste your own or open a file: it’s read in this tab and never sent or stored.',
  limits:
    'The product accounts for seasons, stock, promotions, and competitors’ prices. This demo assumes that a 1% price change always changes sales by the same percentage.',
};
