import { MONTHS_PER_YEAR, billingPeriods, monthsPaidPerYear, refundAfter } from '../../domain/billing';
import { formatMoney } from '../../domain/money';
import { enumerated, inWords } from '../../domain/numerals';
import type { FaqCategoryId } from '../anchors.computed';
import { faqCategoryIds, faqCategoryTitles } from '../anchors.computed';
import { billingTexts } from '../billing';
import { billingUnits } from '../billingUnits';
import { company } from '../company';
import { caseStudy } from '../cases/dress-sizes';
import { figures } from '../figures';
import { paths } from '../paths';
import { plansAgainstProducts } from '../pricing/plans';
import {
  addOnAmounts,
  MAX_YEARLY_SAVING,
  planPrices,
  planPriceText,
  pricingLink,
  productPrices,
  professionalLimits,
  starterLimits,
} from '../pricing/prices';
import { commitments, storePlatforms, terms } from '../commitments';
import { productOf } from '../products/catalog';
import { serviceSlugs } from '../slugs';
import { taxesInWords } from '../taxes';
import type { FaqCategory, FaqQuestion } from '../types';

const otherPeriods = enumerated(
  billingPeriods
    .filter((billing) => billing !== 'yearly')
    .map((billing) => billingTexts[billing].label.toLowerCase()),
  'or',
);

export const faqPage = {
  meta: {
    title: 'Questions store owners ask first',
    description:
      'How long it takes, what it costs, who owns the data, how to cancel, and who picks up the phone: straight answers before you talk to anyone.',
    keywords: 'frequently asked questions, timeline, costs, data ownership, contracts, support',
  },
  heading: 'Questions and answers',
  lead: 'These questions come up in most first conversations: services, setup, cost, and results. If yours is missing, send it to us.',
  openAll: 'Open all answers',
  closeAll: 'Close all answers',
  closing: {
    title: 'Don’t see your question?',
    text: 'Write to us or call. A person will answer.',
  },
} as const;

const personalization = productOf('ai-personalization-engine');
const dresses = caseStudy.measure;

const questions: Readonly<Record<FaqCategoryId, readonly FaqQuestion[]>> = {
  'services-and-approach': [
    {
      id: 'what-do-you-do',
      question: 'What does Tangelo do?',
      keywords: 'who you are, what you do, how it works, company',
      answer: `We build and run software that helps online stores decide what to show first, what to charge, and which orders to stop. There are ${serviceSlugs.length} services, from personalization to fraud prevention. You can buy each one on its own, and its page says how.`,
      link: { to: paths.services, label: 'Our services' },
    },
    {
      id: 'where-to-start',
      question: 'Which service should I start with?',
      answer:
        'Start with the problem that costs you most. For returned sizes, that’s personalization. For empty search results, it’s product discovery. For leftover stock, it’s pricing and inventory. If you can’t tell, we’ll find out together in the first conversation, which is free.',
    },
    {
      id: 'too-many-returns',
      question: 'We have too many returns. What helps?',
      keywords: 'reduce returns, return rate, wrong size, items sent back',
      answer: `Show shoppers what people like them kept. ${personalization.name} does that for ${formatMoney(personalization.priceCents)} a month, and what keeps coming back moves down. For sizes, our personalization service adds a line of advice under the size menu. At one fashion store, that cut returns from ${dresses.before} to ${dresses.after} per 100 dresses.`,
      link: { to: paths.caseStudy('dress-sizes'), label: 'Read the case study' },
    },
    {
      id: 'too-small',
      question: 'Is my store too small for this?',
      keywords: 'small business, small shop, startup',
      answer: `Probably not; what counts is history. Customer Insight Analytics needs at least twelve months of orders, and ${personalization.name} starts well with three months. The pricing optimizer wants a year of daily sales. Chat, reviews, and fraud checks work without a history of orders. The Starter plan covers up to ${starterLimits.products} and ${starterLimits.customers} a year, and Professional up to ${professionalLimits.customers}. Repeat customers count once. If you don’t have enough to learn from, we’ll tell you and suggest something simpler, often a rule you can write yourself.`,
    },
    {
      id: 'which-platform',
      question: 'Does it work with my store platform?',
      keywords: 'plugin, Shopify, Magento, webshop',
      answer: `Yes, if the platform can export products and orders and lets you add a script or call an API. Most can, including ${enumerated(storePlatforms, 'and')}. Older or homegrown systems usually need a custom integration, which we review before quoting and list as its own line.`,
    },
    {
      id: 'who-decides',
      question: 'Who has the final say, the software or my staff?',
      keywords: 'control, override',
      answer:
        'Your staff, always. Buyers set price limits, merchandisers can pin or hide a product, and reviewers can release a held order. The software only acts on its own where you allow it. It logs every action with its reason, and any of your people can undo it without calling us.',
    },
    {
      id: 'shop-products-or-services',
      question: 'What is the difference between your services and the products in the shop?',
      answer:
        'With a service, our people work on your store: we study it, build, measure, and hand over. The products are ready-made software for one job each, at a fixed monthly price. Several clients started with a product and asked for the service when they needed more.',
    },
  ],
  'implementation-and-timeline': [
    {
      id: 'how-long',
      question: 'How long until something is live?',
      keywords: 'setup time, installation',
      answer: `A simple implementation takes ${commitments.implementationWeeks} weeks, for example a single product in one store with a clean product feed. Comprehensive projects, with several systems or a new data warehouse, take ${commitments.programMonths} months. You get the dates in writing before you commit.`,
    },
    {
      id: 'your-part',
      question: 'What do we have to do ourselves?',
      keywords: 'our work, developer, IT team, effort, hours',
      answer:
        'Most of it is in the first two weeks. We need an export of orders and products, an afternoon with your returns, and someone who can explain your column names. After that, it’s a short weekly call and the occasional decision.',
    },
    {
      id: 'messy-data',
      question: 'Our data is a mess. Should we clean it up first?',
      keywords: 'bad data',
      answer:
        'Send the data as it is. We list what the job needs, which is usually a small part of it, and clean only that part.',
    },
    {
      id: 'shop-stays-open',
      question: 'Will the store go down while you work?',
      keywords: 'downtime, offline',
      answer:
        'No. We build alongside your store and go live for a small share of visitors, with the old behavior ready to take over. If our part fails to respond, your pages show what they showed before.',
    },
    {
      id: 'busy-season',
      question: 'Can we go live before the holidays?',
      keywords: 'Black Friday, Christmas',
      answer:
        'Yes, if there’s time to watch it through a normal month first. We’d rather not touch prices, search, or checkout between mid-November and New Year’s. A bad week then costs more than a late start.',
    },
    {
      id: 'when-results',
      question: 'When does it pay for itself?',
      keywords: 'ROI, payback',
      answer: `Clients generally see a return on investment in ${commitments.paybackMonths} months. Fraud checks and search fixes tend to pay off early. Forecasts take longer, because you can only judge them after a buying season.`,
    },
  ],
  'data-and-privacy': [
    {
      id: 'what-data',
      question: 'What data do you need from us?',
      answer:
        'For most jobs, we need orders, returns, and the product catalog, with customer IDs instead of names. Names, street addresses, and emails stay with you unless a service needs them, as fraud checks do. We never ask for card numbers.',
    },
    {
      id: 'send-data',
      question: 'How do we send you our data?',
      answer:
        'Export your orders, returns, and products as CSV files, which most store platforms can do. Once we agree on the job, you get a list of the columns we need and a private upload link. Leave out card numbers. Please don’t email customer data or paste it into the contact form. Once you’re live, a connector keeps the data current.',
    },
    {
      id: 'who-owns',
      question: 'Who owns the data and the models?',
      keywords: 'intellectual property',
      answer: `Your data is always yours. ${terms.ownership}, including a model trained on your data. The contract lists what you get at the end: code, settings, and documentation. The products in the shop remain ours.`,
    },
    {
      id: 'shared-between-clients',
      question: 'Do you use our sales to help a competitor?',
      keywords: 'resell, confidential',
      answer:
        'No. Your orders, prices, and margins are kept separate from every other client’s, and no other client sees them. Our published research uses data that stores have lent us for that purpose. The only thing we take from job to job is experience.',
    },
    {
      id: 'who-sees-data',
      question: 'Who can see our data?',
      keywords: 'security, hosting, safe',
      answer:
        'The people at Tangelo who set up and support your store. The products run in our cloud, in the US or the EU. The provider we rent servers from stores your data for us and may not use it. Your contract names that provider, and we tell you before it changes.',
    },
    {
      id: 'data-afterwards',
      question: 'What happens to our data when we leave?',
      keywords: 'delete our data, GDPR',
      answer:
        'You get an export in a common format. We delete our copies and confirm it in writing. You can ask for the same at any time if a project no longer needs some of your data.',
    },
    {
      id: 'children',
      question: 'We sell things for children. Does that change anything?',
      keywords: 'kids, age limit',
      answer: `Not much: parents do the buying, and we model the buyers. Our privacy policy sets the age limit at ${commitments.privacyAge}. We don’t knowingly collect anything about younger people, and we’ll delete any such records you report to us.`,
    },
    {
      id: 'this-site',
      question: 'Does this website track me?',
      keywords: 'cookies, card numbers',
      answer:
        'No. It sets no cookies, loads nothing from third parties, and has no analytics. The demo shop keeps your cart, your orders, and your settings in your own browser, where you can clear them. We never store your card number or passwords, and the forms send nothing.',
    },
  ],
  'pricing-and-contracts': [
    {
      id: 'what-it-costs',
      question: 'What does it cost?',
      keywords: 'price, fee, budget',
      answer: `The Starter plan is ${planPriceText('starter', 'monthly')} a month and Professional is ${planPriceText('professional', 'monthly')}. Enterprise is priced after a conversation, because it has no fixed limits and includes service guarantees in the contract. Products in the shop cost ${productPrices.lowest} to ${productPrices.highest} a month each. ${plansAgainstProducts}`,
      link: pricingLink,
    },
    {
      id: 'first-charge',
      question: 'When am I first charged? Do I pay during setup?',
      keywords: 'first payment, pay before it goes live, billing starts',
      answer: `You pay for a product when you order it. The first ${enumerated(
        billingPeriods.map((billing) => billingUnits[billing]),
        'or',
      )} starts that day and includes setup, so the renewal date in your cart is the real one. If you change your mind within ${terms.moneyBackPeriod}, you get all of it back, setup time included. For a plan or a project, we talk first. This demo charges nothing.`,
    },
    {
      id: 'cheaper-by-the-year',
      question: 'Is yearly billing cheaper?',
      keywords: 'annual discount',
      answer: `Yes. A year costs as much as ${inWords(monthsPaidPerYear('yearly'))} months: ${planPriceText('starter', 'yearly')} for Starter and ${planPriceText('professional', 'yearly')} for Professional. That’s ${inWords(MONTHS_PER_YEAR - monthsPaidPerYear('yearly'))} months free, a savings of about ${MAX_YEARLY_SAVING}. You can also pay ${otherPeriods}.`,
    },
    {
      id: 'extra-costs',
      question: 'Are there costs beyond the plan?',
      keywords: 'VAT, sales tax, hidden fees',
      answer: `Only the ones you order. Extra API calls, for visual searches beyond your plan’s limit, are ${addOnAmounts.apiCalls}. Premium support is ${addOnAmounts.support} a month. A custom integration is ${addOnAmounts.integration} once, and an advanced training session is ${addOnAmounts.training}. Dedicated infrastructure starts at ${addOnAmounts.infrastructure} a month. The cart adds ${taxesInWords}, shown before you pay.`,
    },
    {
      id: 'money-back',
      question: 'Is there a money-back guarantee?',
      keywords: 'refund, return policy, free trial',
      answer: `Yes, there’s a ${commitments.moneyBackDays}-day money-back guarantee. Write to us within ${terms.moneyBackPeriod}, and we’ll refund it in full. ${terms.moneyBackStart} At Fraud Shield, shadow mode counts as setup, so the days start when it first stops an order. Consulting work you have accepted isn’t included.`,
    },
    {
      id: 'how-to-leave',
      question: 'How do we cancel?',
      keywords: 'contract, terminate, unsubscribe, stop a subscription',
      answer: `Give us ${terms.notice}, for any reason. An email to ${company.email.general} will do. If you paid for a year, we charge the months you used, notice period included, at the monthly price and refund the rest. For example, a year of Starter is ${planPriceText('starter', 'yearly')}. If it ends after five months, we refund ${formatMoney(refundAfter(planPrices.starter, 5))} plus the tax on it. After ${inWords(monthsPaidPerYear('yearly'))} months there’s nothing left to refund, and you never owe more than you paid. We give you the same notice, so software you rely on never disappears overnight.`,
    },
    {
      id: 'late-payment',
      question: 'What happens if we miss an invoice?',
      keywords: 'overdue, stop paying',
      answer: `We send reminders. After ${commitments.paymentDays} days without payment, your account may be suspended. Talk to us before it comes to that.`,
    },
    {
      id: 'which-law',
      question: 'Which law applies, and what are you liable for?',
      keywords: 'contract, court',
      answer: `New York law applies, and disputes are settled by JAMS arbitration. Our liability is capped at the fees of the last ${commitments.liabilityMonths} months. The terms of service have the details and are binding.`,
    },
  ],
  'support-and-results': [
    {
      id: 'how-fast',
      question: 'How quickly does support respond?',
      keywords: 'response time, help desk',
      answer: `Within ${commitments.supportHours} hours for customers, and by someone who can see how your store is set up. Sales and contact form messages get an answer within ${commitments.followUpHours} hours. ${company.hours.outside}`,
    },
    {
      id: 'by-phone',
      question: 'Can I call someone?',
      keywords: 'talk to a person, speak to a human',
      answer: `Yes. Call ${company.phone.display} ${company.hours.weekdays.days}, ${company.hours.weekdays.time}. The office is closed on weekends.`,
    },
    {
      id: 'how-measured',
      question: 'How do we know it worked?',
      keywords: 'proof, success',
      answer: `We agree on one metric before the start. Where traffic allows, some of your visitors stay on the old version for comparison; otherwise we compare before and after. Across measured projects, ROI rose by ${figures.roiIncrease} on average. Yours may be less. You see the same report we do.`,
    },
    {
      id: 'mistakes',
      question: 'What if the system gets something wrong?',
      keywords: 'accurate, errors',
      answer: `It will, now and then. Our model accuracy is ${figures.accuracy}, but most decisions are easy. Hard ones, such as fraud, go wrong more often, as our fraud demo shows. We plan for mistakes: prices stop at your limits, and the assistant passes uncertain questions to a person. Clear fraud is declined automatically if you allow it; anything unclear waits for a reviewer.`,
    },
    {
      id: 'outages',
      question: 'What if your servers are down?',
      keywords: 'downtime, offline, uptime',
      answer: `Uptime is ${figures.uptime}, counted over a year. During the few hours we’re down, your store falls back on its previous product order, list prices, and standard search. Customers can still buy, and we tell you right away.`,
    },
    {
      id: 'training',
      question: 'Will my team learn to use it?',
      keywords: 'course, training, onboarding, staff, employees',
      answer: `Yes. Training is part of every project, on your own screens with your own products. For teams that want to adjust models themselves, there is advanced training at ${addOnAmounts.training} per session.`,
    },
  ],
};

export const faqCategories: readonly FaqCategory[] = faqCategoryIds.map((id) => ({
  id,
  title: faqCategoryTitles[id],
  questions: questions[id],
}));
