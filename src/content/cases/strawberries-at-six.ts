import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  title: 'Strawberries marked down in time',
  client: 'Online grocer, 200 employees',
  lead: 'ngozi-abara',
  screen: {
    where: 'The buyer’s proposals, rainy Tuesday, noon',
    rows: [
      { kind: 'item', text: 'Strawberries', note: 'mark down now: rain until six', isMarked: true },
      { kind: 'item', text: 'Raspberries', note: 'keep the price' },
      { kind: 'item', text: 'Lettuce', note: 'keep the price' },
      { kind: 'line', text: 'Goes live when you approve it.' },
    ],
  },
  measure: { counted: 'Crates of berries thrown out per week', before: 31, after: 6 },
  duration: '6 months',
  category: 'Dynamic Pricing',
  services: ['dynamic-pricing', 'pricing-inventory-management'],
  technologies: ['facebook-prophet', 'pyomo', 'Python'],
  challenge:
    'One person marked down fresh food once a day, with a red pen and a feel for the weather. On a warm Friday the berries were gone by noon at full price. On a rainy Tuesday, the same quantity was marked down too late, and a lot of it was thrown away.',
  solution:
    'Prophet forecasts each fresh product from weekday, season, holidays, and the weather report. The forecast is then corrected through the day as sales come in. A Pyomo model proposes markdowns within limits the buyers set: never below cost without a signature, never two prices in one delivery window, never an increase after noon. Buyers see every proposal with its reason and can reject it. For the first month, nothing went live without their approval.',
  results: [
    'Orders to growers follow the forecast, so berries last longer on warm Fridays.',
    'The person who marked down by hand now sets the limits.',
    'Customers see steadier prices than before, because the late panic markdowns are gone.',
  ],
};
