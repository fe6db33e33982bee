import { siteRoutes } from '../../src/app/routes';
import { allPosts } from '../../src/content/blog/posts';
import { blogPostNotFound } from '../../src/content/blog/labels';
import { caseStats, caseStudies } from '../../src/content/company/caseStudies';
import { clientStories } from '../../src/content/company/clients';
import { company } from '../../src/content/company';
import { subjectLabels, subjectPlaceholder, thanksMessage } from '../../src/content/forms/contactForm';
import { contentDate } from '../../src/content/contentDate';
import { faqCategories } from '../../src/content/company/faq';
import { figures as marketingFigures } from '../../src/content/figures';
import { guarantees } from '../../src/content/products/page';
import { lastUpdated } from '../../src/content/legal/legal';
import { allArticles } from '../../src/content/news/articles';
import { pressResources } from '../../src/content/news/page';
import { notFoundPage } from '../../src/content/fallback/notFound';
import { addOns, plans, pricingFaq, yearlyBadge } from '../../src/content/pricing/pricing';
import { planPriceText } from '../../src/content/pricing/prices';
import { serviceCards } from '../../src/content/lists/serviceCards.computed';
import { catalog } from '../../src/content/products/catalog';
import { homePage } from '../../src/content/home';
import { cartPage } from '../../src/content/shop/cartPage';
import { CACHE_SHOP } from '../../src/content/shop/offlineShop';
import { stepLabels } from '../../src/content/shop/checkoutPage';
import { cardToolSlugs, listedToolSlugs, serviceSlugs, toolSlugs } from '../../src/content/slugs';
import { team } from '../../src/content/company/team';
import { technologyTags } from '../../src/content/technologies';
import { productCategories } from '../../src/content/products/types';
import { newsCategories } from '../../src/content/news/article';
import { billingPeriods, priceForPeriod } from '../../src/domain/billing';
import { countries, emptyCheckoutForm, paymentMethods } from '../../src/domain/checkout';
import { taxNames, taxPercent } from '../../src/domain/money';
import { shopSorts, wishlistSorts } from '../../src/domain/products';
import { makeStore } from '../../src/store/store';
import { selectCartLines } from '../../src/store/cart/cartSelectors';

const state = makeStore().getState();
const paths = siteRoutes.map(({ path }) => path);
const figures = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value);

/** Facts from the specification: section, description, actual value, expected value. */
const facts: readonly (readonly [section: string, fact: string, actual: unknown, expected: unknown])[] = [
  ['§1', 'founded', company.founded, 2012],
  ['§1', 'based in', company.location, 'New York'],
  [
    '§2',
    'header links',
    siteRoutes.filter(({ menu }) => menu === 'header').map(({ path }) => path),
    ['/', '/our-services', '/tools', '/about-us', '/case-study', '/blog', '/contact-us'],
  ],
  [
    '§2',
    'routes',
    paths,
    expect.arrayContaining([
      ...[
        '/',
        '/home',
        '/about-us',
        '/our-services',
        '/tools',
        '/contact-us',
        '/case-study',
        '/blog',
        '/faq',
      ],
      ...['/team', '/clients', '/privacy-policy', '/pricing', '/home-2', '/home-3', '/home-4', '/home-5'],
      ...[
        '/home-6',
        '/shop',
        '/cart',
        '/news',
        '/terms-of-service',
        '/checkout',
        '/login-signup',
        '/wishlist',
      ],
      ...['/product/:productId', '/blog/:slug', '/news/:id', '/forgot-password', '*'],
    ]),
  ],
  [
    '§2',
    'service slugs, each a route',
    serviceSlugs.filter((slug) => paths.includes(`/${slug}`)),
    [
      ...[
        'personalization-recommendation',
        'product-discovery-visualization',
        'dynamic-pricing',
        'visual-search',
      ],
      ...['conversational-ai', 'sentiment-analysis', 'security-fraud-prevention', 'customer-segmentation'],
      ...[
        'analytical-insight',
        'recommendation-engines',
        'content-creative',
        'customer-interaction-engagement',
      ],
      ...['pricing-inventory-management', 'robotic-process-automation-2'],
    ],
  ],
  [
    '§2',
    'tool slugs, each a route',
    toolSlugs.filter((slug) => paths.includes(`/${slug}`)),
    [
      ...[
        'tensorflow',
        'pytorch',
        'rasa',
        'lightfm',
        'scikit-learn',
        'nltk',
        'opencv',
        'apache-spark',
        'pyomo',
      ],
      ...['keras', 'three-js', 'd3-js', 'elasticsearch', 'optimizely', 'facebook-prophet', 'brandwatch'],
      ...['botpress', 'r', 'surprise', 'pulp', 'arima', 'vader-textblob'],
    ],
  ],
  ['§2', 'services of the home page', homePage.hero.decisions.length, 8],
  ['§2', 'technology tags', technologyTags.length, 13],
  ['§2', 'service cards', serviceCards.length, 14],
  ['§2', 'tool cards', cardToolSlugs.length, 16],
  ['decisions, Content', 'tools without a card', listedToolSlugs.length, 6],
  ['§2', 'case study stats', figures(caseStats), ['50+', '$10M+', '98%', '35%']],
  ['§2', 'case studies', caseStudies.length, 5],
  ['§2', 'posts', allPosts.length, 6],
  ['§2', 'FAQ categories', faqCategories.length, 5],
  ['§2', 'team members', team.length, 6],
  ['§2', 'success stories', clientStories.length, 6],
  ['§2', 'pricing questions', pricingFaq.length, 6],
  ['§2', 'legal texts last updated', lastUpdated, '2025-10-21'],
  ['§2', 'checkout steps', Object.values(stepLabels), ['Contact Info', 'Billing', 'Payment', 'Confirmation']],
  [
    '§3',
    'shop categories',
    productCategories,
    ['ai-solutions', 'optimization', 'customer-service', 'analytics', 'security'],
  ],
  [
    '§3',
    'news categories',
    newsCategories,
    [
      ...['funding', 'case-study', 'awards', 'partnerships', 'product', 'research', 'expansion'],
      'thought-leadership',
    ],
  ],
  ['§3', 'checkout defaults', [emptyCheckoutForm.country, emptyCheckoutForm.paymentMethod], ['US', 'card']],
  ['§4', 'shop sorts', shopSorts, ['price-low', 'price-high', 'name']],
  ['§4', 'shop filters at first', state.shop, { category: 'all', sort: 'name' }],
  ['§4', 'pricing period at first', state.pricing.billing, 'monthly'],
  [
    '§4',
    'the cart at first',
    selectCartLines(state).map(({ product, quantity, billing }) => [product.id, quantity, billing]),
    [
      ['ai-personalization-engine', 1, 'monthly'],
      ['dynamic-pricing-optimizer', 1, 'monthly'],
    ],
  ],
  [
    '§5',
    'contact subjects',
    subjectLabels,
    {
      general: 'General Inquiry',
      services: 'Services Information',
      partnership: 'Partnership Opportunities',
      support: 'Technical Support',
      demo: 'Request a Demo',
      pricing: 'Pricing Information',
    },
  ],
  ['§5', 'no subject', subjectPlaceholder, 'Select a subject'],
  // A page asks the service worker of another release for it, so it never changes.
  ['decisions, Offline', 'the message that caches the shop', CACHE_SHOP, 'KEEP_SHOP'],
  ['§5', 'countries', countries, ['US', 'CA', 'GB', 'AU']],
  ['§5', 'payment methods', paymentMethods, ['card', 'paypal']],
  ['§7', 'downloads', pressResources.every(({ href }) => href.startsWith('/downloads/')), true],
  ['§7', 'number of downloads', pressResources.length, 3],
  ['§8', 'unknown route, heading', notFoundPage.heading, 'Page Not Found'],
  [
    '§8',
    'unknown route, message',
    notFoundPage.message,
    "Oops! It looks like this page got lost in the AI matrix. The page you're looking for doesn't exist or has been moved.",
  ],
  ['§8', 'contact form sent', thanksMessage, 'Thank you for your message! We will get back to you soon.'],
  [
    '§8',
    'unknown post',
    Object.values(blogPostNotFound),
    expect.arrayContaining([
      'Blog Post Not Found',
      'Sorry, the blog post you are looking for could not be found.',
    ]),
  ],
  [
    '§9',
    'plans: name, month, year, popular',
    plans.map(({ id, name, popular }) => [
      name,
      ...billingPeriods.map((billing) => planPriceText(id, billing)),
      popular,
    ]),
    [
      ['Starter', '$29.99', '$299.90', false],
      ['Professional', '$79.99', '$799.90', true],
      ['Enterprise', 'Custom', 'Custom', false],
    ],
  ],
  ['§9', 'badge', yearlyBadge, 'Save up to 17%'],
  [
    '§9',
    'add-on prices',
    addOns.map(({ price }) => price),
    ['$0.10 per 1,000', '$500/month', '$2,500 one-time', '$1,500 per session', 'from $1,000/month'],
  ],
  ['§9', 'shop prices', catalog.map(({ priceCents }) => priceCents), [2999, 1999, 3999, 1499, 999, 4999]],
  ['§9', 'tax', taxNames.map(taxPercent), ['8%']],
  ['§9', 'a year costs', priceForPeriod(2999, 'yearly'), 29_990],
  [
    '§9',
    'guarantees',
    guarantees.map(({ title }) => title),
    [
      '30-day money-back',
      'Support response within 2 hours',
      'Implementation in 2-4 weeks',
      'Follow-up within 24 hours',
    ],
  ],
  ['§9', 'support response in the cart', cartPage.support.text, expect.stringMatching(/within 2 hours\.$/)],
  [
    '§9',
    'services that the FAQ claims',
    faqCategories.flatMap(({ questions }) => questions).find(({ id }) => id === 'what-do-you-do')?.answer,
    expect.stringContaining('There are 14 services'),
  ],
  [
    '§9',
    'marketing figures',
    Object.values(marketingFigures).toSorted(),
    ['$10M+', '35%', '50+', '500+', '98%', '99.5%', '99.9%'],
  ],
  ['§9', 'featured news', allArticles.filter(({ featured }) => featured).length, 2],
  ['§9', 'business hours', company.hours.weekdays, expect.objectContaining({ days: 'Mon-Fri' })],
  [
    'decisions, Catalogue',
    'products in order',
    catalog.map(({ id, name, category }) => [id, name, category]),
    [
      ['ai-personalization-engine', 'AI Personalization Engine', 'ai-solutions'],
      ['dynamic-pricing-optimizer', 'Dynamic Pricing Optimizer', 'optimization'],
      ['conversational-ai-assistant', 'Conversational AI Assistant', 'customer-service'],
      ['customer-insight-analytics', 'Customer Insight Analytics', 'analytics'],
      ['review-sentiment-monitor', 'Review Sentiment Monitor', 'analytics'],
      ['fraud-shield', 'Fraud Shield', 'security'],
    ],
  ],
  // The counts are as of `contentDate`. If they change, change the date too.
  [
    'decisions, Company',
    'what the fact sheet counts, and as of when',
    [contentDate, serviceCards.length, catalog.length, plans.length],
    ['2025-10-21', 14, 6, 3],
  ],
  ['decisions, Storefront', 'wishlist sorts', wishlistSorts.length, 5],
  [
    'decisions, Storefront',
    'limited stock',
    catalog.filter(({ availability }) => availability === 'Limited Stock').length,
    1,
  ],
];

test.each(facts)('%s: %s', (_section, _fact, actual, expected) => {
  expect(actual).toEqual(expected);
});
