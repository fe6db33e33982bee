import type { ServiceDetail } from '../../types';

/** The page of Pricing & Inventory Management: price and stock decided together. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Pricing & Inventory Management in One Plan',
    description:
      'Forecasts, reorder points, allocation and markdowns in one plan, so that buyers know how much to order, where it goes and how it will be cleared.',
  },
  subtitle: 'One plan for price and stock: how much to order, where to keep it, and when to mark it down.',
  description: [
    'In many companies buying decides the quantity in February and pricing is handed the leftovers in August. Each did good work on half of the problem. We join the halves: what will sell at which price, how sure that is, how much to order, where to keep it, and when a lower price is cheaper than a full shelf.',
    'The forecast is a range, because safety stock depends on how uncertain it is. On top of it, an optimization knows your lead times, pack sizes, minimum orders, shelf space and budget, and returns a plan that can be carried out. Planners change any line and see at once what it costs elsewhere. Last season’s plans are replayed first, so you can judge before you rely on it.',
  ],
  benefits: [
    {
      title: 'Shelves that last until the truck',
      text: 'Reorder points follow the season and the supplier’s real delivery times, including the unreliable ones.',
    },
    {
      title: 'Cash out of the back room',
      text: 'Slow stock is named early, with the cheapest way out for each: move it, bundle it, mark it down, or send it back.',
    },
    {
      title: 'Clearance without panic',
      text: 'The way out is planned along with the order. By the time the season ends there is little left to give away.',
    },
    {
      title: 'The right sizes in each store',
      text: 'Sizes and colors are sent where they move.',
    },
    {
      title: 'Promotions that don’t run dry',
      text: 'A flyer price raises demand, so the stock for it is ordered with the flyer, and the extra sales are not mistaken for a trend afterward.',
    },
    {
      title: 'A calm word with finance',
      text: 'The budget for new orders (open-to-buy) is a limit in the model. You can show what a little more of it would bring, and what cutting it would cost.',
    },
  ],
  features: [
    {
      title: 'Forecasts per product and location',
      text: 'Facebook Prophet for long seasonal histories with holidays, ARIMA for steady sellers. Both are tried on your past sales, and the better one is used.',
    },
    {
      title: 'Slow movers treated as such',
      text: 'Products that sell now and then get methods for intermittent demand in R. An average of 0.3 a week says little about when to order.',
    },
    {
      title: 'Reorder points and safety stock',
      text: 'From demand spread, lead-time spread and the service level you choose for that class of goods, recalculated each night.',
    },
    {
      title: 'Order proposals in whole cartons',
      text: 'PuLP solves the linear part: pack sizes, minimums, container space and budget, with a free solver.',
    },
    {
      title: 'Price and stock in one model',
      text: 'Where demand bends with the price, the problem is no longer linear. Pyomo states it that way and hands it to a solver built for it.',
    },
    {
      title: 'Transfers between locations',
      text: 'Moving goods is weighed against marking them down on the spot, freight and handling included.',
    },
    {
      title: 'What-if by the planner',
      text: 'Supplier three weeks late, a mild winter, a smaller budget: the plan is redone and the differences are highlighted.',
    },
  ],
  useCases: [
    {
      title: 'Coats in October',
      text: 'A clothing chain orders most of a year ahead and prays for frost. The plan buys a firm core and keeps fabric reserved for a second run, and the first markdown is dated before the goods are at sea.',
    },
    {
      title: 'Bread and its second day',
      text: 'A bakery with eleven counters bakes by habit. Forecasts by weekday, weather and school holiday set the trays, and the evening price is part of the morning’s plan.',
    },
    {
      title: 'Forty thousand spare parts',
      text: 'A dealer stocks everything because anything might break. Parts are classed by what their absence costs a customer; the trivial ones are ordered on demand, the critical ones get a reserve of their own.',
    },
    {
      title: 'One container, many wishes',
      text: 'An importer fills a container from four factories. The proposal balances the best sellers, the minimum orders and the last cubic foot, and shows which product was left on the dock and why.',
    },
    {
      title: 'Skis in the wrong valley',
      text: 'Snow comes early in the east and not at all in the west. Weekly transfers follow the snow while freight is cheaper than the discount, and stop when it isn’t.',
    },
  ],
  screen: {
    where: 'The season’s plan',
    rows: [
      { kind: 'item', text: 'Rain jacket, M', note: 'order more' },
      { kind: 'item', text: 'Rain jacket, XS', note: 'mark down early', isMarked: true },
      { kind: 'item', text: 'Wool socks', note: 'keep the price' },
      { kind: 'line', text: 'Forecast, order and price in one list.' },
    ],
  },
  related: ['dynamic-pricing', 'analytical-insight', 'robotic-process-automation-2'],
};
