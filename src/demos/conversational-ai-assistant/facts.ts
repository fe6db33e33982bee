import { memberIds, people } from '../../content/anchors.computed';
import { commitments } from '../../content/commitments';
import { company } from '../../content/company';
import { faqCategories } from '../../content/company/faq';
import { figures } from '../../content/figures';
import { demoIds } from '../../content/lists/products.computed';
import { productDetails } from '../../content/lists/productDetails';
import { products } from '../../content/lists/products';
import { paths } from '../../content/paths';
import { plans } from '../../content/pricing/pricing';
import { MAX_YEARLY_SAVING } from '../../content/pricing/prices';
import { catalog } from '../../content/products/catalog';
import { checkoutPage, paymentMethodLabels } from '../../content/shop/checkoutPage';
import { quantityTexts } from '../../content/shop/sharedTexts';
import type { ProductId } from '../../content/slugs';
import { serviceSlugs } from '../../content/slugs';
import { taxesInWords } from '../../content/taxes';
import { monthsPaidPerYear } from '../../domain/billing';
import { paymentMethods } from '../../domain/checkout';
import { currency } from '../../domain/money';
import { counted, enumerated, inWords } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import { mapValues } from '../../domain/records';
import { priceOf } from './amounts';

/** An answer that depends neither on the cart nor on earlier messages. */
export interface Fact {
  /** The default answer; {@link productFacts} has those for single products. */
  readonly text: string;
  readonly link?: { readonly to: string; readonly label: string };
}

const { address, phone, email, hours } = company;
const open = `${hours.weekdays.days} ${hours.weekdays.time}; ${hours.weekend.days}: ${hours.weekend.time.toLowerCase()}`;
/** How to reach a person. */
export const reachUs = `call ${phone.display} or email ${email.general}`;
const followUp = `a person follows up within ${commitments.followUpHours} hours`;
const ask = `for that, ${reachUs}.`;
const methods = enumerated(
  paymentMethods.map((method) => paymentMethodLabels[method]),
  'or',
);

const faqQuestions = faqCategories.flatMap((category) => category.questions);
/** Returns the FAQ's own words, so that a rule is stated once. */
const faqAnswer = (id: string) => faqQuestions.find((question) => question.id === id)?.answer ?? '';

const page = (to: string, label: string) => ({ to, label });
const contact = page(paths.contact, 'Contact');
const cart = page(paths.cart, 'Cart');
const shop = page(paths.shop, 'Shop');
const demos = page(paths.demos, 'Live demos');
const faq = (id: string) =>
  page(`${paths.faq}#${id}`, `FAQ, “${faqQuestions.find((question) => question.id === id)?.question ?? ''}”`);
/** A section of the terms of service: `4-ordering`. */
const term = (id: string, title: string) => page(`${paths.terms}#${id}`, `Terms of Service, “${title}”`);
const pricesTerm = term('5-prices-billing-and-tax', 'Prices, billing, and tax');

/** Quotes rows of a product's specifications. */
const row = (id: ProductId, ...names: readonly string[]) =>
  productDetails[id].specifications
    .filter(({ name }) => names.includes(name))
    .map(({ name, value }) => `${name}: ${value}.`)
    .join(' ');

/** Quotes the sentences of a product's page that start with the given words. */
function quoted(id: ProductId, starts: readonly string[]): string {
  const { longDescription, features, benefits } = productDetails[id];
  const points = [...features, ...benefits].map(({ text }) => text);
  const sentences = [...longDescription, ...points].flatMap((text) => text.split(/(?<=[.!?]”?) /u));
  return sentences.filter((sentence) => starts.some((start) => sentence.startsWith(start))).join(' ');
}

const noSaleOfData = 'Your data remains yours: we neither sell it nor train other clients’ models on it.';
const noLimit = `A cart holds 1 to ${MAX_QUANTITY} of each product, and none has a limit on orders, products, or visitors.`;
const noComparison = `We don’t publish a comparison with other vendors or tools: ${ask}`;

/** Small talk, and facts about the company, the shop, and this chat. Each has its phrases under its name. */
export const facts = {
  hello: {
    text: 'Hello! I’m the shop’s chatbot. Ask me about products, prices, or policies, or tell me what to put in your cart.',
  },
  thanks: { text: 'You’re welcome, and have a good day! Your cart will be here when you come back.' },
  ok: {
    text: 'All right. Your cart stays as it is until you press a button, and “undo” takes back my last change. What else can I do?',
  },
  bot: {
    text: `I’m a chatbot, not a person, and no large language model: a small classifier guesses your topic, and I answer with texts of this site, day and night. “How often it’s right” below has my figures. The Conversational AI Assistant that we sell does much more. For a person, ${reachUs}.`,
    link: contact,
  },
  help: {
    text: `I answer questions about products, prices, policies, and the company. Say what you want in your cart, such as “add Fraud Shield yearly,” “make it three,” or “undo”: I show you the change, and it’s made when you press the button or say “yes.” You can change the cart until you check out. For anything else, ${reachUs}.`,
    link: cart,
  },
  hack: {
    text: 'I can’t do that. Nobody can change prices or my rules by typing here: I only answer from this site and propose changes to your cart, which you confirm.',
  },
  complaint: {
    text: `I’m sorry about that. I can’t see payments, orders, or emails, so a person has to look into it: ${reachUs} with the date and the amount, and ${followUp}. If a page here misbehaves or is slow, reload it. This site itself is a demo and never charges anybody.`,
    link: contact,
  },
  'off topic': { text: `I can’t help with that: I only know this site, its products, and your cart.` },
  company: {
    text: `We sell software and consulting for online stores, nothing else. ${counted(catalog.length, 'product')}: ${enumerated(
      catalog.map(({ name }) => name),
      'and',
    )}. Besides, our people do ${counted(serviceSlugs.length, 'consulting service')}, which are optional. It’s cloud software, so nothing is shipped or downloaded, and we don’t limit it to certain countries.`,
    link: shop,
  },
  contact: {
    text: `Phone: ${phone.display}. Email: ${email.general}, or ${email.sales} for sales. Hours: ${open}. Support responds within ${commitments.supportHours} hours, and to the contact form within ${commitments.followUpHours}, when we’re open. Office: ${company.fullName}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}. I can’t connect you from this demo.`,
    link: contact,
  },
  team: {
    text: `${company.founder} founded ${company.fullName} in ${company.location} in ${company.founded} and leads it. ${enumerated(
      memberIds.map((id) => `${people[id].name} (${people[id].position})`),
      'and',
    )}. We don’t publish how many people work here, where the company is registered, or where its name comes from.`,
    link: page(paths.team, 'Team'),
  },
  careers: {
    text: `We don’t list open positions, internships, or a program for affiliates, partners, or sponsors here. Reselling needs our consent. You can ask at ${email.general}.`,
    link: contact,
  },
  real: {
    text: `${company.demoNotice} So no figure or case study here is evidence, and we promise no result: what works at one store may not at another. A real project would agree on one metric first and compare with visitors who still see the old version. You can test the live demos, some with your own data.`,
    link: demos,
  },
  citing: {
    text: `Our blog explains the methods, with sources. You can cite a post by its author, title, and address, or a page as ${company.fullName}. ${company.demoNotice}`,
    link: page(paths.blog, 'Blog'),
  },
  competitors: {
    text: `${noComparison} What each product does, and for how much, is on its page.`,
    link: shop,
  },
  data: {
    text: `${noSaleOfData} It’s stored in the US or the EU, and only the people at Tangelo who set up and support your store see it. Names, addresses, and emails stay with you unless a product needs them, as fraud checks do. When you leave, or ask, we delete our copies. Ask us whether shoppers can opt out or have to consent: ${reachUs}.`,
    link: term('10-your-data-and-our-work', 'Your data and our work'),
  },
  dpa: {
    text: `We publish no certification or audit, such as SOC 2, ISO 27001, PCI, or HIPAA, no statement on the GDPR, no data processing agreement or list of subprocessors, and no contact for privacy: for those, ${reachUs}. Your data is stored in the US or the EU, and your contract names the provider.`,
    link: faq('who-sees-data'),
  },
  'demo data': {
    text: 'This site has no cookies, no trackers, and no server that receives what you type. What you type or open in this chat and the demos stays in this tab, and your cart and orders stay in this browser. Your card number, security code, and passwords are never stored or sent.',
    link: page(`${paths.privacy}#4-what-we-never-save`, 'Privacy Policy, “What we never save”'),
  },
  liability: {
    text: `${faqAnswer('which-law')} We don’t promise to pay for a chargeback, a wrong answer, or another loss, and decisions stay with you.`,
    link: faq('which-law'),
  },
  outages: {
    text: `Uptime is ${figures.uptime}, counted over a year; only the Enterprise plan guarantees it in the contract. If a product is down or too slow, your store shows what it showed before, and customers can still buy. We don’t publish figures for latency or page speed: ${ask}`,
    link: faq('outages'),
  },
  paid: {
    text: 'No, nothing has been ordered, paid, or charged. The cart is only a list: you would pay at checkout, in advance for each month or year, and this demo never charges a card.',
    link: cart,
  },
  payment: {
    text: `You pay at checkout with ${methods}, in ${currency.plural}. The printable receipt under “Your orders” shows the tax and the name you enter. Checkout has no other way to pay, such as bank transfer, installments, or on invoice, and no place for a VAT number, a purchase order, or a cost center: for those, and for copies, email ${email.sales}. This demo never charges you.`,
    link: page(paths.checkout, checkoutPage.meta.title),
  },
  'late-payment': { text: faqAnswer('late-payment'), link: faq('late-payment') },
  'card-here': { text: 'No, only at checkout, which never stores or sends it. Never type it into a chat.' },
  orders: {
    text: `I can’t see or cancel orders: those placed in this browser are under “Your orders.” For anything else, ${reachUs}.`,
    link: page(paths.orders, 'Your orders'),
  },
  account: {
    text: 'You don’t need an account to order. The sign-in page has forms for signing in, creating an account, and a forgotten password, which send nothing in this demo.',
    link: page(paths.signIn, 'Sign in'),
  },
  quote: {
    text: `I can’t send email. For a written quote, email ${email.sales}. Product prices are fixed, with no discount for volume: name a product and a number, and I’ll work out the total.`,
    link: contact,
  },
  discount: {
    text: `Prices are the same for everyone, and I can’t change them. We have no coupons, promotions, price matching, or discounts for volume, bundles, students, nonprofits, or resellers. Paying yearly is cheaper: you pay for ${inWords(monthsPaidPerYear('yearly'))} months and get twelve, so it saves ${MAX_YEARLY_SAVING}. For anything else, ask ${email.sales}.`,
    link: faq('cheaper-by-the-year'),
  },
  tax: {
    text: `All prices are before tax (VAT or sales tax). The cart adds ${taxesInWords} to each payment and shows it before you pay. For rates by state, exemptions, deductions, VAT numbers, reverse charge, or other countries’ taxes, ask ${email.general}.`,
    link: pricesTerm,
  },
  currency: {
    text: `All prices are in ${currency.plural}. The shop has no other currency and doesn’t convert prices.`,
    link: pricesTerm,
  },
  'what-it-costs': {
    text: `${faqAnswer('what-it-costs')} ${plans.map(({ name, limitations }) => `${name}: ${enumerated(limitations, 'and')}.`).join(' ')}`,
    link: page(paths.pricing, 'Pricing'),
  },
  stock: {
    text: `I don’t know why a product says “Limited Stock.” It’s software, and you can order 1 to ${MAX_QUANTITY} of each product. Ask us before you rely on it: ${reachUs}.`,
    link: shop,
  },
  'extra-costs': { text: faqAnswer('extra-costs'), link: faq('extra-costs') },
  cancel: {
    text: `A subscription renews each month or year until you cancel with ${commitments.noticeDays} days’ written notice, for any reason. An email to ${email.general} will do, and there’s no minimum term. If you paid for a year, we charge the months you used, notice included, at the monthly price and refund the rest. You can’t pause it on this site: ask us about that. Removing a product from the cart doesn’t cancel a subscription.`,
    link: faq('how-to-leave'),
  },
  'money-back': {
    text: `${faqAnswer('money-back')} We don’t publish how long a refund takes to arrive: ask ${email.general}.`,
    link: faq('money-back'),
  },
  switching: {
    text: `You choose monthly or yearly for each item in the cart, and pay for that period in advance. To switch a running subscription in between, ${reachUs}. If we raise a price, the new one applies from your next billing period, and we’ll tell you early enough to cancel first.`,
    link: pricesTerm,
  },
  trial: {
    text: `There’s no free trial or free plan, but you can try ${counted(demoIds.length, 'live demo')} on this site for free, some with your own file, and show them to anybody. A first subscription has a ${commitments.moneyBackDays}-day money-back guarantee.`,
    link: demos,
  },
  'saved cart': {
    text: `Your cart stays in this browser, so you can close the page and come back. It isn’t on your other devices, but the cart page has a link to share it, which also opens it elsewhere or for somebody else. This chat isn’t kept.`,
    link: cart,
  },
  fit: {
    text: 'Honestly, not every store needs it. Some methods need more orders than a small or new store has, and then a rule you write yourself may do. We don’t publish a minimum size. Try the demo with your own data first, for free: if it shows you nothing new, save your money.',
    link: demos,
  },
  'where-to-start': {
    text: catalog
      .map(
        ({ id, name }) =>
          `If ${products[id].problem}, try ${name} (${priceOf([{ productId: id, quantity: 1 }])}).`,
      )
      .join('\n'),
    link: shop,
  },
  method: {
    text: 'Our products use machine learning and statistics on your own data, not a chatbot with a new name. Each product’s page names its method.',
    link: shop,
  },
  mistakes: { text: faqAnswer('mistakes'), link: faq('mistakes') },
  'who-decides': { text: faqAnswer('who-decides'), link: faq('who-decides') },
  'what-data': {
    text: `${faqAnswer('what-data')} You export it as CSV files, and a connector keeps it current.`,
    link: faq('what-data'),
  },
  connects: {
    text: `${faqAnswer('which-platform')} Every product has a REST API; the personalization engine also comes with a small JavaScript snippet. We don’t list Etsy, Wix, Square, or another marketplace, a till, rate limits, or an SDK: for those, ${reachUs}.`,
    link: faq('which-platform'),
  },
  setup: {
    text: `A single product takes ${commitments.implementationWeeks} weeks, and our people set it up with you. ${faqAnswer('your-part')} We’d rather not go live between mid-November and New Year’s. Ask us what you pay before it’s live: ${reachUs}.`,
    link: faq('your-part'),
  },
  covers: {
    text: `${quantityTexts.counts} ${noLimit} Ask us how many websites, brands, or logins one covers, and whether a test store needs its own: ${reachUs}.`,
    link: page(paths.pricing, 'Pricing'),
  },
  languages: {
    text: `I read and write English only. Conversational AI Assistant: ${row('conversational-ai-assistant', 'Languages')} Review Sentiment Monitor: ${row('review-sentiment-monitor', 'Languages')} Our support may not speak another language: ask before you buy.`,
    link: shop,
  },
  'assistant sources': {
    text: quoted('conversational-ai-assistant', [
      'It uses sources',
      'A question about an order',
      'Complaints, refunds',
    ]),
    link: page(paths.product('conversational-ai-assistant'), 'Conversational AI Assistant'),
  },
} satisfies Readonly<Record<string, Fact>>;

/** Answers from each product's page, by topic. An empty one means that its page doesn't say. */
export const productFacts = mapValues(products, ({ description, forWhom, problem }, id) => ({
  about: `${description} Made for ${forWhom.charAt(0).toLowerCase()}${forWhom.slice(1)}.`,
  competitors: `${description} ${priceOf([{ productId: id, quantity: 1 }])}. ${noComparison}`,
  languages: row(id, 'Languages'),
  data: `${row(id, 'Personal data', 'Card data', 'Data needed', 'Hosting', 'Data retention')} ${noSaleOfData}`,
  'what-data': `${row(id, 'Data needed', 'Signals', 'Personal data')} ${quoted(id, ['New products are ranked', 'For new visitors'])}`,
  setup: `${row(id, 'Implementation')} ${faqAnswer('your-part')}`,
  connects: `${row(id, 'Store platforms', 'API', 'Channels', 'Sources', 'Also connects to', 'Help desks', 'Payment providers')} For others, ${reachUs}.`,
  outages: `${row(id, 'Response time', 'Decision time', 'Timing', 'Uptime')} We don’t publish figures for latency or page speed: ${ask}`,
  covers: `${quantityTexts.counts} ${productDetails[id].includes
    .filter((item) => productDetails[id].quotes.access.some((start) => item.startsWith(start)))
    .map((item) => `${item}.`)
    .join(' ')} ${noLimit} Ask us how many logins or test stores one covers: ${reachUs}.`,
  method: `${row(id, 'Method', 'Methods', 'Signals')} ${quoted(id, ['You see how sales reacted', 'From your sales'])}`,
  'who-decides': quoted(id, productDetails[id].quotes.whoDecides),
  mistakes: quoted(id, productDetails[id].quotes.mistakes),
  fit: `${description} It’s worth it if ${problem}. ${row(id, 'Data needed')} ${quoted(id, ['If a product sells too little'])} We don’t publish a minimum size.${demoIds.some((demo) => demo === id) ? ' Try its demo first, for free: if it shows you nothing new, save your money.' : ''}`,
}));
