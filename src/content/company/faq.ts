import { MONTHS_PER_YEAR, monthsPaidPerYear } from '../../domain/billing';
import { inWords } from '../../domain/numerals';
import type { FaqCategoryId } from '../anchors';
import { faqCategoryIds } from '../anchors';
import { company } from '../company';
import { faqCategoryTitles } from './faqCategoryTitles';
import { figures } from '../figures';
import { paths } from '../paths';
import { whyStarterCostsLess } from '../pricing/planOrProduct';
import { pricingLink, productPrices } from '../pricing/pricesInShort';
import { MAX_YEARLY_SAVING, addOnAmounts, planPriceText, starterLimits } from '../pricing/prices';
import { promises, terms } from '../promises';
import { serviceSlugs } from '../slugs';
import { taxesInWords } from '../taxes';
import type { FaqCategory, FaqQuestion, PageMeta, Point } from '../types';

/** Texts of /faq around its questions. */
export const faqPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly closing: Point;
} = {
  meta: {
    title: 'Questions shop owners ask us first',
    description:
      'How long it takes, what it costs, who owns the data, how to leave and who picks up the phone: straight answers before you talk to anyone.',
    keywords: ['questions', 'timeline', 'costs', 'data ownership', 'contracts', 'support'],
  },
  heading: 'Questions and answers',
  lead: 'Answers to what most first conversations ask: services, set-up, cost and results. If yours is missing, send it to us.',
  closing: {
    title: 'Your question isn’t here?',
    text: 'Write to us or call, and a person answers.',
  },
};

/** The questions of /faq by category. */
const questions: Readonly<Record<FaqCategoryId, readonly FaqQuestion[]>> = {
  'services-and-approach': [
    {
      id: 'what-do-you-do',
      question: 'What does Tangelo do?',
      answer: `We build and run the parts of an online shop that make decisions, such as what to show first, what to charge and which order to stop. There are ${serviceSlugs.length} services, from personalization to fraud prevention, and each can be bought by itself; its page says how.`,
      link: { to: paths.services, label: 'Our services' },
    },
    {
      id: 'where-to-start',
      question: 'Which service should I start with?',
      answer:
        'The one for the problem that costs you most. Wrong sizes coming back points to personalization, empty search results to product discovery, leftover stock to pricing and inventory. If you can’t tell, we spend the first conversation finding out, and that conversation is free.',
    },
    {
      id: 'too-small',
      question: 'Is my shop too small for this?',
      answer: `Probably not, although some methods need more orders than a young store has. The Starter plan is made for up to ${starterLimits.products} and ${starterLimits.customers}. Where your own history is too thin to learn from, we say so and suggest something simpler, often a rule you can write yourself.`,
    },
    {
      id: 'which-platform',
      question: 'Does it work with my shop system?',
      answer:
        'If the system can export products and orders and lets you add a script or call an address, yes. Most can. Older or home-made systems usually need a custom integration, which we look at before quoting and list as its own line.',
    },
    {
      id: 'who-decides',
      question: 'Who has the last word, the software or my staff?',
      answer:
        'Your staff, always. Buyers set the limits of a price, merchandisers can pin or hide a product, reviewers can release a held order. Anything the system does on its own is written down with its reason, and one person can undo it without calling us.',
    },
    {
      id: 'shop-products-or-services',
      question: 'What is the difference between your services and the products in the shop?',
      answer:
        'A service is people working on your shop: we look, build, measure and hand over. The products are ready-made software for one job each, at a fixed price a month. Several clients began with a product and asked for the service when they needed more.',
    },
  ],
  'implementation-and-timeline': [
    {
      id: 'how-long',
      question: 'How long until something is live?',
      answer: `A simple implementation takes ${promises.implementationWeeks} weeks, for example a single product in one shop with a clean product feed. Comprehensive ones, with several systems or a new data warehouse behind them, take ${promises.programMonths} months. You get the dates in writing before you commit.`,
    },
    {
      id: 'your-part',
      question: 'How much work is it for us?',
      answer:
        'Expect the most in the first two weeks: an export of orders and products, an afternoon showing us the returns, and someone who can say what your column names mean. After that it is a short weekly call and the occasional decision.',
    },
    {
      id: 'messy-data',
      question: 'Our data is a mess. Should we tidy up first?',
      answer:
        'Send it as it is. We start by listing what the job needs, which is usually a small part of the data, and clean only that.',
    },
    {
      id: 'shop-stays-open',
      question: 'Will the shop go down while you work?',
      answer:
        'No. We build beside your shop and switch on for a small share of visitors, with the old behavior kept ready. Should our part fail to respond, your pages show what they showed before.',
    },
    {
      id: 'busy-season',
      question: 'Can we go live before the holidays?',
      answer:
        'If there is time to watch it through an ordinary month first. We would rather not change anything that touches price, search or checkout between mid-November and New Year; a bad week then costs more than a late start.',
    },
    {
      id: 'when-results',
      question: 'When does it pay for itself?',
      answer: `Clients generally see a return on investment in ${promises.paybackMonths} months. Fraud checks and search repairs tend to show early, forecasts later, since they must live through a buying season before anyone can judge them.`,
    },
  ],
  'data-and-privacy': [
    {
      id: 'what-data',
      question: 'What data do you need from us?',
      answer:
        'For most jobs, orders, returns and the product catalog, with customers as numbers. Names, street addresses and emails stay with you unless the service can’t work without them, as fraud checks can’t. We never ask for card numbers.',
    },
    {
      id: 'who-owns',
      question: 'Who owns the data and the models?',
      answer: `Your data remains yours throughout. ${terms.ownership}, a model that we have trained on your data included, and the contract names what is handed over at the end: code, settings and documents. The products in the shop remain ours.`,
    },
    {
      id: 'shared-between-clients',
      question: 'Do you use our sales to help a competitor?',
      answer:
        'No. Your orders, prices and margins are kept apart from every other client’s, and nobody else is shown them. When we publish research, it rests on histories that shops have lent us for the purpose. What we take from job to job is experience.',
    },
    {
      id: 'data-afterwards',
      question: 'What happens to our data when we part?',
      answer:
        'You receive an export in a common format, we delete our copies, and we confirm the deletion in writing. Ask for the same at any earlier point if a project no longer needs part of what you sent.',
    },
    {
      id: 'children',
      question: 'We sell things for children. Does that change anything?',
      answer: `Not much: parents do the buying, and we model the buyers. Our privacy policy sets the threshold at ${promises.privacyAge}: we don’t knowingly collect anything about people younger than that, and we will remove such records if you find any.`,
    },
    {
      id: 'this-site',
      question: 'Does this website track me?',
      answer:
        'It sets no cookies, loads nothing from third parties and counts nobody. The demo shop keeps your cart, your orders and whatever else you choose in it in your own browser, where you can clear them. Card details and passwords are never stored, and the forms send nothing.',
    },
  ],
  'pricing-and-contracts': [
    {
      id: 'what-it-costs',
      question: 'What does it cost?',
      answer: `The Starter plan is ${planPriceText('starter', 'monthly')} a month and Professional is ${planPriceText('professional', 'monthly')}. Enterprise is priced after a conversation, because it has no fixed limits and comes with service guarantees in the contract. The products in the shop cost from ${productPrices.lowest} to ${productPrices.highest} a month each. ${whyStarterCostsLess}`,
      link: pricingLink,
    },
    {
      id: 'cheaper-by-the-year',
      question: 'Is it cheaper by the year?',
      answer: `A year costs ${inWords(monthsPaidPerYear('yearly'))} months: ${planPriceText('starter', 'yearly')} for Starter and ${planPriceText('professional', 'yearly')} for Professional. That is about ${inWords(MONTHS_PER_YEAR - monthsPaidPerYear('yearly'))} months free, or up to ${MAX_YEARLY_SAVING} saved. You can also pay by the month.`,
    },
    {
      id: 'extra-costs',
      question: 'Are there costs beyond the plan?',
      answer: `Only ones you order. Extra API calls are ${addOnAmounts.apiCalls}, premium support is ${addOnAmounts.support} a month, a custom integration ${addOnAmounts.integration} once, an advanced training session ${addOnAmounts.training}, and dedicated infrastructure starts at ${addOnAmounts.infrastructure} a month. The cart adds ${taxesInWords}, shown before you pay.`,
    },
    {
      id: 'money-back',
      question: 'What if it doesn’t suit us?',
      answer: `There is a ${promises.moneyBackDays}-day money-back guarantee. Write to us within ${terms.moneyBackPeriod} and it is returned in full.`,
    },
    {
      id: 'how-to-leave',
      question: 'How do we cancel?',
      answer: `With ${terms.notice}, for any reason; an email will do. The same notice applies in the other direction, so that you never wake up without software that you rely on.`,
    },
    {
      id: 'late-payment',
      question: 'What happens if an invoice is overlooked?',
      answer: `You get reminders. After ${promises.paymentDays} days without payment the account may be suspended. Talk to us before it comes to that.`,
    },
    {
      id: 'which-law',
      question: 'Which law applies, and what are you liable for?',
      answer: `New York law, with disputes settled by JAMS arbitration. Our liability is capped at the fees of the last ${promises.liabilityMonths} months. The terms of service spell this out section by section, and they are the text that counts.`,
    },
  ],
  'support-and-results': [
    {
      id: 'how-fast',
      question: 'How quickly does support respond?',
      answer: `Within ${promises.supportHours} hours, and by someone who can see how your shop is set up. General inquiries through the contact form are followed up within ${promises.followUpHours} hours. ${company.hours.outside}`,
    },
    {
      id: 'by-phone',
      question: 'Can I call somebody?',
      answer: `Yes. ${company.phone.display} is answered Monday to Friday, ${company.hours.weekdays.time}, and the office is closed on weekends.`,
    },
    {
      id: 'how-measured',
      question: 'How do we know it worked?',
      answer: `We agree on one figure before the start, then keep part of your visitors on the old shop for comparison. Across the projects we have measured, ROI rose by ${figures.roiIncrease} on average. Yours may be less; you see the same report as we do.`,
    },
    {
      id: 'mistakes',
      question: 'What if the system gets something wrong?',
      answer: `It will, now and then. Our accuracy figure is ${figures.accuracy}, so some decisions are wrong, and we plan for those: prices stop at your limits, the assistant passes doubtful questions to a person, and a held order waits for a human eye before anybody is refused.`,
    },
    {
      id: 'outages',
      question: 'And if your servers are down?',
      answer: `Uptime is ${figures.uptime}, counted over a year. In the few hours that leaves, your shop falls back on its former order of products, its list prices and its ordinary search. Customers can still buy, and we tell you at once.`,
    },
    {
      id: 'training',
      question: 'Will my team learn to use it?',
      answer: `The introduction is part of every project and takes place on your own screens with your own products. For teams that want to adjust models themselves there is advanced training at ${addOnAmounts.training} per session.`,
    },
  ],
};

/** The categories of /faq with their questions. */
export const faqCategories: readonly FaqCategory[] = faqCategoryIds.map((id) => ({
  id,
  title: faqCategoryTitles[id],
  questions: questions[id],
}));
