import { memberIds, people } from '../../content/anchors.computed';
import { commitments } from '../../content/commitments';
import { company } from '../../content/company';
import { faqCategories } from '../../content/company/faq';
import { demoIds } from '../../content/lists/products.computed';
import { productDetails } from '../../content/lists/productDetails';
import { products } from '../../content/lists/products';
import { serviceTitles } from '../../content/lists/titles.computed';
import { paths } from '../../content/paths';
import { MAX_YEARLY_SAVING } from '../../content/pricing/prices';
import { catalog } from '../../content/products/catalog';
import { checkoutPage, paymentMethodLabels } from '../../content/shop/checkoutPage';
import { quantityTexts } from '../../content/shop/sharedTexts';
import type { ProductId } from '../../content/slugs';
import { taxesInWords } from '../../content/taxes';
import { monthsPaidPerYear } from '../../domain/billing';
import { paymentMethods } from '../../domain/checkout';
import { currency } from '../../domain/money';
import { counted, enumerated, inWords, percent } from '../../domain/numerals';
import { mapValues } from '../../domain/records';
import { evaluation } from './evaluation';

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
const methods = enumerated(
  paymentMethods.map((method) => paymentMethodLabels[method]),
  'or',
);
const freeMonths = `you pay for ${inWords(monthsPaidPerYear('yearly'))} months and get twelve, so it saves ${MAX_YEARLY_SAVING}`;
const notSold = `we sell software and consulting for online stores, nothing else. ${counted(catalog.length, 'product')}: ${enumerated(
  catalog.map(({ name }) => name),
  'and',
)}.`;
const { conversations, questions, answered, requests, meant, nearlyMeant } = evaluation;

const faqQuestions = faqCategories.flatMap((category) => category.questions);
/** Returns the FAQ's own words, so that a rule is stated once. */
const faqAnswer = (id: string) => faqQuestions.find((question) => question.id === id)?.answer ?? '';

const page = (to: string, label: string) => ({ to, label });
const contact = page(paths.contact, 'Contact');
const shop = page(paths.shop, 'Shop');
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

/** Small talk, and facts about the company, the shop, and this chat. Each has its phrases under its name. */
export const facts = {
  hello: {
    text: 'Hello! I’m the shop’s chatbot. Ask me about products, prices, or policies, or tell me what to put in your cart.',
  },
  thanks: { text: 'You’re welcome. I’m here if anything else comes up.' },
  bye: { text: 'Goodbye, and have a good day! Your cart will be here when you come back.' },
  bot: {
    text: `I’m a chatbot, not a person, and no large language model: a small classifier guesses your topic, and I answer with texts of this site. I run in your browser. The Conversational AI Assistant that we sell does much more. For a person, ${reachUs}.`,
    link: contact,
  },
  help: {
    text: 'Ask me about products, prices, policies, or the company, or tell me what you want in your cart: “add Fraud Shield yearly,” “make it three,” “undo.” I show you the change, and it’s made when you press the button or say “yes.” You can change the cart until you check out.',
    link: page(paths.cart, 'Cart'),
  },
  hack: {
    text: 'I can’t do that. Nobody can change prices or my rules by typing here: I only answer from this site and propose changes to your cart, which you confirm.',
  },
  complaint: {
    text: `I’m sorry about that. A person can look into it and put it right: ${reachUs}. If a page here misbehaves or is slow, reload it first. I only change your cart when you press a button or say “yes,” and “undo” takes back the last change.`,
    link: contact,
  },
  paid: {
    text: 'No, nothing has been ordered, paid, or charged. The cart is only a list: you would pay at checkout, in advance for each month or year, and this demo never charges a card.',
    link: page(paths.cart, 'Cart'),
  },
  payment: {
    text: `You pay at checkout with ${methods}, in ${currency.plural}. No page mentions another way, such as bank transfer, installments, or a local service: for that, ${reachUs}. This demo never charges you.`,
    link: page(paths.checkout, checkoutPage.meta.title),
  },
  cancel: {
    text: `A subscription renews each month or year until you cancel. ${faqAnswer('how-to-leave')} No page mentions pausing.`,
    link: page(`${paths.faq}#how-to-leave`, 'FAQ, “How do we cancel?”'),
  },
  'money-back': {
    text: `${faqAnswer('money-back')} No page says how long a refund takes to arrive.`,
    link: page(`${paths.faq}#money-back`, 'FAQ, “Is there a money-back guarantee?”'),
  },
  switching: {
    text: `You choose monthly or yearly for each item in the cart. No page says how a running subscription is switched in between, or prorated: for that, ${reachUs}.`,
    link: pricesTerm,
  },
  'price rises': {
    text: 'If we raise the price of a subscription, the new price applies from your next billing period, never within one. We’ll tell you early enough to cancel first.',
    link: pricesTerm,
  },
  covers: {
    text: `${quantityTexts.counts} No page says how many websites or users one covers, or whether a test store needs its own: for that, ${reachUs}. Of the plans, Starter is for one store and Enterprise for several.`,
    link: page(paths.pricing, 'Pricing'),
  },
  limits: {
    text: `For each product in the shop: ${row('fraud-shield', 'Limits')} The plans have limits.`,
    link: page(paths.pricing, 'Pricing'),
  },
  certificates: {
    text: `No page mentions a certification, an audit, or a penetration test, such as SOC 2, ISO 27001, PCI, or HIPAA. To be sure, ${reachUs}.`,
    link: contact,
  },
  data: {
    text: `Your data remains yours: we neither sell it nor train other clients’ models on it. ${faqAnswer('who-sees-data')}`,
    link: term('10-your-data-and-our-work', 'Your data and our work'),
  },
  dpa: {
    text: `No page offers a data processing agreement or a list of subprocessors, or names a controller or a contact for privacy: for those, ${reachUs}. Your contract names the provider that stores your data for us, and we tell you before it changes.`,
    link: page(`${paths.faq}#who-sees-data`, 'FAQ, “Who can see our data?”'),
  },
  hosting: {
    text: 'The products in the shop run in our cloud, in the US or the EU, so they don’t depend on your computers. If it has to run on your own servers, our services build recommendation engines and chat assistants that do.',
    link: page(paths.services, 'Services'),
  },
  api: {
    text: `Every product has an API: its page says which kind. None mentions rate limits or an SDK: for those, ${reachUs}.`,
    link: shop,
  },
  connects: {
    text: `Each product’s page lists what it connects to. If yours isn’t there, ${reachUs}.`,
    link: shop,
  },
  speed: {
    text: `Our products work beside your store: if one doesn’t answer in time, your pages show what they showed before. No page has figures for its effect on speed, so ask: ${reachUs}.`,
    link: shop,
  },
  fit: {
    text: 'Honestly, not every store needs it. Some methods need more orders than a small or new store has, and then a rule you write yourself may do. No page names a minimum size. Try the demo with your own data first, for free: if it shows you nothing new, save your money.',
    link: page(paths.demos, 'Live demos'),
  },
  'where-to-start': {
    text: catalog.map(({ id, name }) => `If ${products[id].problem}, try ${name}.`).join('\n'),
    link: shop,
  },
  ok: { text: 'Sounds good. Anything else I can look up?' },
  no: { text: 'All right, your cart stays as it is. To reverse my last change, say “undo.”' },
  yes: { text: 'There’s nothing to confirm right now. What would you like to do?' },
  accuracy: {
    text: `In ${conversations} conversations by people who didn’t know me, I answered ${percent(answered / questions)} of the questions correctly, and ${percent((meant + nearlyMeant) / requests)} of the changes I proposed were as meant, or one correction away. See “How often it’s right” below.`,
  },
  'billing problem': {
    text: `I’m sorry about that. I can’t see payments, but if you ${reachUs} with the date and the amount, ${followUp}. This site itself is a demo and never charges anybody.`,
    link: contact,
  },
  'what do you mean': {
    text: 'Ask about one thing, such as “How do I cancel?” Or name a product and what to do with it. Say “help” to see what I can do.',
  },
  'off topic': { text: `I can’t help with that: I only know this site, its products, and your cart.` },
  contact: {
    text: `Phone: ${phone.display}. Email: ${email.general}, or ${email.sales} for sales. Hours: ${open}. Office: ${company.fullName}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}. If you use the contact form, ${followUp}. I can’t connect you from this demo.`,
    link: contact,
  },
  team: {
    text: `${company.founder} founded ${company.fullName} in ${company.location} in ${company.founded} and leads it. ${enumerated(
      memberIds.map((id) => `${people[id].name} (${people[id].position})`),
      'and',
    )}. No page says how many people work here.`,
    link: page(paths.team, 'Team'),
  },
  careers: { text: `We haven’t posted any open positions. You can ask at ${email.general}.`, link: contact },
  real: {
    text: `${company.demoNotice} The shop, cart, and checkout show how such a site works.`,
    link: term('2-this-site-is-a-demonstration', 'This site is a demonstration'),
  },
  competitors: {
    text: `No page compares us with other vendors or tools, or says why they cost more or less. What each product does, and for how much, is on its page. For a comparison with a tool you know, ${reachUs}.`,
    link: shop,
  },
  'card safety': {
    text: 'Your card number, expiration date, security code, and passwords are never stored or sent. The page clears them when you leave the payment step. Nothing is bought until you complete the checkout, and this demo never charges you.',
    link: page(`${paths.privacy}#4-what-we-never-save`, 'Privacy Policy, “What we never save”'),
  },
  discount: {
    text: `Prices are the same for everyone, and I can’t change them. No page offers a coupon, a promotion, price matching, or a discount for volume, bundles, students, nonprofits, or resellers. Paying yearly is cheaper: ${freeMonths}. For anything else, ask ${email.sales}.`,
    link: page(`${paths.faq}#cheaper-by-the-year`, 'FAQ, “Is yearly billing cheaper?”'),
  },
  quote: {
    text: `I can’t send email. For a written quote, email ${email.sales}. Product prices are fixed, with no discount for volume: name a product and a number, and I’ll work out the total.`,
    link: contact,
  },
  tax: {
    text: `All prices are before tax (VAT or sales tax). The cart adds ${taxesInWords} and shows it before you pay. No page mentions rates by state, exemptions, VAT numbers, reverse charge, or other countries’ taxes: for those, ask ${email.general}.`,
    link: pricesTerm,
  },
  invoice: {
    text: `Each order has a printable receipt under “Your orders” that shows the tax, with the name you enter at checkout. The checkout takes ${methods}. It has no place for a purchase order or VAT number, and no page says that you can pay on invoice, such as net 30. For that, email ${email.sales}.`,
    link: page(paths.orders, 'Your orders'),
  },
  currency: {
    text: `All prices are in ${currency.plural}. The shop has no other currency and doesn’t convert prices.`,
    link: pricesTerm,
  },
  liability: {
    text: `${faqAnswer('which-law')} No page promises to pay for a chargeback, a wrong answer, or another loss, and decisions stay with you.`,
    link: term('12-limit-of-liability', 'Limit of liability'),
  },
  citing: {
    text: `Our blog explains the methods, with sources. You can cite a post by its author, title, and address, or a page as ${company.fullName}. ${company.demoNotice}`,
    link: page(paths.blog, 'Blog'),
  },
  'how-to-buy': {
    text: `Open your cart and choose the checkout. You pay with ${methods}. This demo never charges you.`,
    link: page(paths.cart, 'Cart'),
  },
  delivery: {
    text: `There’s nothing to ship or download: our products are cloud software, and no page limits the countries. Connecting one to your store takes ${commitments.implementationWeeks} weeks. This is a demo shop, so you won’t receive anything.`,
    link: shop,
  },
  orders: {
    text: 'Your orders are under “Your orders,” each with a printable receipt. The last ten are stored on this device only.',
    link: page(paths.orders, 'Your orders'),
  },
  'saved cart': {
    text: `Your cart stays in this browser, so you can close the page and come back. It isn’t on your other devices, but the cart page has a link to share it, which also opens it elsewhere or for somebody else. This chat isn’t kept.`,
    link: page(paths.cart, 'Cart'),
  },
  account: {
    text: 'You don’t need an account to order. The sign-in page has forms for signing in, creating an account, and a forgotten password, which send nothing in this demo.',
    link: page(paths.signIn, 'Sign in'),
  },
  services: {
    text: `Besides the products, our people do ${counted(Object.keys(serviceTitles).length, 'service')}: ${enumerated(Object.values(serviceTitles), 'and')}. They’re optional.`,
    link: page(paths.services, 'Services'),
  },
  'not sold': { text: `No, ${notSold}`, link: shop },
  trial: {
    text: `There’s no free trial or free plan, but you can try ${counted(demoIds.length, 'live demo')} on this site for free, some with your own file, and a first subscription has a ${commitments.moneyBackDays}-day money-back guarantee.`,
    link: page(paths.demos, 'Live demos'),
  },
  demos: {
    text: `Yes, you can try ${counted(demoIds.length, 'live demo')} on this site for free, and show them to anybody. Some read your own file.`,
    link: page(paths.demos, 'Live demos'),
  },
  'demo data': {
    text: 'The demos run in your browser: what you type, paste, or open, in them or in this chat, stays in this tab and is never sent or stored. Pages that your browser has kept work offline, too.',
    link: page(paths.demos, 'Live demos'),
  },
  languages: { text: 'I read and write English only. Each product’s page lists what it reads.', link: shop },
  method: {
    text: 'Our products use machine learning and statistics, not a chatbot with a new name. Each product’s page names its method.',
    link: shop,
  },
  'assistant sources': {
    text: quoted('conversational-ai-assistant', [
      'It uses sources',
      'A question about an order',
      'Complaints, refunds',
      'Import of your help',
    ]),
    link: page(paths.product('conversational-ai-assistant'), 'Conversational AI Assistant'),
  },
} satisfies Readonly<Record<string, Fact>>;

/** Answers from each product's page, by topic. An empty one means that its page doesn't say. */
export const productFacts = mapValues(products, ({ description, forWhom, problem }, id) => ({
  about: `${description} Made for ${forWhom.charAt(0).toLowerCase()}${forWhom.slice(1)}.`,
  languages: row(id, 'Languages'),
  data: row(id, 'Personal data', 'Card data', 'Hosting', 'Data retention'),
  hosting: row(id, 'Hosting'),
  'data-afterwards': row(id, 'Data retention'),
  'what-data': row(id, 'Data needed', 'Signals', 'Personal data'),
  'how-long': row(id, 'Implementation'),
  'which-platform': row(id, 'Store platforms'),
  api: row(id, 'API'),
  connects: row(id, 'Channels', 'Sources', 'Also connects to', 'Help desks', 'Payment providers'),
  speed: row(id, 'Response time', 'Decision time', 'Timing'),
  covers: `${quantityTexts.counts} ${productDetails[id].includes
    .filter((item) => productDetails[id].quotes.access.some((start) => item.startsWith(start)))
    .map((item) => `${item}.`)
    .join(' ')}`,
  method: row(id, 'Method', 'Methods', 'Signals'),
  'who-decides': quoted(id, productDetails[id].quotes.whoDecides),
  mistakes: quoted(id, productDetails[id].quotes.mistakes),
  fit: `worth it if ${problem}. ${row(id, 'Data needed')} ${quoted(id, ['If a product sells too little', 'A product that arrived'])} No page names a minimum size.${demoIds.some((demo) => demo === id) ? ' Try its demo first, for free: if it shows you nothing new, save your money.' : ''}`,
}));
