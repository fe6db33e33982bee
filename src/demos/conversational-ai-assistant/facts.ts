import { memberIds, people } from '../../content/anchors.computed';
import { commitments, terms } from '../../content/commitments';
import { company } from '../../content/company';
import { industries } from '../../content/company/clients';
import { faqCategories } from '../../content/company/faq';
import { figures } from '../../content/figures';
import { cases } from '../../content/lists/cases';
import { demoIds } from '../../content/lists/products.computed';
import { productDetails } from '../../content/lists/productDetails';
import { products } from '../../content/lists/products';
import { paths } from '../../content/paths';
import { planOrProduct, plansAgainstProducts } from '../../content/pricing/plans';
import { MAX_YEARLY_SAVING, planCost, planFitAnchor, pricesInShort } from '../../content/pricing/prices';
import { plans, pricingFaq, pricingPage } from '../../content/pricing/pricing';
import { catalog } from '../../content/products/catalog';
import { checkoutPage, paymentMethodLabels } from '../../content/shop/checkoutPage';
import { afterOrder, quantityTexts } from '../../content/shop/sharedTexts';
import type { ProductId } from '../../content/slugs';
import { serviceSlugs } from '../../content/slugs';
import { taxesInWords } from '../../content/taxes';
import type { PricingPlan } from '../../content/types';
import { monthsPaidPerYear } from '../../domain/billing';
import { paymentMethods } from '../../domain/checkout';
import { currency } from '../../domain/money';
import { counted, enumerated, inWords } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import { mapValues } from '../../domain/records';
import { priceOf } from './amounts';
import type { Part } from './answers';

/** An answer that depends neither on the cart nor on earlier messages. */
export type Fact = Pick<Part, 'text' | 'link'>;

const { address, phone, email, hours } = company;
const open = `${hours.weekdays.days} ${hours.weekdays.time}; ${hours.weekend.days}: ${hours.weekend.time.toLowerCase()}`;
/** How to reach a person. */
export const reachUs = `call ${phone.display} or email ${email.general}`;
const followUp = `a person follows up within ${commitments.followUpHours} hours`;
const ask = `for that, ${reachUs}.`;
const methods = paymentMethods.map((method) => paymentMethodLabels[method]);
/** The sizes of the stores in the case studies. */
const employees = Object.values(cases).map(({ client }) => Number(/\d+/u.exec(client)?.[0]));
const productNames = catalog.map(({ name }) => name);
const members = memberIds.map((id) => `${people[id].name} (${people[id].position})`);

const page = (to: string, label: string) => ({ to, label });
const contact = page(paths.contact, 'Contact');
const cart = page(paths.cart, 'Cart');
const shop = page(paths.shop, 'Shop');
const demos = page(paths.demos, 'Live demos');

const faqEntries = [
  ...faqCategories.flatMap((category) => category.questions.map((one) => ({ ...one, path: paths.faq }))),
  ...pricingFaq.map((one) => ({ ...one, path: paths.pricing })),
];
/** The site's questions and answers. */
export const faqFacts = Object.fromEntries(
  faqEntries.map(({ id, question, keywords, answer, path }) => {
    const fact: Fact = { text: answer, link: page(`${path}#${id}`, `FAQ, “${question}”`) };
    return [id, { question, keywords: keywords?.split(', ') ?? [], fact }];
  }),
);
/** Returns the FAQ's own words, so that a rule is stated once. */
const faqAnswer = (id: string) => faqFacts[id]?.fact.text ?? '';
const faq = (id: string) => faqFacts[id]?.fact.link ?? page(paths.faq, 'FAQ');
/** A section of the terms of service: `4-ordering`. */
const term = (id: string, title: string) => page(`${paths.terms}#${id}`, `Terms of Service, “${title}”`);
const pricesTerm = term('5-prices-billing-and-tax', 'Prices, billing, and tax');

const unitPrice = (productId: ProductId) => priceOf([{ productId, quantity: 1 }]);

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

const assistant = 'conversational-ai-assistant';
const noSaleOfData = 'Your data remains yours: we neither sell it nor train other clients’ models on it.';
const noLimit = `A cart holds 1 to ${MAX_QUANTITY} of each product, and none has a limit on orders, products, or visitors.`;
const noComparison = `We don’t publish a comparison with other vendors or tools: ${ask}`;
const promise = 'We promise no result: what works at one store may not at another.';
const notListed = `We don’t list Etsy, Wix, Square, or another marketplace, a point-of-sale system, rate limits, or an SDK: for those, ${reachUs}.`;

const planInShort = ({ id, name, description }: PricingPlan) => `${name} (${planCost(id)}): ${description}`;
const pricing = page(paths.pricing, 'Pricing');

/** Describes each plan, with its limits and features. */
export const planFacts: Readonly<Record<string, Fact>> = Object.fromEntries(
  plans.map((plan) => [
    plan.id,
    {
      text: `${planInShort(plan)} Limits: ${plan.limitations.join('; ')}. It includes: ${plan.features.join('; ')}. It can’t go in the cart: a plan starts with a conversation.`,
      link: pricing,
    },
  ]),
);

/**
 * Small talk, and facts about the company, the shop, and this chat. Each has its phrases under its name. A topic with the id of
 * a question in the FAQ has that question as its title.
 */
const texts = {
  hello:
    'Hello! I’m the shop’s chatbot. Ask me about products, prices, or policies, or tell me what to put in your cart.',
  thanks: 'You’re welcome, and have a good day! Your cart will be here when you come back.',
  ok: 'All right. Your cart stays as it is until you press a button, and “undo” takes back my last change. What else can I do?',
  bot: `I’m a chatbot, not a person, and no large language model: a small classifier guesses your topic, and I answer with texts of this site, day and night. “How often it’s right” below has my figures. The Conversational AI Assistant that we sell does much more. For a person, ${reachUs}.`,
  help: `I answer questions about products, prices, policies, and the company. Say what you want in your cart, such as “add Fraud Shield yearly,” “make it three,” or “undo”: I show you the change, and it’s made when you press the button or say “yes.” For anything else, ${reachUs}.`,
  ordering: `Tell me what to add, or press Add to Cart in the shop. Then open the cart and check out: contact, billing, payment. You don’t need an account, but you must be old enough to enter into a contract. After the order, we email you within ${commitments.followUpHours} hours to agree on the setup. This site is a demo, so nothing is charged or delivered.`,
  hack: 'I can’t do that. Nobody can change prices or my rules by typing here: I only answer from this site and propose changes to your cart, which you confirm.',
  complaint: `I’m sorry about that. I can’t see payments, orders, or emails, and I can’t refund anything, so a person has to look into it: ${reachUs} with the date and the amount, and ${followUp}. If a page here misbehaves or is slow, reload it. This site itself is a demo and never charges anybody.`,
  'off topic':
    'I can’t help with that. I only know this site, its AI software for online stores, and your cart.',
  company: `We sell software and consulting for online stores, nothing else. ${counted(catalog.length, 'product')}: ${enumerated(productNames, 'and')}. Besides, our people do ${counted(serviceSlugs.length, 'consulting service')}, which are optional. It’s cloud software, so nothing is shipped or downloaded, and we don’t limit it to certain countries.`,
  contact: `Phone: ${phone.display}. Email: ${email.general}, or ${email.sales} for sales. Hours: ${open}. Support responds to customers within ${commitments.supportHours} hours, and sales and contact form messages get an answer within ${commitments.followUpHours}, when we’re open. Office: ${company.fullName}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}. I can’t connect you from this demo.`,
  team: `${company.founder} founded ${company.fullName} in ${company.location} in ${company.founded} and leads it. ${enumerated(members, 'and')}. We don’t publish how many people work here, where the company is registered, or where its name comes from.`,
  careers: `We don’t list open positions, internships, or a program for affiliates, partners, or sponsors here. Reselling needs our consent. You can ask at ${email.general}.`,
  real: `${company.demoNotice} So no figure or case study here is evidence, we can’t name a reference, and we don’t publish which product sells best. You can test the live demos, some with your own data.`,
  'my size': `Our case studies are about stores with ${Math.min(...employees)} to ${Math.max(...employees)} employees, all made up like the rest of ${company.name}. Clients by industry: ${industries.map(({ name, clients }) => `${name} ${clients}`).join('; ')}.`,
  'when-results': `${promise} ${faqAnswer('when-results')} We agree on one metric before the start and, where traffic allows, compare with visitors who still see the old version. Try the live demos first, for free: if they show you nothing new, save your money. If a product doesn’t help, you have ${commitments.moneyBackDays} days to get your money back.`,
  citing: `Our blog explains the methods, with sources. You can cite a post by its author, title, and address, or a page as ${company.fullName}. ${company.demoNotice}`,
  competitors: `${noComparison} What each product does, and for how much, is on its page.`,
  data: `${noSaleOfData} It’s stored in the US or the EU, and only the people at Tangelo who set up and support your store see it. Names, addresses, and emails stay with you unless a product needs them, as fraud checks do. When you leave, you get an export and we delete our copies; ask for that at any time. Ask us whether shoppers can opt out or have to consent: ${reachUs}.`,
  dpa: `We publish no certification or audit, such as SOC 2, ISO 27001, PCI, or HIPAA, no statement on the GDPR, no data processing agreement or list of subprocessors, and no contact for privacy: for those, ${reachUs}. Your data is stored in the US or the EU, and your contract names the provider.`,
  'this-site':
    'This site has no cookies, no trackers, and no server that receives what you type. What you type or open in this chat and the demos stays in this tab, and your cart and orders stay in this browser, so I see nobody else’s. Your card number, security code, and passwords are never stored or sent.',
  accessibility: `Conversational AI Assistant: ${row(assistant, 'Accessibility')} We don’t publish a statement about this site or the other products: ${ask}`,
  'which-law': `${faqAnswer('which-law')} We don’t promise to pay for a chargeback, missed fraud, a wrong answer, or another loss, and decisions stay with you.`,
  outages: `Uptime is ${figures.uptime}, counted over a year; only the Enterprise plan guarantees it in the contract. If a product is down or too slow, your store shows what it showed before, and customers can still buy. We don’t publish figures for latency or page speed: ${ask}`,
  'first-charge': `Nothing has been ordered, paid, or charged: the cart is only a list. ${faqAnswer('first-charge')}`,
  payment: `You pay at checkout, never in this chat, with ${enumerated(methods, 'or')}, in ${currency.plural}. There’s no other way to pay there, such as Google Pay, bank transfer, check, installments, or on invoice, and no place for a VAT number or a purchase order: for those, and for an invoice, email ${email.sales}. The printable receipt under “Your orders” shows the tax and the name you enter. This demo never charges you.`,
  orders: `I can’t see, change, or cancel orders. Those placed in this browser are under “Your orders,” where “${afterOrder.leave}” starts a cancellation, or email ${email.general}. Within ${terms.moneyBackPeriod}, you get all of it back. For an order that isn’t there, ${reachUs}.`,
  discount: `Prices are the same for everyone, and I can’t change them. We have no coupons, promotions, price matching, or discounts for volume, bundles, students, nonprofits, or resellers. Paying yearly is cheaper: you pay for ${inWords(monthsPaidPerYear('yearly'))} months and get twelve, so it saves ${MAX_YEARLY_SAVING}. For a written quote or anything else, email ${email.sales}; I can’t send email.`,
  tax: `All prices are in ${currency.plural}, before tax (VAT or sales tax), and the shop doesn’t convert them. The cart adds ${taxesInWords} to each payment and shows it before you pay. For rates by state, exemptions, deductions, VAT numbers, reverse charge, or other countries’ taxes, ask ${email.general}.`,
  plans: [
    ...plans.map(planInShort),
    `${pricingPage.notIncluded} A plan starts with a conversation, not in the cart. How many orders do you get a month?`,
  ].join('\n'),
  'my price': `${pricesInShort} To find your plan, tell me: how many orders do you get a month?`,
  'plan-or-product': `${planOrProduct} ${plansAgainstProducts} You buy products in the cart. A plan can’t go in the cart: it starts with a conversation. With a consulting service, our people work on your store.`,
  stock: quoted('fraud-shield', ['We set the thresholds', 'That’s why stock', 'Your order takes']),
  'how-to-leave': `A subscription renews each month or year until you cancel with ${terms.notice}, for any reason. An email to ${email.general} will do, and there’s no minimum term. If you paid for a year, we charge the months you used, notice included, at the monthly price and refund the rest. Within ${terms.moneyBackPeriod}, you get all of it back. Removing a product from the cart doesn’t cancel a subscription, and you can’t pause one on this site: ask us about that.`,
  'money-back': `${faqAnswer('money-back')} We don’t publish how long a refund takes to arrive: ask ${email.general}.`,
  'yearly-billing': `${faqAnswer('yearly-billing')} You choose for each item in the cart. A year is paid in advance in one payment, with its tax, and renews each year until you cancel; if you cancel early, we charge the months you used at the monthly price and refund the rest.`,
  'cancel-or-change': `To change plans or switch a running subscription between monthly and yearly, ${reachUs}: you can upgrade in the middle of a billing period. If we raise a price, the new one applies from your next billing period, and we’ll tell you early enough to cancel first.`,
  trial: `There’s no free trial or free plan, but you can try ${counted(demoIds.length, 'live demo')} on this site for free, some with your own file, and show them to anybody. A first subscription has a ${commitments.moneyBackDays}-day money-back guarantee.`,
  'saved cart': `Your cart stays in this browser, so you can close the page and come back. It isn’t on your other devices, but the cart page has a link to share it, which also opens it elsewhere or for somebody else. This chat isn’t kept.`,
  'which-product': catalog
    .map(({ id, name }) => `If ${products[id].problem}, try ${name} (${unitPrice(id)}).`)
    .join('\n'),
  'first-product': `Start with Review Sentiment Monitor, ${unitPrice('review-sentiment-monitor')}: it costs least and needs no history of orders. After twelve months of orders, look at Customer Insight Analytics, ${unitPrice('customer-insight-analytics')}.`,
  method: [
    'Our products learn from your own data, with machine learning and statistics:',
    ...catalog.flatMap(({ id, name }) => row(id, 'Method', 'Methods').replace(/^Methods?/u, name) || []),
  ].join('\n'),
  'what-data': `${faqAnswer('what-data')} You export it as CSV files, and a connector keeps it current.`,
  'which-platform': `${faqAnswer('which-platform')} Every product has a REST API; the personalization engine also comes with a small JavaScript snippet. ${notListed}`,
  'your-part': `Our people set it up with you, and that’s included in the price: a single product takes ${commitments.implementationWeeks} weeks from when we get your data. ${faqAnswer('your-part')} We’d rather not go live between mid-November and New Year’s.`,
  covers: `${quantityTexts.counts} ${noLimit} Ask us how many websites, brands, or logins one covers, and whether a test store needs its own: ${reachUs}.`,
  languages: `I read and write English only. Conversational AI Assistant: ${row(assistant, 'Languages')} Review Sentiment Monitor: ${row('review-sentiment-monitor', 'Languages')} Our support may not speak another language: ask before you buy.`,
  'assistant sources': quoted(assistant, ['It uses sources', 'A question about an order', 'Complaints, ref']),
};

const links: Readonly<Partial<Record<keyof typeof texts, Part['link']>>> = {
  bot: contact,
  help: cart,
  ordering: shop,
  complaint: contact,
  company: shop,
  contact: contact,
  team: page(paths.team, 'Team'),
  careers: contact,
  real: demos,
  'my size': page(paths.cases, 'Case studies'),
  'when-results': faq('how-measured'),
  citing: page(paths.blog, 'Blog'),
  competitors: shop,
  data: term('10-your-data-and-our-work', 'Your data and our work'),
  dpa: faq('who-sees-data'),
  'this-site': page(`${paths.privacy}#4-what-we-never-save`, 'Privacy Policy, “What we never save”'),
  payment: page(paths.checkout, checkoutPage.meta.title),
  orders: page(paths.orders, 'Your orders'),
  discount: faq('cheaper-by-the-year'),
  tax: pricesTerm,
  plans: pricing,
  'my price': page(`${paths.pricing}#${planFitAnchor}`, 'Find your plan'),
  stock: page(paths.product('fraud-shield'), 'Fraud Shield'),
  'yearly-billing': pricesTerm,
  trial: demos,
  'saved cart': cart,
  'which-product': shop,
  'first-product': page(paths.product('review-sentiment-monitor'), 'Review Sentiment Monitor'),
  method: shop,
  covers: pricing,
  languages: shop,
  'assistant sources': page(paths.product(assistant), 'Conversational AI Assistant'),
};

export const facts: Readonly<Record<string, Fact>> = mapValues(texts, (text, topic) => {
  const link = links[topic] ?? faqFacts[topic]?.fact.link;
  return { text, ...(link && { link }) };
});

/** Answers from each product's page, by topic. An empty one means that its page doesn't say. */
export const productFacts = mapValues(products, ({ description, forWhom, problem }, id) => ({
  about: `${description} Made for ${forWhom.charAt(0).toLowerCase()}${forWhom.slice(1)}.`,
  competitors: `${description} ${unitPrice(id)}. ${noComparison}`,
  languages: row(id, 'Languages'),
  accessibility: row(id, 'Accessibility'),
  data: `${row(id, 'Personal data', 'Card data', 'Data needed', 'Hosting', 'Data retention')} ${noSaleOfData}`,
  'what-data': `${row(id, 'Data needed', 'Signals', 'Personal data')} ${quoted(id, ['New products are ranked', 'For new visitors'])}`,
  'your-part': `${row(id, 'Implementation')} Our people set it up with you, which is included in the price. ${faqAnswer('your-part')}`,
  'which-platform': `${row(id, 'Store platforms', 'API', 'Channels', 'Sources', 'Also connects to', 'Help desks', 'Payment providers')} ${notListed}`,
  outages: `${row(id, 'Response time', 'Decision time', 'Timing', 'Uptime')} We don’t publish figures for latency or page speed: ${ask}`,
  covers: `${quantityTexts.counts} ${productDetails[id].includes
    .filter((item) => productDetails[id].quotes.access.some((start) => item.startsWith(start)))
    .map((item) => `${item}.`)
    .join(' ')} ${noLimit} Ask us how many logins or test stores one covers: ${reachUs}.`,
  method: `${row(id, 'Method', 'Methods', 'Signals')} ${quoted(id, ['You see how sales reacted', 'From your sales'])}`,
  'who-decides': quoted(id, productDetails[id].quotes.whoDecides),
  mistakes: quoted(id, productDetails[id].quotes.mistakes),
  'too-small': `${description} It’s worth it if ${problem}. ${row(id, 'Data needed')} ${quoted(id, ['If a product sells too little'])} ${promise} Try its demo first, for free: if it shows you nothing new, save your money.`,
}));
