import type { ServiceDetail } from '../../types';

/** The page of Dynamic Pricing: the price itself, its limits and its reasons. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Dynamic Pricing with Guardrails',
    description:
      'Software that proposes prices from your sales, costs and competitors, within limits that you set. Each change has its reason and can be undone.',
  },
  subtitle:
    'Software that proposes a new price when there is a reason for one, and only as far as you allow.',
  description: [
    'A price list ages from the day it is printed. Costs shift, a rival runs out, the weather turns, and a tag that was right in March gives money away in June. We build a pricing routine that looks at your sales, your costs and the prices you are compared with, and proposes the next price for each product that deserves a second look.',
    'It proposes within limits. You set the floor, the ceiling, the largest step and how often a price may move at all. The same product costs the same for everyone who looks at it at the same moment; we do not build prices that depend on who is asking. You can begin by approving every change, and let go of that category by category.',
  ],
  benefits: [
    {
      title: 'Prices that were too low',
      text: 'Products that sell out at full price every season were probably too cheap. They are the first ones the routine finds.',
    },
    {
      title: 'Gentler markdowns',
      text: 'A small cut in week three often does the work of a deep one in week ten, and leaves the brand looking better.',
    },
    {
      title: 'No race to the bottom',
      text: 'When a competitor dumps stock, your price can decline to follow. The floor holds at cost plus whatever margin you named.',
    },
    {
      title: 'Answers for the sales team',
      text: 'Asked why the grill costs more since Monday, anyone can open the change and read it: stock for nine days, demand up, nearest rival out.',
    },
    {
      title: 'Time for the prices that matter',
      text: 'Long-tail items look after themselves. Your category managers spend the morning on the few products that customers really compare.',
    },
  ],
  features: [
    {
      title: 'Floors, ceilings, step sizes',
      text: 'Limits per product, brand or category, with price endings in your house style and suppliers’ minimum advertised prices respected.',
    },
    {
      title: 'Elasticity you can read',
      text: 'Estimated in R and scikit-learn from your own price history, with the uncertainty shown. A product that never changed price says “unknown,” and gets a careful test first.',
    },
    {
      title: 'Demand outlook',
      text: 'Facebook Prophet separates trend, season and holidays, so that a December rise is not mistaken for a price that customers like. An ARIMA model runs alongside as the yardstick.',
    },
    {
      title: 'Competitor watch',
      text: 'Matched like for like: same pack size, shipping included, real availability. Offers from sellers you do not regard as rivals are ignored.',
    },
    {
      title: 'Whole-range optimization',
      text: 'Pyomo sets related prices together, or PuLP where each product only picks from a short list of price points. The large jar stays cheaper per ounce than the small one, and the good-better-best ladder keeps its rungs.',
    },
    {
      title: 'A log with reasons',
      text: 'Old price, new price, inputs, rule and approver are kept for each change. One control takes back a product, a category or a whole night.',
    },
    {
      title: 'Honest “was” prices',
      text: 'The history knows the lowest recent price, so that a crossed-out figure keeps to the rules of the country it is shown in.',
    },
  ],
  useCases: [
    {
      title: 'Garden furniture in a wet May',
      text: 'Rain keeps buyers away and the usual reflex is a sale. The outlook says demand is late rather than lost, so prices wait; the cut comes only for the models with far too many boxes in the warehouse.',
    },
    {
      title: 'Electronics against a marketplace',
      text: 'A headphone dealer matched every rival and sold some lines at a loss. Now a few well-known models follow the market down to their floor, and the cables, cases and stands beside them carry the margin.',
    },
    {
      title: 'Cheese with a date on it',
      text: 'A delicatessen threw good food away on Saturdays. Prices step down as the date comes closer, twice at most, early enough for the regulars to plan dinner around it.',
    },
    {
      title: 'A ladder that fell over',
      text: 'After years of single decisions, the mid-range mattress costs more than the good one. Prices are reset together, in steps small enough that no customer meets a leap overnight.',
    },
    {
      title: 'Freight that swings',
      text: 'An importer’s freight costs swing from container to container. The price follows the average cost of what is in stock, smoothed, so that a single costly shipment doesn’t shake the shop.',
    },
  ],
  screen: {
    where: 'The buyer’s morning list',
    rows: [
      { kind: 'item', text: 'Rain jacket', note: 'a little lower: too many in stock', isMarked: true },
      { kind: 'item', text: 'Wool socks', note: 'no change: they sell at full price' },
      { kind: 'line', text: 'Nothing changes until you approve it.' },
    ],
  },
  related: ['pricing-inventory-management', 'analytical-insight', 'customer-segmentation'],
};
