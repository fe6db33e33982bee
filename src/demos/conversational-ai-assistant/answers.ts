import { company } from '../../content/company';
import { contactPage } from '../../content/contact';
import { demoIds } from '../../content/lists/demoIds.computed';
import { demoTexts } from '../../content/lists/demoTexts';
import { figures } from '../../content/figures';
import { faqCategories } from '../../content/company/faq';
import { aboutPage } from '../../content/company/about';
import type { MemberId } from '../../content/anchors';
import { memberIds } from '../../content/anchors';
import { paths } from '../../content/paths';
import { people } from '../../content/lists/people.computed';
import type { PlanId } from '../../content/pricing/planNames';
import { plans, pricingFaq } from '../../content/pricing/pricing';
import { MAX_YEARLY_SAVING, planPriceText } from '../../content/pricing/prices';
import { catalog, productOf } from '../../content/products/catalog';
import { productSummaries } from '../../content/lists/productSummaries.computed';
import { commitments } from '../../content/commitments';
import { wishlistName } from '../../content/shop/wishlistName';
import { services } from '../../content/lists/services';
import type { ProductId } from '../../content/slugs';
import { serviceSlugs } from '../../content/slugs';
import { serviceTitles } from '../../content/lists/titles.computed';
import { checkoutPage, paymentMethodLabels } from '../../content/shop/checkoutPage';
import { taxesInWords } from '../../content/taxes';
import { monthsPaidPerYear, priceForPeriod } from '../../domain/billing';
import { paymentMethods } from '../../domain/checkout';
import { formatMoney } from '../../domain/money';
import { counted, enumerated, inWords } from '../../domain/numerals';
import type { Intent } from './intents';
import { productSources } from './sources';

/** The page that an answer links to. */
export interface Source {
  /** With an anchor if there is one. */
  readonly url: string;
  /** Name of the page, shown in the link. */
  readonly source: string;
  /** The section's heading, or the question that it answers. */
  readonly title: string;
}

/** An answer to an intent, with a page to read more if there is one. */
export interface SiteAnswer {
  readonly text: string;
  readonly source?: Source;
  /** The product it is about. */
  readonly productId?: ProductId | undefined;
  /** True if it quotes the site word for word. */
  readonly isQuote?: boolean;
  /** True if the site leaves part of the question open. */
  readonly isPartial?: boolean;
}

const { address, phone, email, hours } = company;
const open = `${hours.weekdays.days} ${hours.weekdays.time}; ${hours.weekend.days}: ${hours.weekend.time.toLowerCase()}`;
const byPrice = catalog.toSorted((a, b) => a.priceCents - b.priceCents);
const bestRated = catalog.toSorted((a, b) => b.rating - a.rating)[0];
const priced = ({ name, priceCents }: (typeof catalog)[number]) =>
  `${name}: ${formatMoney(priceCents)} a month`;

const questions = [...faqCategories.flatMap(({ questions: asked }) => asked), ...pricingFaq];

/** Returns the answer to a question on /faq or /pricing. */
function asked(id: string): SiteAnswer {
  const found = questions.find((question) => question.id === id);
  if (!found) throw new Error(`There is no question ${id}.`);
  const isPricing = pricingFaq.includes(found);
  return {
    text: found.answer,
    source: {
      url: `${isPricing ? paths.pricing : paths.faq}#${id}`,
      source: isPricing ? 'Pricing' : 'FAQ',
      title: found.question,
    },
    isQuote: true,
  };
}

/** Quotes the sentences that start with the given words, so that no answer says more than its page. */
function quoted(texts: readonly string[], ...starts: readonly string[]): string {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?]”?) /u));
  return starts
    .map((start) => {
      const found = sentences.find((sentence) => sentence.startsWith(start));
      if (found === undefined) throw new Error(`No sentence starts with “${start}”.`);
      return found;
    })
    .join(' ');
}

/** Quotes sentences of a product's page. */
function quotedFrom(id: ProductId, ...starts: readonly string[]): string {
  const { longDescription, features, benefits, includes } = productSources[id];
  const points = [...features, ...benefits].map(({ text }) => text);
  return quoted([...longDescription, ...points, ...includes.map((text) => `${text}.`)], ...starts);
}

function specification(id: ProductId, row: string): string {
  return productSources[id].specifications.find(({ name }) => name === row)?.value ?? '';
}

function page(url: string, source: string, title = source): Source {
  return { url, source, title };
}

const about = page(paths.about, 'About us');
const contact = page(paths.contact, 'Contact');
const shop = page(paths.shop, 'Shop');
const demonstration = page(
  `${paths.terms}#2-this-site-is-a-demonstration`,
  'Terms of Service',
  'This site is a demonstration',
);
const developerNote = 'I don’t know whether you’ll need a developer of your own.';
const followUp = `a person follows up within ${commitments.followUpHours} hours`;

/** Describes a product and who it is for. */
function productAnswer(productId: ProductId) {
  const { name } = productOf(productId);
  const madeFor = specification(productId, 'Made for');
  return {
    productId,
    text: `${name}: ${productSummaries[productId].description} Made for ${madeFor.charAt(0).toLowerCase()}${madeFor.slice(1)}.`,
    source: page(paths.product(productId), name),
  };
}

/** Problems of store owners, each with the product that solves it. */
const byProblem: readonly (readonly [problem: string, id: ProductId])[] = [
  ['shoppers don’t find what they want', 'ai-personalization-engine'],
  ['you aren’t sure about prices', 'dynamic-pricing-optimizer'],
  ['orders turn out to be fraud', 'fraud-shield'],
  ['you have more reviews than you can read', 'review-sentiment-monitor'],
  ['you don’t know which customers come back', 'customer-insight-analytics'],
  ['the same questions take up your day', 'conversational-ai-assistant'],
];

/** First words of the sentences to quote about what happens when a product is wrong. */
const errors: Readonly<Record<ProductId, readonly string[]>> = {
  'ai-personalization-engine': ['The preview shows', 'If one looks odd'],
  'dynamic-pricing-optimizer': ['No price reaches your store', 'You can undo any change'],
  'conversational-ai-assistant': ['Complaints, refunds', 'Your team can mark'],
  'customer-insight-analytics': ['A lifetime value', 'A segment of a dozen', 'Each chart has'],
  'review-sentiment-monitor': ['Irony still fools', 'Correct the line'],
  'fraud-shield': ['It starts in shadow mode', 'Clear fraud is declined', 'Every declined order is listed'],
};

function mistakesOf(id: ProductId): Pick<SiteAnswer, 'text' | 'isPartial'> {
  return { text: `${quotedFrom(id, ...errors[id])} Its page gives no error rate.`, isPartial: true };
}

/** Quotes that say who decides, for the products that act in a store. */
const decisions: Partial<Readonly<Record<ProductId, string>>> = {
  'dynamic-pricing-optimizer': quotedFrom(
    'dynamic-pricing-optimizer',
    'No price reaches your store',
    'Proposals wait in a table',
  ),
  'fraud-shield': quotedFrom('fraud-shield', 'Then you decide', 'Clear fraud is declined'),
};

/** Products whose pages say who may use them, with the first words of that sentence. */
const teamAccess: readonly (readonly [id: ProductId, start: string])[] = [
  ['dynamic-pricing-optimizer', 'Approval table for'],
  ['customer-insight-analytics', 'Dashboard for everyone'],
  ['fraud-shield', 'Review queue for'],
];

/** Adds the product's name and page to an answer. */
function ofProduct(productId: ProductId, answer: Pick<SiteAnswer, 'text' | 'isPartial'>): SiteAnswer {
  const { name } = productOf(productId);
  return {
    ...answer,
    productId,
    text: `${name}: ${answer.text}`,
    source: page(paths.product(productId), name),
  };
}

/** Answers that don't depend on the context. */
export const answers = {
  hello: {
    text: 'Hello! Ask me about products, prices, or policies, or tell me what to put in your cart.',
  },
  'how are you': { text: 'Doing well, thanks. What would you like to know?' },
  thanks: { text: 'You’re welcome. Is there anything else?' },
  bye: { text: 'Goodbye! Your cart will be here when you come back.' },
  praise: { text: 'Thank you. Is there anything else I can look up?' },
  ok: { text: 'Sounds good. Anything else I can look up?' },
  no: { text: 'All right. To reverse my last change, say “undo.”' },
  yes: { text: 'I’m not sure what you’re saying yes to. What would you like me to do?' },
  bot: {
    text: `I’m a chatbot, not a person, made by ${company.fullName}. I run in your browser and know only this site and your cart.`,
    source: demonstration,
  },
  joke: {
    text: 'A retailer asked me for a dynamic price. I told him, and then I told him another one.',
  },
  insult: {
    text: `I’m sorry. A person can help you better: call ${phone.display} or email ${email.general}.`,
    source: contact,
  },
  complaint: {
    text: `I’m sorry I got that wrong. Try asking another way, or reach a person at ${phone.display} or ${email.general}.`,
    source: contact,
  },
  'what do you mean': {
    text: 'Ask about one thing, such as “How do I cancel?” Or name a product and what to do with it. Say “help” to see what I can do.',
  },
  person: {
    text: `Call ${phone.display} (${open}), email ${email.general}, or use the contact form: ${followUp}. I can’t connect you from this demo.`,
    source: contact,
  },
  founder: {
    text: `${company.founder} founded ${company.fullName} in ${company.location} in ${company.founded}. She is its ${people['miriam-castellano'].position}.`,
    source: about,
  },
  about: asked('what-do-you-do'),
  age: {
    text: `${company.fullName} was founded in ${company.founded} by ${company.founder}.`,
    source: about,
  },
  location: {
    text: `${company.fullName}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}.`,
    source: contact,
  },
  hours: { text: `${open}.`, source: contact },
  phone: { text: `${phone.display}. Hours: ${open}.`, source: contact },
  email: {
    text: `${email.general}, or ${email.sales} for sales and ${email.press} for the press. You can also use the contact form: ${followUp}.`,
    source: contact,
  },
  social: {
    text: `${enumerated(
      company.social.map(({ name }) => name),
      'and',
    )}. ${contactPage.socialNote}`,
    source: contact,
  },
  mission: { text: aboutPage.mission, source: about },
  clients: {
    text: `We have had ${figures.clients} clients since ${company.founded}, and ${figures.satisfaction} of them were satisfied at the end of their project. Their stories are on the clients page.`,
    source: page(paths.clients, 'Clients'),
  },
  cases: {
    text: 'Each case study describes the problem, what we built, and the results.',
    source: page(paths.cases, 'Case studies'),
  },
  careers: {
    text: `We haven’t posted any open positions. You can ask at ${email.general}.`,
    source: contact,
  },
  press: {
    text: `Journalists can write to ${email.press}. The news page has logos and pictures to download.`,
    source: page(paths.press, 'News'),
  },
  news: {
    text: 'The news page has our latest announcements, and material for the press.',
    source: page(paths.news, 'News'),
  },
  blog: {
    text: 'The blog has long articles about tools and methods, with code.',
    source: page(paths.blog, 'Blog'),
  },
  real: {
    text: company.demoNotice,
    source: demonstration,
  },
  'this site': {
    text: 'It is a React application around one Redux Toolkit store, prerendered to static pages. “Inside the store” shows it at work.',
    source: page(paths.store, 'Inside the store'),
  },
  tools: {
    text: aboutPage.technologiesNote,
    source: page(paths.tools, 'Tools'),
  },
  payment: {
    text: `The checkout accepts ${enumerated(
      paymentMethods.map((method) => paymentMethodLabels[method]),
      'or',
    )}. This is a demo, so you won’t be charged.`,
    source: page(paths.checkout, checkoutPage.meta.title),
  },
  'card safety': {
    text: 'Your card number, expiration date, security code, and passwords are never stored or sent. The page clears them when you leave the payment step.',
    source: page(`${paths.privacy}#4-what-we-never-save`, 'Privacy Policy', 'Card numbers and passwords'),
  },
  discount: {
    text: `We don’t offer gift cards, coupons, or discounts for volume or nonprofits. Paying yearly saves ${MAX_YEARLY_SAVING}: you pay for ${inWords(monthsPaidPerYear('yearly'))} months and get twelve.`,
    source: page(`${paths.faq}#cheaper-by-the-year`, 'FAQ'),
  },
  'billing problem': {
    text: `I’m sorry about that. I can’t see payments, but if you email ${email.general} with the date and the amount, ${followUp}.`,
    source: contact,
  },
  tax: {
    text: `All prices are before tax. The cart adds ${taxesInWords} and shows it before you pay.`,
    source: page(`${paths.terms}#5-prices-billing-and-tax`, 'Terms of Service', 'Tax'),
  },
  delivery: {
    text: `There’s nothing to ship: our products are cloud software. Connecting one to your store takes ${commitments.implementationWeeks} weeks. This is a demo shop, so you won’t receive anything.`,
    source: shop,
  },
  orders: {
    text: 'Your orders are under “Your orders,” each with a printable receipt. The last ten are stored on this device only. This is a demo, so you won’t be charged or invoiced.',
    source: page(paths.orders, 'Your orders'),
  },
  wishlist: {
    text: `To save a product for later, press the heart next to it. Your ${wishlistName.inText} stays on this device.`,
    source: page(paths.wishlist, wishlistName.title),
  },
  account: {
    text: 'You don’t need an account to order. The sign-in page has forms for signing in and for creating an account.',
    source: page(paths.signIn, 'Sign in'),
  },
  password: {
    text: 'Go to “Forgot password” and enter your email address.',
    source: page(paths.forgotPassword, 'Forgot password'),
  },
  checkout: {
    text: 'You can place your order at checkout. I never place orders for you.',
    source: page(paths.checkout, checkoutPage.meta.title),
  },
  'change the cart': {
    text: 'Just tell me: “add Fraud Shield yearly,” “make it two,” “make it monthly,” “remove Fraud Shield,” or “undo.” You can also make these changes on the cart page.',
    source: page(paths.cart, 'Cart'),
  },
  catalog: {
    text: `${counted(catalog.length, 'product')}: ${catalog.map(priced).join('; ')}.`,
    source: shop,
  },
  services: {
    text: `${counted(serviceSlugs.length, 'service')}: ${enumerated(Object.values(serviceTitles), 'and')}.`,
    source: page(paths.services, 'Services'),
  },
  cheapest: {
    text: `The cheapest product is ${byPrice.slice(0, 1).map(priced).join('')}. All prices are before tax.`,
    productId: byPrice[0]?.id,
    source: shop,
  },
  priciest: {
    text: `The most expensive product is ${byPrice.slice(-1).map(priced).join('')}. All prices are before tax.`,
    productId: byPrice.at(-1)?.id,
    source: shop,
  },
  'best rated': {
    text: `${bestRated?.name ?? ''} has the highest rating: ${String(bestRated?.rating ?? '')} out of 5.`,
    productId: bestRated?.id,
    source: shop,
  },
  'compare products': {
    text: 'The compare page puts the products you choose side by side. Or name two of them here: “compare Fraud Shield and Review Sentiment Monitor.”',
    source: page(paths.compare, 'Compare'),
  },
  'want fraud': productAnswer('fraud-shield'),
  'want pricing': productAnswer('dynamic-pricing-optimizer'),
  'want reviews': productAnswer('review-sentiment-monitor'),
  'want chat': productAnswer('conversational-ai-assistant'),
  'want recommendations': productAnswer('ai-personalization-engine'),
  'want segments': productAnswer('customer-insight-analytics'),
  'where to start': {
    text: `Start with the problem that costs you the most. ${byProblem
      .map(([problem, id]) => `If ${problem}, try ${productOf(id).name}.`)
      .join(' ')}`,
    source: page(`${paths.faq}#where-to-start`, 'FAQ'),
  },
  trial: {
    text: `There’s no free trial, but you can try ${counted(demoIds.length, 'live demo')} on this site, and a first subscription has a ${commitments.moneyBackDays}-day money-back guarantee.`,
    source: page(paths.demos, 'Live demos'),
  },
  platform: asked('which-platform'),
  api: {
    text: `Every product has an API. ${catalog.map(({ id, name }) => `${name}: ${specification(id, 'API')}.`).join(' ')}`,
    source: shop,
  },
  languages: {
    text: `I read and write English only. The products: ${catalog.map(({ id, name }) => `${name}: ${specification(id, 'Languages')}.`).join(' ')}`,
    source: shop,
  },
  hosting: {
    text: catalog.map(({ id, name }) => `${name}: ${specification(id, 'Hosting')}.`).join(' '),
    source: shop,
  },
  'add ons': asked('extra-costs'),
  yearly: asked('cheaper-by-the-year'),
  refund: asked('money-back'),
  cancel: asked('how-to-leave'),
  'change plan': asked('cancel-or-change'),
  limits: asked('reaching-a-limit'),
  'late payment': asked('late-payment'),
  'plan or product': asked('plan-or-product'),
  'service or product': asked('shop-products-or-services'),
  'how long': asked('how-long'),
  'your part': asked('your-part'),
  'messy data': asked('messy-data'),
  'stays open': asked('shop-stays-open'),
  season: asked('busy-season'),
  results: asked('when-results'),
  'data needed': asked('what-data'),
  owner: asked('who-owns'),
  competitors: asked('shared-between-clients'),
  'data access': asked('who-sees-data'),
  'data afterwards': asked('data-afterwards'),
  children: asked('children'),
  tracking: asked('this-site'),
  gdpr: {
    text: 'The privacy policy explains what your browser stores, how to delete it, and what rights you have. You can choose an EU region for the products.',
    source: page(`${paths.privacy}#11-your-rights`, 'Privacy Policy', 'Your rights'),
  },
  'typed here': {
    text: demoTexts['conversational-ai-assistant'].data,
    source: page(paths.demo('conversational-ai-assistant'), demoTexts['conversational-ai-assistant'].heading),
  },
  law: asked('which-law'),
  support: asked('how-fast'),
  mistakes: asked('mistakes'),
  'who decides': asked('who-decides'),
  outages: asked('outages'),
  training: asked('training'),
  measured: asked('how-measured'),
  'too small': asked('too-small'),
  'false positives': ofProduct('fraud-shield', mistakesOf('fraud-shield')),
  'missed fraud': {
    text: `${quoted([asked('which-law').text], 'Our liability is capped')} No page says who pays for a chargeback.`,
    productId: 'fraud-shield',
    source: page(`${paths.terms}#12-limit-of-liability`, 'Terms of Service', 'Limit of liability'),
    isPartial: true,
  },
  'wrong answers': ofProduct('conversational-ai-assistant', mistakesOf('conversational-ai-assistant')),
  'same price': ofProduct('dynamic-pricing-optimizer', {
    text: quotedFrom('dynamic-pricing-optimizer', 'Prices vary by product'),
  }),
  channels: ofProduct('conversational-ai-assistant', {
    text: `${specification('conversational-ai-assistant', 'Channels')}. Its page lists no other channels.`,
  }),
  developer: {
    text: `${developerNote} ${quoted([asked('which-platform').text], 'Older or homegrown')} For your platform, ask ${email.general}.`,
    source: page(`${paths.faq}#which-platform`, 'FAQ'),
    isPartial: true,
  },
  'customer data': {
    text: `${quoted([asked('what-data').text, asked('shared-between-clients').text], 'Names, street', 'We never ask', 'Your orders, prices')} Each product’s page says where its data is kept.`,
    source: page(`${paths.faq}#what-data`, 'FAQ'),
  },
  logins: {
    text: `${teamAccess.map(([id, start]) => `${productOf(id).name}: ${quotedFrom(id, start)}`).join(' ')} The other product pages don’t say who can log in.`,
    source: shop,
    isPartial: true,
  },
  'share of sales': {
    text: `${quoted([asked('shop-products-or-services').text, asked('what-it-costs').text], 'The products are', 'Products in the shop')} No page mentions a share of your sales.`,
    source: page(`${paths.faq}#what-it-costs`, 'FAQ'),
  },
} satisfies Readonly<Record<string, SiteAnswer>>;

/** Descriptions of the services, for messages that name one. */
export const serviceAnswers = serviceSlugs.map((slug) => {
  const { title, card } = services[slug];
  return { title, text: card.description, source: page(paths.service(slug), title) };
});

export interface AnswerOf<Id extends string> extends SiteAnswer {
  readonly id: Id;
}

/** Rows of a product's specifications that answer an intent. */
const specificationRows: Partial<Readonly<Record<Intent, readonly string[]>>> = {
  languages: ['Languages'],
  hosting: ['Hosting'],
  'data needed': ['Data needed'],
  'how long': ['Implementation'],
  api: ['API'],
  'customer data': ['Personal data', 'Card data', 'Hosting', 'Data retention'],
};

/** Returns further answers from a product's page, by intent. */
function pageAnswers(
  id: ProductId,
): Partial<Readonly<Record<Intent, Pick<SiteAnswer, 'text' | 'isPartial'>>>> {
  const whoDecides = decisions[id];
  const connections = productSources[id].includes.filter((row) => /^(?:Connect|Import)/u.test(row));
  return {
    mistakes: mistakesOf(id),
    platform: { text: `Works with ${specification(id, 'Store platforms')}.` },
    ...(whoDecides && { 'who decides': { text: whoDecides } }),
    'too small': {
      text: `Data needed: ${specification(id, 'Data needed')}. Its page names no minimum number of orders. ${quoted([asked('too-small').text], 'If you don’t have enough history')}`,
    },
    developer: {
      text: `${developerNote} It works with ${specification(id, 'Store platforms')}. Included: ${connections.join('; ')}.`,
      isPartial: true,
    },
  };
}

/** Descriptions of the products, each with the answers of that product's page by intent. */
export const productAnswers = catalog.map(({ id, name }) => {
  const rows = Object.entries(specificationRows).map(([intent, names]): [string, SiteAnswer] => {
    const values = names.flatMap((row) => {
      const value = specification(id, row);
      return value ? [names.length > 1 ? `${row}: ${value}` : value] : [];
    });
    return [intent, { text: `${values.join('. ')}.` }];
  });
  const own: readonly [string, SiteAnswer][] = [...rows, ...Object.entries(pageAnswers(id))];
  return {
    ...productAnswer(id),
    ownAnswers: Object.fromEntries(
      own.map(([intent, { text, isPartial }]) => [
        intent,
        { text: `${name}: ${text}`, isPartial: isPartial === true },
      ]),
    ),
  };
});

export const planAnswers: readonly AnswerOf<PlanId>[] = plans.map(
  ({ id, name, description, features, limitations }) => ({
    id,
    text: `${description} ${planPrice(id)} ${features.join('; ')}. Limits: ${limitations.join('; ')}.`,
    source: { url: paths.pricing, source: 'Pricing', title: `The ${name} plan` },
  }),
);

/** The answer about plans if none was named. */
export const allPlans: SiteAnswer = {
  text: plans.map(({ id, name, description }) => `${name}: ${description} ${planPrice(id)}`).join(' '),
  source: page(paths.pricing, 'Pricing'),
};

/** The answer about prices if nothing was named. */
export const allPrices = asked('what-it-costs');

/** The answer about yearly prices if nothing was named. */
export const yearlyPrices: SiteAnswer = {
  ...asked('cheaper-by-the-year'),
  isQuote: false,
  text: `Billed yearly, before tax: ${byPrice.map(({ name, priceCents }) => `${name} ${formatMoney(priceForPeriod(priceCents, 'yearly'))}`).join('; ')}. Plans: Starter ${planPriceText('starter', 'yearly')}, Professional ${planPriceText('professional', 'yearly')}.`,
};

export const personAnswers: readonly AnswerOf<MemberId>[] = memberIds.map((id) => ({
  id,
  text: `${people[id].name} is ${people[id].position}.`,
  source: page(paths.teamMember(id), 'Team', people[id].name),
}));

/** The answer about the team if nobody was named. */
export const wholeTeam: SiteAnswer = {
  text: `${counted(memberIds.length, 'person', 'people')} lead our work: ${personAnswers.map(({ text }) => text.replace(/ is (.*)\.$/u, ' ($1)')).join(', ')}.`,
  source: page(paths.team, 'Team'),
};

function planPrice(id: PlanId): string {
  const [month, year] = [planPriceText(id, 'monthly'), planPriceText(id, 'yearly')];
  return month === 'Custom' ? 'Custom pricing.' : `${month} a month, ${year} a year, before tax.`;
}
