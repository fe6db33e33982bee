import { MONTHS_PER_YEAR, monthsPaidPerYear } from '../../domain/billing';
import { currency } from '../../domain/money';
import { capitalized, inWords } from '../../domain/numerals';
import { byAnyPeriod } from '../billingUnits';
import { figures } from '../figures';
import { paths } from '../paths';
import { planNames, planOrProduct } from './plans';
import { taxesInWords } from '../taxes';
import {
  MAX_YEARLY_SAVING,
  addOnAmounts,
  exampleOrders,
  planFitAnchor,
  planPriceText,
  planPrices,
  professionalLimits,
  starterLimits,
  yearlySavingText,
} from './prices';
import { commitments, terms } from '../commitments';
import type { AddOn, FaqQuestion, Point, PricingPlan } from '../types';

/** The badge next to the yearly switch, as the specification words it. */
export const yearlyBadge = `Save up to ${MAX_YEARLY_SAVING}`;

export const plans: readonly PricingPlan[] = [
  {
    id: 'starter',
    name: planNames.starter,
    description: `For one store with up to ${starterLimits.customers} a year: ${starterLimits.orders} orders a month, or more if customers return.`,
    price: planPrices.starter,
    features: [
      'Recommendations on product pages and in the cart',
      'Search by photo in your store’s own search field',
      'Weekly list of what shoppers looked for and didn’t find',
      'Setup on your store platform, done with you',
      `Support response within ${commitments.supportHours} hours`,
      `${commitments.moneyBackDays}-day money-back guarantee`,
    ],
    limitations: [
      '1,000 visual searches per month',
      starterLimits.products,
      starterLimits.customers,
      '1 integration',
    ],
    popular: false,
  },
  {
    id: 'professional',
    name: planNames.professional,
    description: `For a growing store with up to ${professionalLimits.customers} a year: ${professionalLimits.orders} orders a month, or more if customers return.`,
    price: planPrices.professional,
    features: [
      'Everything in Starter',
      'Recommendations on every page and in your newsletters',
      'Price proposals within the limits you set',
      'Customer segments, kept up to date every night',
      'Split tests with results in plain English',
      'A named contact and a call each month',
    ],
    limitations: [
      '10,000 visual searches per month',
      professionalLimits.products,
      professionalLimits.customers,
      'Up to 5 integrations',
    ],
    popular: true,
  },
  {
    id: 'enterprise',
    name: planNames.enterprise,
    description: `For more than ${professionalLimits.customers} a year, or for several stores, brands, or countries.`,
    price: planPrices.enterprise,
    features: [
      'Everything in Professional',
      'SLA guarantees, written into the contract',
      'Custom models, tuned to your stores',
      'Single sign-on, with roles for each team',
      'Rollout plan, store by store',
      'An engineer who stays with you after launch',
    ],
    limitations: [
      'Unlimited visual searches',
      'Unlimited products',
      'Unlimited customers',
      'Unlimited integrations',
    ],
    popular: false,
  },
];

export const addOns: readonly AddOn[] = [
  {
    name: 'Extra API calls',
    description:
      'For months with more visual searches than your plan includes, such as the run-up to the holidays. Each search is one call.',
    price: addOnAmounts.apiCalls,
  },
  {
    name: 'Premium support',
    description:
      'A direct line to the engineers who set up your store, and a written report on every incident.',
    price: `${addOnAmounts.support}/month`,
  },
  {
    name: 'Custom integration',
    description:
      'A connection to a system without a ready-made connector, such as a homegrown ERP or an old cash register.',
    price: `${addOnAmounts.integration} one-time`,
  },
  {
    name: 'Advanced training',
    description: 'A working session for your buyers, marketers, or developers, on your own data.',
    price: `${addOnAmounts.training} per session`,
  },
  {
    name: 'Dedicated infrastructure',
    description: 'Servers that run for your store only, in the region your legal team asks for.',
    price: `from ${addOnAmounts.infrastructure}/month`,
  },
];

const monthsPaid = inWords(monthsPaidPerYear('yearly'));

function yearInWords(id: PricingPlan['id']): string {
  return `${planNames[id]} is ${planPriceText(id, 'monthly')} a month or ${planPriceText(id, 'yearly')} a year, which saves ${yearlySavingText(id)}`;
}

/** Explains the billing periods. */
export const monthsNote = `Billed yearly, you pay for ${monthsPaidPerYear('yearly')} of ${MONTHS_PER_YEAR} months.`;

export const pricingFaq: readonly FaqQuestion[] = [
  {
    id: 'yearly-billing',
    question: 'How does yearly billing work?',
    keywords: 'annual',
    answer: `You pay for ${monthsPaid} months and use ${inWords(MONTHS_PER_YEAR)}. ${yearInWords('starter')}; ${yearInWords('professional')}. All prices are in ${currency.plural} (${currency.code}), before tax.`,
  },
  {
    id: 'reaching-a-limit',
    question: 'What happens when we reach a limit?',
    answer: `We’ll email you before you get there. For a short peak in visual searches, add extra API calls at ${addOnAmounts.apiCalls}; each search is one call. If your catalog, customer base, or number of integrations has grown permanently, the next plan is a better fit. You can upgrade in the middle of a billing period.`,
  },
  {
    id: 'cancel-or-change',
    question: 'Can we cancel or change plans?',
    keywords: 'upgrade, switch plans',
    answer: `Yes, for any reason, with ${terms.notice}. If it doesn’t work for you, tell us within ${terms.moneyBackPeriod} and you get your money back. To change plans, just send us a message.`,
  },
  {
    id: 'set-up-cost-and-time',
    question: 'What does setup cost, and how long does it take?',
    keywords: 'installation',
    answer: `Connecting a store platform we support is part of the plan and takes ${commitments.implementationWeeks} weeks. An in-house system, such as your own warehouse software, is a custom integration: ${addOnAmounts.integration}, one-time. Comprehensive projects across several departments take ${commitments.programMonths} months, and you get the schedule before you sign.`,
  },
  {
    id: 'plan-or-product',
    question: 'Do we need a plan, a product from the shop, or both?',
    answer: `Choose a product for one job in your store, such as reviews or fraud. Choose a plan when several jobs should share the same data, within the plan’s limits. Many stores start with a single product. You buy products in the cart, which adds ${taxesInWords}. A plan starts with a conversation.`,
  },
  {
    id: 'enterprise-price',
    question: 'Why does Enterprise have no listed price?',
    keywords: 'quote',
    answer: `The price depends on three things we don’t know yet: how many systems we connect, what the SLA must guarantee, and where your data may be stored. One call is enough. We follow up within ${commitments.followUpHours} hours, and you get a fixed quote, broken down line by line.`,
  },
];

export const pricingValue: readonly Point[] = [
  {
    title: 'Measured against what you did before',
    text: `Where traffic allows, some of your visitors stay on the old version, so your own numbers show the gain. Across our measured projects, the average ROI increase is ${figures.roiIncrease}.`,
  },
  {
    title: 'A date for the result',
    text: `Expect a return in ${commitments.paybackMonths} months. We choose the metric with you at the start and put it in the first report, good or bad.`,
  },
  {
    title: 'People included',
    text: `The price covers the people who connect your store. Once you’re a customer, support responds within ${commitments.supportHours} hours.`,
  },
  {
    title: 'Your data stays yours',
    text: 'You can export your catalog, rules, and history at any time, in formats that open without our software.',
  },
];

export const pricingCallToAction: Point = {
  title: 'Not sure which plan?',
  text: `Tell us how many products you carry and which systems you run. Within ${commitments.followUpHours} hours we’ll recommend one plan: the smallest that fits.`,
};

const extras = inWords(addOns.length);

const notIncluded =
  'No plan includes fraud checks, review monitoring, or the chat assistant: those are single products.';

export const pricingPage = {
  /** Above the plans, because a plan's button doesn't buy it. */
  talkFirst: 'We talk before you buy a plan, and nothing is charged today.',
  meta: {
    title: `Pricing: ${inWords(plans.length)} plans, ${extras} extras`,
    description: `Starter at ${planPriceText('starter', 'monthly')} a month, Professional at ${planPriceText('professional', 'monthly')}, Enterprise by quote. Pay yearly and save up to ${MAX_YEARLY_SAVING}.`,
    keywords:
      'how much, Starter plan, Professional plan, add-ons, yearly billing, costs and fees, cheapest or most expensive plan, subscription',
  },
  heading: 'Pricing',
  lead: `${capitalized(inWords(plans.length))} plans, billed ${byAnyPeriod}. Bigger plans cover more products, customers, and integrations.`,
  notIncluded,
  fit: {
    id: planFitAnchor,
    heading: 'Which plan fits my store?',
    field: 'Orders a month',
    /** For the site search. */
    keywords: 'orders a month, orders per month, store size',
    /** The example until the visitor enters a number. */
    orders: exampleOrders,
    max: 1_000_000,
    toShop: 'Compare products',
  },
  /** The last row of the plans. */
  rules: [
    {
      title: 'Plan or product?',
      text: planOrProduct,
    },
    {
      title: 'Not in any plan',
      text: notIncluded,
      link: { label: 'See single products', href: paths.shop },
    },
    {
      title: 'How limits are counted',
      text: 'Customers are the people who ordered in the past 12 months; repeat customers count once. Visual searches are per month, products and integrations in total.',
    },
  ],
  addOns: {
    title: 'Add-ons',
    text: `${capitalized(extras)} extras that you can add to any plan.`,
  },
  faq: {
    title: 'Questions before you sign',
    text: `${capitalized(inWords(pricingFaq.length))} answers about cost.`,
  },
  valueHeading: 'What you get',
} as const;
