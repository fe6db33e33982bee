import { company } from '../../content/company';
import { contactPage } from '../../content/contact';
import { demoIds } from '../../content/demos/demoIds';
import { demoTexts } from '../../content/demos/texts';
import { figures } from '../../content/figures';
import { faqCategories } from '../../content/company/faq';
import { aboutPage } from '../../content/company/about';
import type { MemberId } from '../../content/anchors';
import { memberIds } from '../../content/anchors';
import { paths } from '../../content/paths';
import { people } from '../../content/people';
import type { PlanId } from '../../content/pricing/planNames';
import { plans, pricingFaq } from '../../content/pricing/pricing';
import { planPriceText } from '../../content/pricing/prices';
import { catalog, productOf } from '../../content/products/catalog';
import { productSummaries } from '../../content/products/summaries';
import { promises } from '../../content/promises';
import { wishlistName } from '../../content/shop/wishlistName';
import type { ProductId } from '../../content/slugs';
import { services } from '../../content/services/list';
import { checkoutPage, paymentMethodLabels } from '../../content/shop/checkoutPage';
import { taxesInWords } from '../../content/taxes';
import { paymentMethods } from '../../domain/checkout';
import { formatMoney } from '../../domain/money';
import { counted, enumerated } from '../../domain/numerals';
import type { Intent } from './intents';
import type { Passage } from './retrieval';
import { productSources } from './sources';

/** The answer to an intent, generated from the site's data, with a page to read more if there is one. */
export interface SiteAnswer
  extends Pick<Passage, 'title' | 'text'>, Partial<Pick<Passage, 'url' | 'source'>> {
  /** The product it is about. */
  readonly productId?: ProductId;
  /** True if it quotes the site word for word. */
  readonly isQuote?: boolean;
}

const { address, phone, email, hours } = company;
const open = `${hours.weekdays.days} ${hours.weekdays.time}; ${hours.weekend.days}: ${hours.weekend.time.toLowerCase()}`;
const byPrice = catalog.toSorted((a, b) => a.priceCents - b.priceCents);
const bestRated = catalog.toSorted((a, b) => b.rating - a.rating)[0];
const priced = ({ name, priceCents }: (typeof catalog)[number]) =>
  `${name}: ${formatMoney(priceCents)} a month`;

const questions = [...faqCategories.flatMap(({ questions: asked }) => asked), ...pricingFaq];

/** A question from /faq or /pricing with its answer. */
function asked(id: string): SiteAnswer {
  const found = questions.find((question) => question.id === id);
  if (!found) throw new Error(`There is no question ${id}.`);
  const isPricing = pricingFaq.includes(found);
  return {
    url: `${isPricing ? paths.pricing : paths.faq}#${id}`,
    source: isPricing ? 'Pricing' : 'Questions',
    title: found.question,
    text: found.answer,
    isQuote: true,
  };
}

function specification(id: ProductId, row: string): string {
  return productSources[id].specifications.find(({ name }) => name === row)?.value ?? '';
}

const about = { url: paths.about, source: 'About us' };
const contact = { url: paths.contact, source: 'Contact' };
const shop = { url: paths.shop, source: 'Shop' };
const privacy = (anchor: string) => ({
  url: `${paths.privacy}#${anchor}`,
  source: 'Privacy Policy',
});
const hours24 = `a person follows up within ${promises.followUpHours} hours`;

/** Describes a product and who it is for. */
function productAnswer(productId: ProductId) {
  const { name } = productOf(productId);
  const madeFor = specification(productId, 'Made for');
  return {
    productId,
    title: name,
    text: `${name}: ${productSummaries[productId].description} Made for ${madeFor.charAt(0).toLowerCase()}${madeFor.slice(1)}.`,
    url: paths.product(productId),
    source: name,
  };
}

/** Problems of store owners, and the product for each. */
const byProblem: readonly (readonly [problem: string, id: ProductId])[] = [
  ['Shoppers don’t find what they want', 'ai-personalization-engine'],
  ['You aren’t sure about prices', 'dynamic-pricing-optimizer'],
  ['Orders turn out to be fraud', 'fraud-shield'],
  ['You have more reviews than you can read', 'review-sentiment-monitor'],
  ['You don’t know which customers come back', 'customer-insight-analytics'],
  ['The same questions take up your day', 'conversational-ai-assistant'],
];

/** Intents that are answered from the context or the cart. */
type OpenIntent =
  | 'accuracy'
  | 'cart'
  | 'help'
  | 'info'
  | 'price'
  | 'rated'
  | 'same'
  | 'compare'
  | 'cheaper'
  | 'plans'
  | 'team'
  | 'off topic';

/** Answers that don't depend on the context. */
export const answers: Readonly<Record<Exclude<Intent, OpenIntent>, SiteAnswer>> = {
  hello: {
    title: 'Hello',
    text: 'Hello! Ask me about products, prices or policies, or tell me what to put in your cart.',
  },
  'how are you': { title: 'How are you?', text: 'I’m fine, thank you. What would you like to know?' },
  thanks: { title: 'Thank you', text: 'You’re welcome. Is there anything else?' },
  bye: { title: 'Goodbye', text: 'Goodbye! Your cart stays as it is until you come back.' },
  praise: { title: 'Praise', text: 'Thank you. Is there anything else I can look up?' },
  ok: { title: 'OK', text: 'Good. Ask away if there is anything else.' },
  no: { title: 'No', text: 'All right, nothing was changed. “Undo” reverses my last change.' },
  yes: { title: 'Yes', text: 'I’m not sure what you’re saying yes to. Please say what you want me to do.' },
  bot: {
    title: 'Who is answering',
    text: 'I’m a program that runs in your browser, not a person. I know this site and your cart, and nothing else.',
    url: paths.product('conversational-ai-assistant'),
    source: 'Conversational AI Assistant',
  },
  joke: {
    title: 'A joke',
    text: 'A retailer asked me for a dynamic price. I told him, and then I told him another one.',
  },
  insult: {
    title: 'Not good enough',
    text: `I’m sorry. If I can’t help, a person can: call ${phone.display} or write to ${email.general}.`,
    ...contact,
  },
  complaint: {
    title: 'Not what you asked',
    text: `I’m sorry. Please rephrase that, or ask a person: ${phone.display}, ${email.general}.`,
    ...contact,
  },
  'what do you mean': {
    title: 'Say it again',
    text: 'Ask about one thing, such as “How do I cancel?”, or name a product and what to do with it. Type “help” to see what I can do.',
  },
  person: {
    title: 'Talk to a person',
    text: `Call ${phone.display} (${open}), write to ${email.general}, or use the contact form: ${hours24}. This demo can’t connect you itself.`,
    ...contact,
  },
  founder: {
    title: 'Who runs the company',
    text: `${company.founder} founded ${company.fullName} in ${company.location} in ${company.founded}. She is its ${people['miriam-castellano'].position}.`,
    ...about,
  },
  about: asked('what-do-you-do'),
  age: {
    title: 'How old the company is',
    text: `${company.fullName} was founded in ${company.founded} by ${company.founder}.`,
    ...about,
  },
  location: {
    title: 'Address',
    text: `${company.fullName}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}.`,
    ...contact,
  },
  hours: { title: 'Business hours', text: `${open}.`, ...contact },
  phone: { title: 'Phone', text: `${phone.display}. Hours: ${open}.`, ...contact },
  email: {
    title: 'Email',
    text: `${email.general}; for sales ${email.sales}; for the press ${email.press}. There is a contact form too: ${hours24}.`,
    ...contact,
  },
  social: {
    title: 'Social media',
    text: `${enumerated(
      company.social.map(({ name }) => name),
      'and',
    )}. ${contactPage.socialNote}`,
    ...contact,
  },
  mission: { title: 'Our mission', text: aboutPage.mission, ...about },
  clients: {
    title: 'Our clients',
    text: `We have had ${figures.clients} clients since ${company.founded}, and ${figures.satisfaction} of them were satisfied at the end of their project. Their stories are on the clients page.`,
    url: paths.clients,
    source: 'Clients',
  },
  cases: {
    title: 'Case studies',
    text: 'Each case study describes the problem, what we built, and the results.',
    url: paths.cases,
    source: 'Case studies',
  },
  careers: {
    title: 'Working here',
    text: `This site lists no open positions. Write to ${email.general}.`,
    ...contact,
  },
  press: {
    title: 'Press',
    text: `Journalists can write to ${email.press}. The news page has logos and pictures to download.`,
    url: paths.press,
    source: 'News',
  },
  news: {
    title: 'News',
    text: 'The news page has our latest announcements, and material for the press.',
    url: paths.news,
    source: 'News',
  },
  blog: {
    title: 'The blog',
    text: 'The blog has long articles about tools and methods, with code.',
    url: paths.blog,
    source: 'Blog',
  },
  real: {
    title: 'This site is a demonstration',
    text: company.demoNotice,
    url: `${paths.terms}#2-this-site-is-a-demonstration`,
    source: 'Terms of Service',
  },
  'this site': {
    title: 'How this site is built',
    text: 'It is a React application around one Redux Toolkit store, prerendered to static pages. “Inside the store” shows it at work.',
    url: paths.store,
    source: 'Inside the store',
  },
  tools: {
    title: 'The tools we use',
    text: aboutPage.technologiesNote,
    url: paths.tools,
    source: 'Tools',
  },
  payment: {
    title: 'How to pay',
    text: `The checkout accepts ${enumerated(
      paymentMethods.map((method) => paymentMethodLabels[method]),
      'or',
    )}. This is a demonstration, so nothing is charged.`,
    url: paths.checkout,
    source: checkoutPage.meta.title,
  },
  'card safety': {
    title: 'Card numbers and passwords',
    text: 'Your card number, expiration date, security code, and passwords are never stored or sent. The page clears them when you leave the payment step.',
    ...privacy('4-what-we-never-save'),
  },
  discount: {
    title: 'Discounts',
    text: `There are no coupons and no volume discounts. A year costs less than twelve months. ${asked('cheaper-by-the-year').text}`,
    url: `${paths.faq}#cheaper-by-the-year`,
    source: 'Questions',
  },
  'billing problem': {
    title: 'A problem with a charge',
    text: `I’m sorry. I can’t see payments. Write to ${email.general} with the date and the amount, and ${hours24}.`,
    ...contact,
  },
  tax: {
    title: 'Tax',
    text: `All prices are before tax. The cart adds ${taxesInWords} and shows it before you pay.`,
    url: `${paths.terms}#5-prices-billing-and-tax`,
    source: 'Terms of Service',
  },
  delivery: {
    title: 'Delivery',
    text: `Nothing is shipped: the products are software that runs in our cloud. Connecting it to your store takes ${promises.implementationWeeks} weeks. In this demonstration, an order delivers nothing.`,
    ...shop,
  },
  orders: {
    title: 'Orders, receipts and invoices',
    text: 'Your orders are under “Your orders”, each with a printable receipt. They’re stored on this device only, which keeps the last ten.',
    url: paths.orders,
    source: 'Your orders',
  },
  wishlist: {
    title: wishlistName.title,
    text: `To save a product for later, press the heart next to it. Your ${wishlistName.inText} is on this device.`,
    url: paths.wishlist,
    source: wishlistName.title,
  },
  account: {
    title: 'Signing in',
    text: 'You don’t need an account to order. The sign-in page has forms for signing in and for creating an account.',
    url: paths.signIn,
    source: 'Sign in',
  },
  password: {
    title: 'Forgotten password',
    text: 'The page for a forgotten password asks for your email address.',
    url: paths.forgotPassword,
    source: 'Forgot password',
  },
  checkout: {
    title: 'Checkout',
    text: 'Go to checkout to place the order. I never place orders for you.',
    url: paths.checkout,
    source: checkoutPage.meta.title,
  },
  'change the cart': {
    title: 'Changing the cart',
    text: 'Tell me, for example “add Fraud Shield yearly”, “make it two”, “make it monthly”, “remove Fraud Shield” or “undo”. The cart page has buttons for the same changes.',
    url: paths.cart,
    source: 'Cart',
  },
  catalog: {
    title: 'All products',
    text: `${counted(catalog.length, 'product')}: ${catalog.map(priced).join('; ')}.`,
    ...shop,
  },
  services: {
    title: 'Services',
    text: `${counted(services.length, 'service')}: ${enumerated(
      services.map(({ title }) => title),
      'and',
    )}.`,
    url: paths.services,
    source: 'Services',
  },
  cheapest: {
    title: 'The cheapest product',
    text: `The cheapest product is ${byPrice.slice(0, 1).map(priced).join('')}. All prices are before tax.`,
    ...shop,
  },
  priciest: {
    title: 'The most expensive product',
    text: `The most expensive product is ${byPrice.slice(-1).map(priced).join('')}. All prices are before tax.`,
    ...shop,
  },
  'best rated': {
    title: 'The top-rated product',
    text: `${bestRated?.name ?? ''} has the highest rating: ${String(bestRated?.rating ?? '')} of 5.`,
    ...shop,
  },
  'compare products': {
    title: 'Comparing products',
    text: 'The compare page puts the products you choose side by side. Or name two of them here: “compare Fraud Shield and Review Sentiment Monitor”.',
    url: paths.compare,
    source: 'Compare',
  },
  'want fraud': productAnswer('fraud-shield'),
  'want pricing': productAnswer('dynamic-pricing-optimizer'),
  'want reviews': productAnswer('review-sentiment-monitor'),
  'want chat': productAnswer('conversational-ai-assistant'),
  'want recommendations': productAnswer('ai-personalization-engine'),
  'want segments': productAnswer('customer-insight-analytics'),
  'where to start': {
    title: 'Which product you need',
    text: `Start with the problem that costs you most. ${byProblem
      .map(([problem, id]) => `${problem}: ${productOf(id).name}.`)
      .join(' ')}`,
    url: `${paths.faq}#where-to-start`,
    source: 'Questions',
  },
  trial: {
    title: 'Trying before you buy',
    text: `There is no free trial of a product. You can try ${counted(demoIds.length, 'live demo')} on this site for free, and a first subscription has a ${promises.moneyBackDays}-day money-back guarantee.`,
    url: paths.demos,
    source: 'Live demos',
  },
  platform: asked('which-platform'),
  api: {
    title: 'API and integrations',
    text: `Every product has an API. ${catalog.map(({ id, name }) => `${name}: ${specification(id, 'API')}.`).join(' ')}`,
    ...shop,
  },
  languages: {
    title: 'Languages',
    text: `I read and write English only. The products: ${catalog.map(({ id, name }) => `${name}: ${specification(id, 'Languages')}.`).join(' ')}`,
    ...shop,
  },
  hosting: {
    title: 'Where the products run',
    text: catalog.map(({ id, name }) => `${name}: ${specification(id, 'Hosting')}.`).join(' '),
    ...shop,
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
  'data afterwards': asked('data-afterwards'),
  children: asked('children'),
  tracking: asked('this-site'),
  gdpr: {
    title: 'Your privacy rights',
    text: 'The privacy policy explains what your browser stores, how to delete it, and what rights you have. You can choose an EU region for the products.',
    ...privacy('11-your-rights'),
  },
  'typed here': {
    title: 'What you type here',
    text: demoTexts['conversational-ai-assistant'].data,
    url: paths.demo('conversational-ai-assistant'),
    source: demoTexts['conversational-ai-assistant'].heading,
  },
  law: asked('which-law'),
  support: asked('how-fast'),
  mistakes: asked('mistakes'),
  'who decides': asked('who-decides'),
  outages: asked('outages'),
  training: asked('training'),
  measured: asked('how-measured'),
  'too small': asked('too-small'),
};

/** An answer about one product, plan or person. */
export interface AnswerOf<Id extends string> extends SiteAnswer {
  readonly id: Id;
}

/** Intents that a product's specifications answer, and their rows. */
const specificationRows: Partial<Readonly<Record<Intent, string>>> = {
  languages: 'Languages',
  hosting: 'Hosting',
  'data needed': 'Data needed',
  platform: 'Store platforms',
  'how long': 'Implementation',
  api: 'API',
};

/** Answers about each product, with its specifications by intent. */
export const productAnswers = catalog.map(({ id }) => ({
  ...productAnswer(id),
  specifications: Object.fromEntries(
    Object.entries(specificationRows).map(([intent, row]) => [intent, specification(id, row)]),
  ),
}));

export const planAnswers: readonly AnswerOf<PlanId>[] = plans.map(
  ({ id, name, description, features, limitations }) => ({
    id,
    title: `The ${name} plan`,
    text: `${description} ${planPrice(id)} ${features.join('; ')}. Limits: ${limitations.join('; ')}.`,
    url: paths.pricing,
    source: 'Pricing',
  }),
);

/** The answer about plans if none was named. */
export const allPlans: SiteAnswer = {
  title: 'Plans',
  text: plans.map(({ id, name, description }) => `${name}: ${description} ${planPrice(id)}`).join(' '),
  url: paths.pricing,
  source: 'Pricing',
};

/** The answer about prices if nothing was named. */
export const allPrices = asked('what-it-costs');

export const personAnswers: readonly AnswerOf<MemberId>[] = memberIds.map((id) => ({
  id,
  title: people[id].name,
  text: `${people[id].name} is ${people[id].position}.`,
  url: paths.teamMember(id),
  source: 'Team',
}));

/** The answer about the team if nobody was named. */
export const wholeTeam: SiteAnswer = {
  title: 'Who works here',
  text: `${counted(memberIds.length, 'person', 'people')} lead our work: ${personAnswers.map(({ text }) => text.replace(/ is (.*)\.$/u, ' ($1)')).join(', ')}.`,
  url: paths.team,
  source: 'Team',
};

function planPrice(id: PlanId): string {
  const [month, year] = [planPriceText(id, 'monthly'), planPriceText(id, 'yearly')];
  return month === 'Custom'
    ? 'Its price is agreed with you.'
    : `${month} a month, ${year} a year, before tax.`;
}
