import { company } from '../../content/company';
import { contactPage } from '../../content/contact';
import { demoIds } from '../../content/lists/products.computed';
import { demoTexts } from '../../content/lists/demoTexts.computed';
import { figures } from '../../content/figures';
import { faqCategories } from '../../content/company/faq';
import { aboutPage } from '../../content/company/about';
import type { MemberId } from '../../content/anchors.computed';
import { memberIds, people } from '../../content/anchors.computed';
import { billingTexts } from '../../content/billing';
import { paths } from '../../content/paths';
import type { PlanId } from '../../content/pricing/plans';
import { plans, pricingFaq } from '../../content/pricing/pricing';
import { MAX_YEARLY_SAVING, planPriceText } from '../../content/pricing/prices';
import { catalog, productOf } from '../../content/products/catalog';
import type { ProductDetail } from '../../content/products/types';
import { productDetails } from '../../content/lists/productDetails';
import { products } from '../../content/lists/products';
import { productSummaries } from '../../content/lists/productSummaries.computed';
import { commitments, terms } from '../../content/commitments';
import { wishlistName } from '../../content/shop/wishlistName';
import type { ProductId } from '../../content/slugs';
import { serviceSlugs } from '../../content/slugs';
import { serviceTitles } from '../../content/lists/titles.computed';
import { checkoutPage, paymentMethodLabels } from '../../content/shop/checkoutPage';
import { taxesInWords } from '../../content/taxes';
import { longerPeriods, monthsPaidPerYear, priceForPeriod } from '../../domain/billing';
import { paymentMethods } from '../../domain/checkout';
import { formatMoney } from '../../domain/money';
import { counted, enumerated, inWords, percent } from '../../domain/numerals';
import type { Intent } from './intents';
import { evaluation } from './evaluation';

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

/** Quotes the sentences of a product's page about a topic; empty if there are none. */
function quotedFrom(id: ProductId, topic: keyof ProductDetail['quotes']): string {
  const { longDescription, features, benefits, includes, quotes } = productDetails[id];
  const points = [...features, ...benefits].map(({ text }) => text);
  return quoted([...longDescription, ...points, ...includes.map((text) => `${text}.`)], ...quotes[topic]);
}

function specification(id: ProductId, row: string): string {
  return productDetails[id].specifications.find(({ name }) => name === row)?.value ?? '';
}

function fact(text: string, source?: Source): SiteAnswer {
  return source ? { text, source } : { text };
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

function mistakesOf(id: ProductId): Pick<SiteAnswer, 'text' | 'isPartial'> {
  return { text: `${quotedFrom(id, 'mistakes')} Its page gives no error rate.`, isPartial: true };
}

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

const { conversations, questions: askedOften, answered, requests, meant, nearlyMeant } = evaluation;

/** Answers that don't depend on the context. */
export const answers = {
  hello: fact('Hello! Ask me about products, prices, or policies, or tell me what to put in your cart.'),
  'how are you': fact('Doing well, thanks. What would you like to know?'),
  thanks: fact('You’re welcome. Is there anything else?'),
  bye: fact('Goodbye! Your cart will be here when you come back.'),
  praise: fact('Thank you. Is there anything else I can look up?'),
  ok: fact('Sounds good. Anything else I can look up?'),
  no: fact('All right. To reverse my last change, say “undo.”'),
  yes: fact('There’s nothing to confirm right now. What would you like to do?'),
  bot: fact(
    `I’m a chatbot, not a person, made by ${company.fullName}. I run in your browser and know only this site and your cart.`,
    demonstration,
  ),
  help: fact(
    'Ask me about products, prices, policies, or the company, such as “How do I cancel?” Or tell me what you want in your cart: “add Fraud Shield yearly,” “make it three,” “undo.” I show you the change, and you press the button.',
  ),
  accuracy: fact(
    `In ${conversations} conversations by people who didn’t know me, I answered ${percent(answered / askedOften)} of the questions correctly, and ${percent((meant + nearlyMeant) / requests)} of the changes I proposed were as meant, or one correction away. See “How often it’s right” below.`,
  ),
  joke: fact('A retailer asked me for a dynamic price. I told him, and then I told him another one.'),
  insult: fact(
    `I’m sorry. A person can help you better: call ${phone.display} or email ${email.general}.`,
    contact,
  ),
  complaint: fact(
    `I’m sorry I got that wrong. Try asking another way, or reach a person at ${phone.display} or ${email.general}.`,
    contact,
  ),
  'site trouble': fact(
    `I’m sorry about that. Reload the page first. If that doesn’t help, tell a person what happened: call ${phone.display} or email ${email.general}.`,
    contact,
  ),
  'what do you mean': fact(
    'Ask about one thing, such as “How do I cancel?” Or name a product and what to do with it. Say “help” to see what I can do.',
  ),
  person: fact(
    `Call ${phone.display} (${open}), email ${email.general}, or use the contact form: ${followUp}. I can’t connect you from this demo.`,
    contact,
  ),
  founder: fact(
    `${company.founder} founded ${company.fullName} in ${company.location} in ${company.founded}. She is its ${people['miriam-castellano'].position}.`,
    about,
  ),
  about: asked('what-do-you-do'),
  location: fact(
    `${company.fullName}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}.`,
    contact,
  ),
  hours: fact(`${open}.`, contact),
  phone: fact(`${phone.display}. Hours: ${open}.`, contact),
  email: fact(
    `${email.general}, or ${email.sales} for sales and ${email.press} for the press. You can also use the contact form: ${followUp}.`,
    contact,
  ),
  social: fact(
    `${enumerated(
      company.social.map(({ name }) => name),
      'and',
    )}. ${contactPage.socialNote}`,
    contact,
  ),
  mission: fact(aboutPage.mission, about),
  clients: fact(
    `We have had ${figures.clients} clients since ${company.founded}, and ${figures.satisfaction} of them were satisfied at the end of their project. Their stories are on the clients page.`,
    page(paths.clients, 'Clients'),
  ),
  cases: fact(
    'Each case study describes the problem, what we built, and the results.',
    page(paths.cases, 'Case studies'),
  ),
  careers: fact(`We haven’t posted any open positions. You can ask at ${email.general}.`, contact),
  press: fact(
    `Journalists can write to ${email.press}. The news page has logos and pictures to download.`,
    page(paths.press, 'News'),
  ),
  news: fact(
    'The news page has our latest announcements, and material for the press.',
    page(paths.news, 'News'),
  ),
  blog: fact('The blog has long articles about tools and methods, with code.', page(paths.blog, 'Blog')),
  real: fact(company.demoNotice, demonstration),
  'this site': fact(
    'It is a React application around one Redux Toolkit store, prerendered to static pages. “Inside the store” shows it at work.',
    page(paths.store, 'Inside the store'),
  ),
  tools: fact(aboutPage.technologiesNote, page(paths.tools, 'Tools')),
  payment: fact(
    `The checkout accepts ${enumerated(
      paymentMethods.map((method) => paymentMethodLabels[method]),
      'or',
    )}. This is a demo, so you won’t be charged.`,
    page(paths.checkout, checkoutPage.meta.title),
  ),
  'card safety': fact(
    'Your card number, expiration date, security code, and passwords are never stored or sent. The page clears them when you leave the payment step.',
    page(`${paths.privacy}#4-what-we-never-save`, 'Privacy Policy', 'Card numbers and passwords'),
  ),
  discount: fact(
    `We don’t offer gift cards, coupons, or discounts for volume or nonprofits. Paying yearly saves ${MAX_YEARLY_SAVING}: you pay for ${inWords(monthsPaidPerYear('yearly'))} months and get twelve.`,
    page(`${paths.faq}#cheaper-by-the-year`, 'FAQ'),
  ),
  'billing problem': fact(
    `I’m sorry about that. I can’t see payments, but if you email ${email.general} with the date and the amount, ${followUp}.`,
    contact,
  ),
  tax: fact(
    `All prices are before tax. The cart adds ${taxesInWords} and shows it before you pay.`,
    page(`${paths.terms}#5-prices-billing-and-tax`, 'Terms of Service', 'Tax'),
  ),
  delivery: fact(
    `There’s nothing to ship: our products are cloud software. Connecting one to your store takes ${commitments.implementationWeeks} weeks. This is a demo shop, so you won’t receive anything.`,
    shop,
  ),
  orders: fact(
    'Your orders are under “Your orders,” each with a printable receipt. The last ten are stored on this device only. This is a demo, so you won’t be charged or invoiced.',
    page(paths.orders, 'Your orders'),
  ),
  wishlist: fact(
    `To save a product for later, press the heart next to it. Your ${wishlistName.inText} stays on this device.`,
    page(paths.wishlist, wishlistName.title),
  ),
  account: fact(
    'You don’t need an account to order. The sign-in page has forms for signing in and for creating an account.',
    page(paths.signIn, 'Sign in'),
  ),
  password: fact(
    'Go to “Forgot password” and enter your email address.',
    page(paths.forgotPassword, 'Forgot password'),
  ),
  checkout: fact(
    'You can place your order at checkout. I never place orders for you.',
    page(paths.checkout, checkoutPage.meta.title),
  ),
  'change the cart': fact(
    'Tell me: “add Fraud Shield yearly,” “make it two,” “remove it,” or “undo.” I show you the change, and you press the button. You can also make these changes on the cart page.',
    page(paths.cart, 'Cart'),
  ),
  catalog: fact(`${counted(catalog.length, 'product')}: ${catalog.map(priced).join('; ')}.`, shop),
  services: fact(
    `${counted(serviceSlugs.length, 'service')}: ${enumerated(Object.values(serviceTitles), 'and')}.`,
    page(paths.services, 'Services'),
  ),
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
  'compare products': fact(
    'The compare page puts the products you choose side by side. Or name two of them here: “compare Fraud Shield and Review Sentiment Monitor.”',
    page(paths.compare, 'Compare'),
  ),
  'want fraud': productAnswer('fraud-shield'),
  'want pricing': productAnswer('dynamic-pricing-optimizer'),
  'want reviews': productAnswer('review-sentiment-monitor'),
  'want chat': productAnswer('conversational-ai-assistant'),
  'want recommendations': productAnswer('ai-personalization-engine'),
  'want segments': productAnswer('customer-insight-analytics'),
  'where to start': fact(
    `Start with the problem that costs you the most. ${catalog
      .map(({ id, name }) => `If ${products[id].problem}, try ${name}.`)
      .join(' ')}`,
    page(`${paths.faq}#where-to-start`, 'FAQ'),
  ),
  quote: fact(
    `For a written quote, email ${email.sales}. Product prices are fixed, with no discount for volume: name a product and a number, and I’ll work out the total.`,
    contact,
  ),
  'not sold': fact(
    `No, we only sell software for online stores. ${counted(catalog.length, 'product')}: ${catalog.map(priced).join('; ')}.`,
    shop,
  ),
  trial: fact(
    `There’s no free trial, but you can try ${counted(demoIds.length, 'live demo')} on this site, and a first subscription has a ${commitments.moneyBackDays}-day money-back guarantee.`,
    page(paths.demos, 'Live demos'),
  ),
  platform: asked('which-platform'),
  api: fact(
    `Every product has an API. ${catalog.map(({ id, name }) => `${name}: ${specification(id, 'API')}.`).join(' ')}`,
    shop,
  ),
  languages: fact(
    `I read and write English only. The products: ${catalog.map(({ id, name }) => `${name}: ${specification(id, 'Languages')}.`).join(' ')}`,
    shop,
  ),
  hosting: fact(catalog.map(({ id, name }) => `${name}: ${specification(id, 'Hosting')}.`).join(' '), shop),
  'add ons': asked('extra-costs'),
  yearly: asked('cheaper-by-the-year'),
  refund: asked('money-back'),
  'refund time': {
    text: `No page says how long a refund takes to arrive. You get your money back if you write to us within ${terms.moneyBackPeriod}, and support answers within ${commitments.supportHours} hours.`,
    source: page(`${paths.faq}#money-back`, 'FAQ'),
    isPartial: true,
  },
  invoice: {
    text: `Each order has a printable receipt under “Your orders,” which shows the tax. It has no place for a VAT ID or a company name. For an invoice with one, email ${email.general}.`,
    source: page(paths.orders, 'Your orders'),
    isPartial: true,
  },
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
  gdpr: fact(
    'The privacy policy explains what your browser stores, how to delete it, and what rights you have. You can choose an EU region for the products.',
    page(`${paths.privacy}#11-your-rights`, 'Privacy Policy', 'Your rights'),
  ),
  'typed here': fact(
    demoTexts['conversational-ai-assistant'].data,
    page(paths.demo('conversational-ai-assistant'), demoTexts['conversational-ai-assistant'].heading),
  ),
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
    text: quoted(productDetails['dynamic-pricing-optimizer'].longDescription, 'Prices vary by product'),
  }),
  channels: ofProduct('conversational-ai-assistant', {
    text: `${specification('conversational-ai-assistant', 'Channels')}. Its page lists no other channels.`,
  }),
  developer: {
    text: `${developerNote} ${quoted([asked('which-platform').text], 'Older or homegrown')} For your platform, ask ${email.general}.`,
    source: page(`${paths.faq}#which-platform`, 'FAQ'),
    isPartial: true,
  },
  'customer data': fact(
    `${quoted([asked('what-data').text, asked('shared-between-clients').text], 'Names, street', 'We never ask', 'Your orders, prices')} Each product’s page says where its data is kept.`,
    page(`${paths.faq}#what-data`, 'FAQ'),
  ),
  logins: {
    text: `${catalog
      .filter(({ id }) => productDetails[id].quotes.access.length > 0)
      .map(({ id, name }) => `${name}: ${quotedFrom(id, 'access')}`)
      .join(' ')} The other product pages don’t say who can log in.`,
    source: shop,
    isPartial: true,
  },
  'share of sales': fact(
    `${quoted([asked('shop-products-or-services').text, asked('what-it-costs').text], 'The products are', 'Products in the shop')} No page mentions a share of your sales.`,
    page(`${paths.faq}#what-it-costs`, 'FAQ'),
  ),
} satisfies Readonly<Record<string, SiteAnswer>>;

export interface AnswerOf<Id extends string> extends SiteAnswer {
  readonly id: Id;
}

/** Answers of a product's page, by intent; empty if it has none. */
const ofPage = {
  languages: (id) => specification(id, 'Languages'),
  hosting: (id) => specification(id, 'Hosting'),
  'data needed': (id) => specification(id, 'Data needed'),
  'how long': (id) => specification(id, 'Implementation'),
  api: (id) => specification(id, 'API'),
  platform: (id) => `Works with ${specification(id, 'Store platforms')}`,
  'customer data': (id) =>
    ['Personal data', 'Card data', 'Hosting', 'Data retention']
      .filter((row) => specification(id, row) !== '')
      .map((row) => `${row}: ${specification(id, row)}`)
      .join('. '),
  'who decides': (id) => quotedFrom(id, 'whoDecides'),
  'too small': (id) =>
    `Data needed: ${specification(id, 'Data needed')}. Its page names no minimum number of orders. ${quoted([asked('too-small').text], 'If you don’t have enough history')}`,
} as const satisfies Partial<Readonly<Record<Intent, (id: ProductId) => string>>>;

/** Descriptions of the products, each with the answers of that product's page by intent. */
export const productAnswers = catalog.map(({ id }) => {
  const connections = productDetails[id].includes.filter((row) => /^(?:Connect|Import)/u.test(row));
  const own = Object.entries(ofPage).flatMap(([intent, textOf]) => {
    const text = textOf(id);
    return text === '' ? [] : [[intent, ofProduct(id, { text: text.replace(/[^.]$/u, '$&.') })] as const];
  });
  return {
    ...productAnswer(id),
    id,
    answers: Object.fromEntries<SiteAnswer>([
      ...own,
      ['mistakes', ofProduct(id, mistakesOf(id))],
      [
        'developer',
        ofProduct(id, {
          text: `${developerNote} It works with ${specification(id, 'Store platforms')}. Included: ${connections.join('; ')}.`,
          isPartial: true,
        }),
      ],
    ]),
  };
});

export const planAnswers: readonly AnswerOf<PlanId>[] = plans.map(
  ({ id, name, description, features, limitations }) => ({
    id,
    text: `${description} ${planPrice(id)} ${features.join('; ')}. Limits: ${limitations.join('; ')}.`,
    source: page(paths.pricing, 'Pricing', `The ${name} plan`),
  }),
);

/** The answer about plans if none was named. */
export const allPlans: SiteAnswer = {
  text: plans.map(({ id, name, description }) => `${name}: ${description} ${planPrice(id)}`).join(' '),
  source: page(paths.pricing, 'Pricing'),
};

/** The answer about prices if nothing was named. */
export const allPrices = asked('what-it-costs');

/** The answer about prices of longer billing periods if nothing was named. */
export const longerPrices: SiteAnswer = {
  text: longerPeriods
    .map(
      (period) =>
        `Billed ${billingTexts[period].label.toLowerCase()}, before tax: ${byPrice.map(({ name, priceCents }) => `${name} ${formatMoney(priceForPeriod(priceCents, period))}`).join('; ')}.`,
    )
    .join(' '),
  source: page(`${paths.faq}#cheaper-by-the-year`, 'FAQ'),
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
