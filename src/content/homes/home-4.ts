import { longerPeriods } from '../../domain/billing';
import { enumerated } from '../../domain/numerals';
import { billingUnits } from '../billingUnits';
import { figureOf } from '../figures';
import { addOnAmounts, planPriceText, productPrices } from '../pricing/prices';
import { commitments, terms } from '../commitments';
import type { PricingPlan } from '../types';
import { paths } from '../paths';
import type { AlternativeHome, LedgerSection } from './types';

function byLongerPeriods(plan: PricingPlan['id']): string {
  return enumerated(
    longerPeriods.map((billing) => `${planPriceText(plan, billing)} a ${billingUnits[billing]}`),
    'or',
  );
}

/** Home 4 (business excellence) is as plain as an annual report, with numbers before arguments. */
export const home: AlternativeHome<LedgerSection> = {
  meta: {
    title: 'Business excellence: what you pay and get',
    description:
      'This page lists what AI in your store costs, when it should pay off, how you can audit the results, and how you can cancel.',
    keywords: 'business excellence, cost of AI, return on investment, guarantees, contract terms',
  },
  hero: {
    eyebrow: 'Business excellence',
    headline: 'What you pay, and what you get',
    lead: 'These are the terms of working with Tangelo: what we charge, what you get, when you’ll see results, and how you can cancel. They’re written for the people who sign.',
    actions: [
      { label: 'See the prices', href: paths.pricing },
      { label: 'Schedule a meeting', href: paths.contact },
    ],
    product: 'dynamic-pricing-optimizer',
  },
  figuresHeading: 'Results so far',
  figures: [
    figureOf('roiIncrease', 'Average ROI increase'),
    figureOf('revenue', 'Revenue generated'),
    figureOf('satisfaction', 'Client satisfaction'),
    figureOf('measuredProjects', 'Projects measured'),
  ],
  section: {
    kind: 'ledger',
    heading: 'Costs, timing, and guarantees, line by line',
    text: 'List prices and standing terms. A proposal can change the scope, never the guarantees.',
    groups: [
      {
        title: 'Cost',
        entries: [
          {
            item: 'One product',
            figure: productPrices.lowest,
            remark: `Per month and up, to ${productPrices.highest}, for one job.`,
          },
          {
            item: 'Starter plan',
            figure: planPriceText('starter', 'monthly'),
            remark: `Per month, or ${byLongerPeriods('starter')}.`,
          },
          {
            item: 'Professional plan',
            figure: planPriceText('professional', 'monthly'),
            remark: `Per month, or ${byLongerPeriods('professional')}.`,
          },
          {
            item: 'Enterprise plan',
            figure: planPriceText('enterprise', 'monthly'),
            remark: 'Quoted in writing, with service levels in the contract.',
          },
          {
            item: 'Premium support',
            figure: addOnAmounts.support,
            remark: 'Per month, optional with every plan.',
          },
        ],
      },
      {
        title: 'Timing',
        entries: [
          {
            item: 'First reply',
            figure: `${commitments.followUpHours} hours`,
            remark: 'A named person answers every inquiry.',
          },
          {
            item: 'Implementation, one product',
            figure: `${commitments.implementationWeeks} weeks`,
            remark: 'From the day we have access to your data.',
          },
          {
            item: 'Implementation, full program',
            figure: `${commitments.programMonths} months`,
            remark: 'Several services, launched one after another.',
          },
          {
            item: 'Return on investment',
            figure: `${commitments.paybackMonths} months`,
            remark: 'When clients usually see it in their own books.',
          },
        ],
      },
      {
        title: 'Protection',
        entries: [
          {
            item: 'Money back',
            figure: `${commitments.moneyBackDays} days`,
            remark: `A full refund within ${terms.moneyBackPeriod}, no reason needed. Consulting work you have accepted isn’t included.`,
          },
          {
            item: 'Notice to cancel',
            figure: `${commitments.noticeDays} days`,
            remark: 'In writing, from either side.',
          },
          {
            item: 'Support response',
            figure: `${commitments.supportHours} hours`,
            remark: 'For customers, during business hours, from the moment you report a problem.',
          },
        ],
      },
    ],
    study: 'strawberries-at-six',
    proof: 'What a result looks like',
    link: { label: 'All five cases', href: paths.cases },
  },
  featuresHeading: 'How we work with you',
  features: [
    {
      title: 'A sponsor and a metric',
      text: 'Each new project has one responsible executive and one metric that decides whether it worked. Both go into the contract.',
    },
    {
      title: 'A baseline before any work',
      text: 'Before we touch anything, we record how the store performs for an agreed period. Later results are compared with that baseline, and with a control group where traffic allows.',
      link: { label: 'Five cases, before and after', href: paths.cases },
    },
    {
      title: 'Itemized costs',
      text: 'A monthly statement lists licenses, computing, and hours separately, so you can compare them with another vendor’s.',
    },
    {
      title: 'Results you can audit',
      text: 'You get the raw data, so your controller can check our math. If the numbers differ, we find out why before the next meeting.',
    },
    {
      title: 'You can cut the scope',
      text: 'Buy and cancel each service separately. If we hit the goal early, we stop early.',
      link: { label: 'All services', href: paths.services },
    },
  ],
  closing: {
    heading: 'Get answers for your board',
    text: 'A first meeting takes half an hour and needs one person from finance. Then we send you two pages: a recommended scope, the cost, and the metric you can judge us by.',
    action: { label: 'Schedule a meeting', href: paths.contact },
  },
};
