import type { Service } from '../types';

export const service: Service = {
  title: 'Dynamic Pricing',
  area: 'price-tag',
  card: {
    description:
      'Prices that follow demand and competitors within the limits you set, with a reason for every change.',
    benefits: [
      'Earlier, smaller markdowns',
      'No price below your floor, no matter what rivals do',
      'Every change can be explained and undone',
    ],
  },
  technologies: ['facebook-prophet', 'scikit-learn', 'arima', 'pyomo', 'pulp', 'r'],
  meta: {
    title: 'Dynamic Pricing with Guardrails',
    description:
      'Software that proposes prices based on your sales, costs, and competitors, within limits you set. Every change has a reason and can be undone.',
    keywords:
      'automatic repricing, cheaper competitors, markdowns and discounts, what price to charge, price limits',
  },
  subtitle: 'Our software proposes price changes within your limits and explains each one.',
  description: [
    'A price list is out of date the day it’s printed. Costs shift, a rival runs out, the weather turns, and a price that was right in March gives money away in June. We build software that looks at your sales, your costs, and your competitors’ prices, and proposes the next price for products that need one.',
    'You set the floor, the ceiling, the largest step, and how often a price may change. At any moment, a product costs the same for everyone; we don’t build prices that depend on who is asking. Start by approving every change, then automate one category at a time.',
  ],
  benefits: [
    {
      title: 'Higher prices where they’re too low',
      text: 'Products that sell out at full price every season were probably too cheap. The software finds those first.',
    },
    {
      title: 'Gentler markdowns',
      text: 'A small cut in week three often does the work of a deep one in week ten, and it’s better for your brand.',
    },
    {
      title: 'No race to the bottom',
      text: 'When a competitor dumps stock, you don’t have to follow. The floor holds at cost plus the margin you set.',
    },
    {
      title: 'Answers for the sales team',
      text: 'Why has the grill cost more since Monday? Your staff can open the change and read why: stock for nine days, demand up, nearest rival sold out.',
    },
    {
      title: 'Time for the prices that matter',
      text: 'The software handles your long-tail items. Your category managers spend the morning on the few products customers really compare.',
    },
  ],
  features: [
    {
      title: 'Floors, ceilings, step sizes',
      text: 'You set limits per product, brand, or category. New prices keep your usual endings, such as .95, and never go below a supplier’s minimum advertised price (MAP).',
    },
    {
      title: 'Elasticity you can read',
      text: 'We estimate it in R and scikit-learn from your own price history, and show the uncertainty. A product whose price never changed is marked “unknown” and gets a careful test first.',
    },
    {
      title: 'Demand outlook',
      text: 'Facebook Prophet separates trend, season, and holidays, so a December peak isn’t mistaken for a price customers like. An ARIMA model runs alongside as the baseline.',
    },
    {
      title: 'Competitor watch',
      text: 'We compare like with like: same pack size, shipping included, actually in stock. Sellers you don’t see as rivals are ignored.',
    },
    {
      title: 'Whole-catalog optimization',
      text: 'Pyomo sets related prices together, or PuLP where each product only picks from a short list of price points. The large jar stays cheaper per ounce than the small one, and “better” never costs less than “good.”',
    },
    {
      title: 'A log with reasons',
      text: 'Every change is logged with old price, new price, inputs, rule, and approver. One click undoes a product, a category, or a whole night.',
    },
  ],
  useCases: [
    {
      title: 'Garden furniture in a wet May',
      text: 'Rain keeps buyers away, and the usual reflex is a sale. The forecast says demand is late, not lost, so prices hold. Only the most overstocked models are marked down.',
    },
    {
      title: 'Electronics vs. the marketplaces',
      text: 'A headphone dealer matched every rival and sold some models at a loss. Today, a few well-known models follow competitors’ prices down to a floor, and cables, cases, and stands earn the margin.',
    },
    {
      title: 'Cheese with a date on it',
      text: 'A deli threw good food away on Saturdays. Prices now drop as the date gets closer, twice at most, and early enough for regulars to plan dinner around it.',
    },
    {
      title: 'The mattress that cost too much',
      text: 'After years of one-off decisions, the mid-range mattress costs more than the top one. Prices are reset together, in steps too small to surprise a customer overnight.',
    },
  ],
  screen: {
    where: 'The buyer’s morning list',
    rows: [
      { kind: 'item', text: 'Rain jacket', note: 'lower: too many in stock', isMarked: true },
      { kind: 'item', text: 'Wool socks', note: 'no change: selling well' },
      { kind: 'line', text: 'Nothing changes until you approve it.' },
    ],
  },
  related: ['pricing-inventory-management', 'analytical-insight', 'customer-segmentation'],
  callToAction: {
    title: 'Which prices do you argue about?',
    text: 'Start with that category. We can tell you what data it takes and which limits to set first.',
  },
};
