import type { Point } from './types';

/** The four promises that hold for every product and plan, short enough to stand on any page. */
export const guarantees: readonly Point[] = [
  {
    title: '30-day money-back',
    text: 'If it doesn’t suit your shop, say so within 30 days and the money goes back.',
  },
  {
    title: 'Support response within 2 hours',
    text: 'A person who can open your setup answers within 2 hours of your message.',
  },
  {
    title: 'Implementation in 2-4 weeks',
    text: 'From the first call to running in your live shop takes 2-4 weeks.',
  },
  {
    title: 'Follow-up within 24 hours',
    text: 'After a call, a demo or a fix, you hear from us again.',
  },
];
