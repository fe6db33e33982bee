import type { Service } from '../types';

export const service: Service = {
  title: 'Pricing & Inventory Management',
  area: 'price-tag',
  card: {
    description: 'One plan for how much to order, what it will sell for, and when to mark it down.',
    benefits: [
      'Bestsellers that last until the next delivery',
      'Less money tied up in slow stock',
      'Clearance planned months ahead, along with the order',
    ],
  },
  technologies: ['facebook-prophet', 'arima', 'pyomo', 'pulp', 'r'],
  meta: {
    title: 'Pricing & Inventory Management in One Plan',
    description:
      'Forecasts, reorder points, allocation, and markdowns in one plan, so buyers know how much to order, where it goes, and how to clear it.',
    keywords: 'stock forecast, reordering, overstock, clearance, out of stock, sold out, leftover stock',
  },
  subtitle: 'One plan for price and stock: how much to order, where to keep it, and when to mark it down.',
  description: [
    'In many companies, buyers decide the quantity in February and the pricing team gets the leftovers in August. Each does good work on half of the problem. We bring the halves together. One plan says what will sell at which price and how certain that is. It also says how much to order, where to keep it, and when a markdown costs less than a full shelf.',
    'The forecast is a range, because safety stock depends on how uncertain it is. An optimizer adds your lead times, pack sizes, minimum orders, shelf space, and budget, and returns a plan you can carry out. Planners can change any line and see right away what it costs elsewhere. We replay last season first, so you can judge the plan before you rely on it.',
  ],
  benefits: [
    {
      title: 'Stock until the next truck',
      text: 'Reorder points follow the season and the supplier’s real delivery times, including the unreliable ones.',
    },
    {
      title: 'Less cash tied up in the back room',
      text: 'You hear about slow stock early. For each item, you see the cheapest way out: move it, bundle it, mark it down, or send it back.',
    },
    {
      title: 'Clearance without panic',
      text: 'Clearance is planned along with the order. By the end of the season, there is little left to clear.',
    },
    {
      title: 'Promotions that don’t run dry',
      text: 'A flyer price raises demand, so you order the extra stock when you plan the flyer. Afterward, the extra sales aren’t mistaken for a trend.',
    },
    {
      title: 'Easier budget talks with finance',
      text: 'The budget for new orders (open-to-buy) is a limit in the model. You can show what a little more would bring, and what cutting it would cost.',
    },
  ],
  features: [
    {
      title: 'Forecasts per product and location',
      text: 'Facebook Prophet suits long seasonal histories with holidays; ARIMA suits steady sellers. We try both on your past sales and use the better one.',
    },
    {
      title: 'The right method for slow movers',
      text: 'For products that sell only now and then, R has methods for intermittent demand. An average of 0.3 a week says little about when to order.',
    },
    {
      title: 'Reorder points and safety stock',
      text: 'We recalculate them each night from the variation in demand and lead times, for the service level you choose.',
    },
    {
      title: 'Order proposals in whole cartons',
      text: 'PuLP solves the linear part: pack sizes, minimums, container space, and budget, with a free solver.',
    },
    {
      title: 'Price and stock in one model',
      text: 'When demand depends on price, the problem is no longer linear. Pyomo handles that and passes it to a suitable solver.',
    },
    {
      title: 'What-if scenarios',
      text: 'Supplier three weeks late, a mild winter, a smaller budget: the plan is redone and the differences are highlighted.',
    },
  ],
  useCases: [
    {
      title: 'Coats in October',
      text: 'A clothing chain orders almost a year ahead and hopes for frost. The plan commits to a core order and reserves fabric for a second run. The first markdown is scheduled before the goods ship.',
    },
    {
      title: 'Day-old bread',
      text: 'A bakery with eleven locations bakes by habit. Forecasts by weekday, weather, and school vacation now set the number of trays, and the evening price is part of the morning plan.',
    },
    {
      title: 'Forty thousand spare parts',
      text: 'A dealer stocks everything because anything might break. Parts are now ranked by what a shortage costs the customer. Minor ones are ordered on demand; critical ones are kept in reserve.',
    },
    {
      title: 'Filling a container',
      text: 'An importer fills each container from four factories. The plan balances bestsellers, minimum orders, and the last cubic foot, and shows which product was left out and why.',
    },
  ],
  screen: {
    where: 'The season’s plan',
    rows: [
      { kind: 'item', text: 'Rain jacket, M', note: 'order more' },
      { kind: 'item', text: 'Rain jacket, XS', note: 'mark down early', isMarked: true },
      { kind: 'item', text: 'Wool socks', note: 'keep the price' },
      { kind: 'line', text: 'Forecast, order, and price in one list.' },
    ],
  },
  related: ['dynamic-pricing', 'analytical-insight', 'robotic-process-automation-2'],
  callToAction: {
    title: 'What was left over last season?',
    text: 'From what you had too much of and what sold out, we can work out what a joint plan would have changed.',
  },
};
