import { company } from '../../content/company';
import { contactPage } from '../../content/contact';
import { demoIds } from '../../content/demos/demoIds';
import { demoTexts } from '../../content/demos/texts';
import { figures } from '../../content/figures';
import { faqCategories } from '../../content/company/faq';
import { aboutPage } from '../../content/company/about';
import { memberIds } from '../../content/anchors';
import { paths } from '../../content/paths';
import { people } from '../../content/people';
import { plans } from '../../content/pricing/pricing';
import { planPriceText } from '../../content/pricing/prices';
import { catalogue, productOf } from '../../content/products/catalogue';
import { productSummaries } from '../../content/products/summaries';
import { promises } from '../../content/promises';
import type { ProductId } from '../../content/slugs';
import { services } from '../../content/services/list';
import { checkoutPage, paymentMethodLabels } from '../../content/shop/checkoutPage';
import { paymentMethods } from '../../domain/checkout';
import { formatMoney } from '../../domain/money';
import { counted, enumerated } from '../../domain/numerals';
import type { Fact } from './fact';
import type { Passage } from './passage';
import { productSources } from './sources';

const { address, phone, email, hours } = company;
const where = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;
const open = `${hours.weekdays.days} ${hours.weekdays.time}; ${hours.weekend.days}: ${hours.weekend.time.toLowerCase()}`;
const byPrice = catalogue.toSorted((a, b) => a.priceCents - b.priceCents);
const byRating = catalogue.toSorted((a, b) => b.rating - a.rating);
const priced = ({ name, priceCents }: (typeof catalogue)[number]) =>
  `${name}: ${formatMoney(priceCents)} a month`;

/** What shop owners want of each product, in their words. */
const wants: Readonly<Record<ProductId, string>> = {
  'ai-personalization-engine': 'recommends recommend recommendations returns conversion personalize items',
  'dynamic-pricing-optimizer': 'price prices pricing margin margins discounts markdowns',
  'conversational-ai-assistant': 'chat questions answers conversation night midnight',
  'customer-insight-analytics': 'segments segmentation churn loyal best customers cohorts',
  'review-sentiment-monitor': 'reviews feedback complaints sentiment',
  'fraud-shield': 'fraud chargebacks chargeback fake stolen thieves scams orders',
};

const hosted = productOf('ai-personalization-engine');

function hostingOf(id: ProductId): string {
  return productSources[id].specifications.find(({ name }) => name === 'Hosting')?.value ?? '';
}

/** A question of /faq with its answer. */
function faqAnswer(asked: string): Passage {
  const found = faqCategories.flatMap(({ questions }) => questions).find(({ id }) => id === asked);
  if (!found) throw new Error(`/faq has no question ${asked}.`);
  return { url: `${paths.faq}#${asked}`, source: 'Questions', title: found.question, text: found.answer };
}

/** Questions of /faq that are asked in other words than the page's. */
const faqFacts = [
  {
    ...faqAnswer('money-back'),
    asks: [
      'return refund + bought product purchase order money',
      'refund refunds',
      'cancel leave + first + month days week',
    ],
    may: 'what happens can it back for give if after does not work',
  },
  {
    ...faqAnswer('how-to-leave'),
    asks: ['cancel cancellation terminate'],
    may: 'subscription contract plan product notice at time month monthly when early',
  },
  {
    ...faqAnswer('where-to-start'),
    asks: ['where which what + start begin first'],
    may: 'should service we',
  },
  {
    ...faqAnswer('what-data'),
    asks: ['data information + give need provide send want'],
    may: 'what kind have must',
  },
  {
    ...faqAnswer('who-decides'),
    asks: ['human person staff people + override overrule decide decides control'],
    may: 'ai machine software my end',
  },
  {
    ...faqAnswer('when-results'),
    asks: ['when soon fast + results result roi return pay pays'],
    may: 'see will itself off investment first',
  },
  { ...faqAnswer('your-part'), asks: ['how + much + work effort'], may: 'team staff us involved' },
  {
    ...faqAnswer('which-platform'),
    asks: ['shopify magento woocommerce bigcommerce'],
    may: 'work works run runs support integrate connect plugin compatible',
  },
  {
    ...faqAnswer('extra-costs'),
    asks: ['tax fees fee', 'extra additional hidden + costs cost'],
    may: 'sales charge set setup up pay much are there vat',
  },
  { ...faqAnswer('mistakes'), asks: ['accurate accuracy'], may: '' },
  {
    ...faqAnswer('how-measured'),
    asks: ['how + measure measured test know + success works worked work'],
    may: 'whether if it',
  },
  { ...faqAnswer('too-small'), asks: ['too + small'], may: 'shop store my' },
  {
    ...faqAnswer('shop-stays-open'),
    asks: ['shop store + open online offline closed close down + build work install installation'],
    may: 'stay while during',
  },
];

/**
 * What the site knows as data rather than as text, in a sentence made of the data. `asks` are the words that a question
 * must have, one of each group (groups are parted by `+`); `may` are those that it may have beside them.
 */
export function siteFacts(): readonly Fact[] {
  const about = { url: paths.about, source: 'About us' };
  const contact = { url: paths.contact, source: 'Contact' };
  const shop = { url: paths.shop, source: 'Shop' };
  return [
    {
      ...about,
      title: 'Who founded the company',
      text: `${company.founder} founded ${company.fullName} in ${company.location} in ${company.founded}. She is its ${people['miriam-castellano'].position}.`,
      asks: [
        'who + founder founded started created established owns owner ceo boss chief leads',
        'founder',
        'ceo',
        'when + founded started established begin',
        'how + old + tangelo company agency',
        'about + tangelo company agency',
      ],
      may: 'executive first person was is name',
    },
    {
      ...contact,
      title: 'Address',
      text: `${company.fullName}, ${where}.`,
      asks: [
        'where + located location office offices based headquarters',
        'address',
        'where + find visit + you',
      ],
      may: 'postal street come visit find city',
    },
    {
      ...contact,
      title: 'Business hours',
      text: `${open}.`,
      asks: ['hours open opening close closing closed'],
      may: 'business office time times weekend weekends saturday sunday monday friday week day days today late phone',
    },
    {
      ...contact,
      title: 'Phone',
      text: `${phone.display}, ${open}.`,
      asks: ['phone telephone'],
      may: 'number call support',
    },
    {
      ...contact,
      title: 'Email',
      text: `${email.general}; for sales ${email.sales}; for the press ${email.press}.`,
      asks: ['email mail', 'press journalist journalists media'],
      may: 'address write contact send sales press support person journalist',
    },
    {
      ...contact,
      title: 'Talk to a person',
      text: `Call ${phone.display} (${open}), write to ${email.general}, or use the contact form: a person follows up within ${promises.followUpHours} hours. This demo can’t connect you itself.`,
      asks: [
        'human person people agent representative + talk speak real get give connect reach live need want',
        'human',
        'contact reach + support sales team help service',
        'call + back',
        'talk speak + somebody someone sales support',
      ],
      may: 'want real customer need support staff somebody call',
    },
    {
      url: `${paths.terms}#2-this-site-is-a-demonstration`,
      source: 'Terms of Service',
      title: 'This site is a demonstration',
      text: company.demoNotice,
      asks: [
        'real genuine fake demo demonstration serious + shop store site website page',
        'real genuine fake invented fictional + reviews review clients client people customers quotations',
        'charged charge + card money check checkout buy order really actually',
      ],
      may: 'or online credit card actually out really money anything',
    },
    {
      url: paths.checkout,
      source: checkoutPage.meta.title,
      title: 'How to pay',
      text: `The checkout takes ${enumerated(
        paymentMethods.map((method) => paymentMethodLabels[method]),
        'or',
      )}. This is a demonstration, so nothing is charged.`,
      asks: [
        'paypal visa mastercard',
        'pay paying payment + card',
        'payment + methods options ways method',
        'how + pay',
      ],
      may: 'pay accept take accepted with by which what credit debit here checkout online',
    },
    {
      url: paths.demo('conversational-ai-assistant'),
      source: demoTexts['conversational-ai-assistant'].heading,
      title: 'What you type here',
      text: demoTexts['conversational-ai-assistant'].data,
      asks: [
        'type typed typing write chat chats conversation messages ask + go goes sent send stored store kept keep saved save recorded logged read see',
      ],
      may: 'data where i here into is my anyone in to what message question questions',
    },
    {
      url: paths.orders,
      source: 'My orders',
      title: 'Orders and receipts',
      text: 'Orders that you placed on this device are under My orders, each with its receipt. The device keeps the last ten; nobody else has them.',
      asks: [
        'where find lost see show track get print status + order orders receipt receipts invoice invoices confirmation',
      ],
      may: 'number copy last placed old see again',
    },
    {
      url: paths.wishlist,
      source: 'Wishlist',
      title: 'Your wishlist',
      text: 'What you saved for later is on your wishlist, on this device.',
      asks: ['wishlist favorites'],
      may: 'where find see saved',
    },
    {
      url: paths.signIn,
      source: 'Sign in',
      title: 'Signing in',
      text: 'The sign-in page has the forms for logging in and for a new account. You need no account to order here.',
      asks: ['log login sign account + how where need create in up'],
      may: 'log sign account new buy order',
    },
    {
      url: paths.forgotPassword,
      source: 'Forgot password',
      title: 'A forgotten password',
      text: 'The page for a forgotten password asks for your email address.',
      asks: ['password + forgot forgotten lost reset change'],
      may: 'how',
    },
    {
      url: paths.compare,
      source: 'Compare',
      title: 'Comparing products',
      text: 'Choose products on the compare page, and it puts them side by side. Or tell me two of them: “compare Fraud Shield and Review Sentiment Monitor”.',
      asks: ['compare comparison + how where'],
      may: 'product products find side',
    },
    {
      ...shop,
      title: 'The cheapest product',
      text: `The cheapest product is ${byPrice.slice(0, 1).map(priced).join('')}; the most expensive is ${byPrice.slice(-1).map(priced).join('')}. All prices are before tax.`,
      asks: ['cheapest', 'lowest + price priced', 'most + expensive', 'least + expensive'],
      may: 'product products tool tools price cost thing sell expensive offer item',
    },
    {
      ...shop,
      title: 'The best rated product',
      text: `${byRating[0]?.name ?? ''} has the highest rating: ${String(byRating[0]?.rating ?? '')} of 5.`,
      asks: ['best highest top + rated rating ratings reviewed', 'most + popular + product products'],
      may: 'product products tool tools',
    },
    {
      ...shop,
      title: 'What is in the shop',
      text: `${counted(catalogue.length, 'product')}: ${catalogue.map(priced).join('; ')}.`,
      asks: [
        'how + many + products',
        'which what list show + products',
        'what + sell sold',
        'products + list all',
      ],
      may: 'have sell shop available all list sold there buy',
    },
    {
      url: paths.services,
      source: 'Services',
      title: 'What we do',
      text: `${counted(services.length, 'service')}: ${enumerated(
        services.map(({ title }) => title),
        'and',
      )}.`,
      asks: ['what which list show how + services'],
      may: 'many have offer all list provide',
    },
    {
      ...faqAnswer('what-it-costs'),
      asks: [
        'how + much',
        'what + cost costs price prices',
        'price prices pricing + project projects consulting',
      ],
      may: 'project projects cost costs total price service services consulting pay all expensive it',
    },
    ...faqFacts,
    {
      url: paths.demos,
      source: 'Live demos',
      title: 'Trying before you buy',
      text: `There is no free trial of a product. On this site you can try ${counted(demoIds.length, 'live demo')} for nothing, and a first subscription has a ${promises.moneyBackDays}-day money-back guarantee.`,
      asks: ['trial', 'try', 'demo demos + order request book see show have live free try get'],
      may: `free after what product products before buying buy live out test period demos ${catalogue.map(({ name }) => name).join(' ')}`,
    },
    {
      url: paths.team,
      source: 'Team',
      title: 'Who works here',
      text: `${counted(memberIds.length, 'person', 'people')} lead our work: ${enumerated(
        memberIds.map((id) => people[id].name),
        'and',
      )}.`,
      asks: [
        'who + works work team staff',
        'how + many big large + people employees staff team',
        'who + people',
      ],
      may: 'work works there here people employ have working',
    },
    ...memberIds.map((id) => ({
      url: paths.teamMember(id),
      source: 'Team',
      title: people[id].name,
      text: `${people[id].name} is ${people[id].position}.`,
      asks: [
        people[id].name.split(' ').join(' + '),
        `who + ${people[id].position
          .split(/ and |, | /u)
          .filter((word) => !['Lead', 'Head', 'of', 'Chief', 'Executive', 'Principal', 'and'].includes(word))
          .join(' ')}`,
      ],
      may: `charge responsible head lead leads questions answers ${people[id].position}`,
    })),
    {
      ...about,
      title: 'Our mission',
      text: aboutPage.mission,
      asks: ['mission purpose goal vision'],
      may: 'statement',
    },
    {
      ...contact,
      title: 'Elsewhere',
      text: `${enumerated(
        company.social.map(({ name }) => name),
        'and',
      )}. ${contactPage.socialNote}`,
      asks: ['linkedin twitter github social'],
      may: 'page media profile account find',
    },
    {
      url: paths.clients,
      source: 'Clients',
      title: 'Our clients',
      text: `We count ${figures.projects} projects, and ${figures.satisfaction} of our clients say they are satisfied. Their stories are on the page of our clients.`,
      asks: ['who which how show + clients', 'clients references'],
      may: 'many have list customers',
    },
    {
      url: paths.cases,
      source: 'Case studies',
      title: 'Case studies',
      text: 'The case studies tell project by project what was wrong, what we built and what came of it.',
      asks: ['case + studies study', 'success + stories', 'examples references portfolio + work projects'],
      may: 'have any see find past previous done',
    },
    {
      url: paths.blog,
      source: 'Blog',
      title: 'The blog',
      text: 'The blog has long reads about tools and methods, with code.',
      asks: ['blog posts articles'],
      may: 'have read write technical',
    },
    {
      url: paths.news,
      source: 'News',
      title: 'News',
      text: 'News has what happened here lately, and material for the press.',
      asks: ['news', 'what + new latest'],
      may: 'latest recent press',
    },
    {
      ...contact,
      title: 'Working here',
      text: `This site lists no open positions. Write to ${email.general}.`,
      asks: ['hiring jobs job career careers vacancy vacancies', 'want like + work + for'],
      may: 'open apply positions have',
    },
    {
      url: paths.tools,
      source: 'Tools',
      title: 'The tools we use',
      text: aboutPage.technologiesNote,
      asks: ['libraries frameworks technologies stack technology tools software + which what'],
      may: 'machine learning ai ml open source programming',
    },
    ...plans.map(({ id, name, description }) => ({
      url: paths.pricing,
      source: 'Pricing',
      title: `The ${name} plan`,
      text: `${description} ${priceOf(id)}`,
      asks: [`price cost costs much + ${name}`],
      may: 'plan month year monthly yearly per a',
    })),
    {
      url: paths.product(hosted.id),
      source: hosted.name,
      title: 'Where the products run',
      text: catalogue.map(({ id, name }) => `${name}: ${hostingOf(id)}.`).join(' '),
      asks: [
        'host hosted hosting + where self own data servers server cloud',
        'data + located region regions',
      ],
      may: 'is your our in on premise premises which we it products product can us eu europe',
    },
    ...catalogue.map(({ id, name }) => ({
      url: paths.product(id),
      source: name,
      title: name,
      text: productSummaries[id].description,
      asks: [
        `which what something anything + product products tool tools something anything helps have + ${wants[id]}`,
        `reduce reduces stop stops against prevent prevents sets reads answers + ${wants[id]}`,
      ],
      may: `reduce reduces stop stops prevent prevents help helps against lower lowers set sets read reads automatically customers shoppers shopper shop can my me to ${wants[id]}`,
    })),
    ...catalogue.map(({ id, name, rating, reviews }) => ({
      url: paths.product(id),
      source: name,
      title: name,
      text: `${productSummaries[id].description} Rated ${rating} of 5 by ${reviews} reviews.`,
      asks: [
        `what who how tell explain about why describe + ${name.split(' ').slice(-2).join(' + ')}`,
        `rating ratings rated stars + ${name.split(' ').slice(-2).join(' + ')}`,
      ],
      may: `purpose made meant good more information ratings explain describe ${name}`,
    })),
  ];
}

function priceOf(id: (typeof plans)[number]['id']): string {
  const [month, year] = [planPriceText(id, 'monthly'), planPriceText(id, 'yearly')];
  return month === 'Custom'
    ? 'Its price is agreed on with you.'
    : `${month} a month, ${year} a year, before tax.`;
}
