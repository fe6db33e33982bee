import type { CaseStudy } from '../types';

export const caseStudy: CaseStudy = {
  title: 'Good customers in, stolen cards out',
  client: 'Fragrance and cosmetics retailer, 40 employees',
  lead: 'raymond-toussaint',
  screen: {
    where: 'The reviewer’s queue',
    rows: [
      { kind: 'item', text: 'Gift order, three perfumes', note: 'passed' },
      { kind: 'item', text: 'Five of the same bottle', note: 'waiting for you', isMarked: true },
      { kind: 'line', text: 'New account, freight forwarder’s address.' },
      { kind: 'item', text: 'Fourth card in one minute', note: 'declined, as you allowed' },
    ],
  },
  measure: { counted: 'Chargebacks per month', before: 44, after: 7 },
  duration: '2 months',
  category: 'Fraud Prevention',
  services: ['security-fraud-prevention', 'analytical-insight'],
  technologies: ['scikit-learn', 'apache-spark', 'Python'],
  challenge:
    'Perfume is small, expensive, and easy to resell, which makes it a favorite of thieves with stolen cards. The retailer’s answer had been a rule: hold every order over a certain amount. It held gift buyers in December, let through thieves who had learned the limit, and left the accountant with a drawer full of chargebacks.',
  solution:
    'Every night, Spark gathers two years of orders, disputes, and delivery addresses. A scikit-learn model scores each new order right after payment. It looks at what a careful clerk would: a new account, five of the same bottle, a freight forwarder’s address, several cards in a minute. Low scores go through. Clear fraud is declined automatically, because the retailer allowed it. Anything unclear waits for a reviewer, who sees the reasons in plain words. Their verdicts improve the model every week.',
  results: [
    'One person handles the few remaining disputes along with other work.',
    'Gift buyers with large orders no longer have to call in.',
    'When thieves change their habits, the review queue shows it within days.',
  ],
};
