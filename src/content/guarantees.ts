import { company } from './company';
import { promises, terms } from './promises';
import type { Point } from './types';

/** Guarantees for every product and plan, short enough to repeat on any page. */
export const guarantees: readonly Point[] = [
  {
    title: `${promises.moneyBackDays}-day money-back`,
    text: `Tell us within ${terms.moneyBackPeriod}, and we refund it in full.`,
  },
  {
    title: `Support response within ${promises.supportHours} hours`,
    text: `A person who knows your setup answers during business hours, ${company.hours.weekdays.days}.`,
  },
  {
    title: `Implementation in ${promises.implementationWeeks} weeks`,
    text: `The product is live in your store ${promises.implementationWeeks} weeks after we get your data.`,
  },
  {
    title: `Follow-up within ${promises.followUpHours} hours`,
    text: 'We get back to you after a call, a demo, or a fix.',
  },
];
