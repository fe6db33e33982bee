import { company } from './company';
import { commitments, terms } from './commitments';
import type { Point } from './types';

/** Guarantees for every product and plan, short enough to repeat on any page. */
export const guarantees: readonly Point[] = [
  {
    title: `${commitments.moneyBackDays}-day money-back`,
    text: `Tell us within ${terms.moneyBackPeriod}, and we’ll refund it in full.`,
  },
  {
    title: `Support response within ${commitments.supportHours} hours`,
    text: `A person who knows your setup answers during business hours, ${company.hours.weekdays.days}.`,
  },
  {
    title: `Implementation in ${commitments.implementationWeeks} weeks`,
    text: 'Counted from when we get your data until the product is live in your store.',
  },
  {
    title: `Follow-up within ${commitments.followUpHours} hours`,
    text: 'We get back to you after a call, a demo, or a fix.',
  },
];
