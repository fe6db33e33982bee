import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  title: 'Fewer returns: the right size before checkout',
  client: 'Fashion retailer, 60 employees',
  lead: 'dev-raghunathan',
  screen: {
    where: 'Product page',
    rows: [
      { kind: 'items', items: ['dress'] },
      { kind: 'field', label: 'Size', value: '10' },
      { kind: 'line', text: 'Cut narrow: most people who wear a 10 keep the 12.' },
    ],
  },
  measure: { counted: 'Returns per 100 dresses sold', before: 38, after: 21 },
  duration: '4 months',
  category: 'Personalization',
  services: ['personalization-recommendation', 'recommendation-engines'],
  technologies: ['Python', 'scikit-learn', 'lightfm'],
  challenge:
    'Dresses came from eleven makers, and a size 10 meant something different to each. Regular customers had learned to order two sizes and mail one back. Each return cost the store postage twice, a pressing, and a week in which nobody else could buy the dress.',
  solution:
    'We compared past orders with the reasons on the return slips, one maker at a time. That showed how far each maker’s sizes stray from its own size chart. There is now one line under the size menu, such as “Cut narrow: most people who wear a 10 keep the 12.” If there are too few orders to tell, the line isn’t shown. Category pages use the same data: dresses that a visitor is likely to keep come first.',
  results: [
    'Hardly any returning customers still order two sizes of a dress.',
    'Opening returns is no longer a daily job at the packing bench.',
    'Customer service now gets fit questions only about new arrivals nobody has worn yet.',
    'Two makers corrected their size charts after seeing the evidence.',
  ],
};
