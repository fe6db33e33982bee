import type { AlternativeHome, LedgerSection } from './types';

/** Home 4, business excellence: sober as an annual report, the figures ahead of the argument. */
export const home: AlternativeHome<LedgerSection> = {
  meta: {
    title: 'Business excellence: a statement of account',
    description:
      'For those who sign: what AI in your shop costs, when it should pay for itself, how it is audited and how you leave, line by line.',
    keywords: ['business excellence', 'cost of AI', 'return on investment', 'guarantees', 'contract terms'],
  },
  hero: {
    eyebrow: 'Business excellence',
    headline: 'A statement of account',
    lead: 'What we charge, what you receive for it, when you will know, and how you leave. It is set out here for the people who sign, ahead of any meeting.',
    actions: [
      { label: 'Review the prices', href: '/pricing' },
      { label: 'Arrange a meeting', href: '/contact-us' },
    ],
  },
  figuresHeading: 'Carried forward',
  figures: [
    { value: '35%', label: 'Average ROI increase' },
    { value: '$10M+', label: 'Revenue generated' },
    { value: '98%', label: 'Client satisfaction' },
    { value: '50+', label: 'Projects accounted for' },
  ],
  section: {
    kind: 'ledger',
    heading: 'The engagement, entered line by line',
    text: 'List prices and standing terms. A written proposal may alter the scope; it does not alter the guarantees.',
    groups: [
      {
        title: 'Outlay',
        entries: [
          {
            item: 'Starter plan',
            figure: '$29.99',
            remark: 'Per month, or $299.90 when paid by the year.',
          },
          {
            item: 'Professional plan',
            figure: '$79.99',
            remark: 'Per month, or $799.90 when paid by the year.',
          },
          {
            item: 'Enterprise plan',
            figure: 'Custom',
            remark: 'Quoted in writing, with service levels in the contract.',
          },
          {
            item: 'Custom integration',
            figure: '$2,500',
            remark: 'Once, for a system of yours that needs its own connection.',
          },
          {
            item: 'Premium support',
            figure: '$500',
            remark: 'Per month, optional under every plan.',
          },
        ],
      },
      {
        title: 'Timing',
        entries: [
          {
            item: 'First reply',
            figure: '24 hours',
            remark: 'From a named person, to any inquiry.',
            months: [0, 0.03],
          },
          {
            item: 'Implementation, one product',
            figure: '2–4 weeks',
            remark: 'Counted from the day we have access to the data.',
            months: [0.5, 1],
          },
          {
            item: 'Implementation, full program',
            figure: '2–6 months',
            remark: 'Several services, introduced one after another.',
            months: [2, 6],
          },
          {
            item: 'Return on investment',
            figure: '3–6 months',
            remark: 'The period after which clients usually see it in their own books.',
            months: [3, 6],
          },
        ],
      },
      {
        title: 'Protection',
        entries: [
          {
            item: 'Money back',
            figure: '30 days',
            remark: 'In full, on a first subscription, without a reason.',
          },
          {
            item: 'Notice to cancel',
            figure: '30 days',
            remark: 'In writing, from either side.',
          },
          {
            item: 'Support response',
            figure: '2 hours',
            remark: 'From the moment a problem is reported.',
          },
        ],
      },
    ],
    dial: 'The entries under Timing on the face of a year, twelve wedges to the round. From the middle outwards: first reply, one product, full program, return.',
    link: { label: 'Plans and add-ons in detail', href: '/pricing' },
  },
  featuresHeading: 'Principles on which we are engaged',
  features: [
    {
      title: 'One sponsor, one measure',
      text: 'Each project names the executive who answers for it and the single measure by which it will be judged. Both are entered in the contract.',
    },
    {
      title: 'A baseline before any work',
      text: 'The shop’s performance is recorded for an agreed period before we touch it. No later improvement is claimed without that page.',
      link: { label: 'Before and after, five times', href: '/case-study' },
    },
    {
      title: 'Costs on separate lines',
      text: 'Licenses, computing and hours are reported month by month, each on its own line, so that you can compare them with another supplier’s.',
    },
    {
      title: 'Results open to your controller',
      text: 'The raw tables are yours to recalculate. Where your figure and ours differ, the next meeting begins with the difference.',
    },
    {
      title: 'Scope that can be reduced',
      text: 'Services are ordered singly and can be ended singly. A program that has achieved its aim early is closed early.',
      link: { label: 'The services, singly', href: '/our-services' },
    },
  ],
  closing: {
    heading: 'Put the questions your board will put',
    text: 'A first meeting takes half an hour and needs one person from finance. Afterwards you receive two pages: recommended scope, cost, and the measure we propose to be held to.',
    action: { label: 'Request the meeting', href: '/contact-us' },
  },
};
