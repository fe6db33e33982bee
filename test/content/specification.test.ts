import { siteRoutes } from '../../src/app/routes';
import { allPosts } from '../../src/content/blog/posts';
import { caseStats } from '../../src/content/company/caseStudies';
import { company } from '../../src/content/company';
import { subjectLabels } from '../../src/content/forms/contactForm';
import { contentDate } from '../../src/content/contentDate';
import { figures as marketingFigures } from '../../src/content/figures';
import { guarantees } from '../../src/content/products/page';
import { addOns, plans } from '../../src/content/pricing/pricing';
import { serviceCards } from '../../src/content/lists/serviceCards.computed';
import { catalog } from '../../src/content/products/catalog';
import { homePage } from '../../src/content/home';
import { cartPage } from '../../src/content/shop/cartPage';
import { CACHE_SHOP } from '../../src/content/shop/offlineShop';
import { serviceSlugs, toolSlugs } from '../../src/content/slugs';
import { team } from '../../src/content/company/team';
import { productCategories } from '../../src/content/products/types';
import { newsCategories } from '../../src/content/news/article';
import { countries, emptyCheckoutForm, paymentMethods } from '../../src/domain/checkout';
import { shopSorts, wishlistSorts } from '../../src/domain/products';
import { words } from '../support/words';

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
    words('/ /our-services /tools /about-us /case-study /blog /contact-us'),
  ],
  [
    '§2',
    'routes',
    paths,
    expect.arrayContaining(
      words(`
        / /home /about-us /our-services /tools /contact-us /case-study /blog /faq /team /clients /privacy-policy /pricing
        /home-2 /home-3 /home-4 /home-5 /home-6 /shop /cart /news /terms-of-service /checkout /login-signup /wishlist
        /product/:productId /blog/:slug /news/:id /forgot-password *`),
    ),
  ],
  [
    '§2',
    'service slugs, each a route',
    serviceSlugs.filter((slug) => paths.includes(`/${slug}`)),
    words(`
      personalization-recommendation product-discovery-visualization dynamic-pricing visual-search conversational-ai
      sentiment-analysis security-fraud-prevention customer-segmentation analytical-insight recommendation-engines
      content-creative customer-interaction-engagement pricing-inventory-management robotic-process-automation-2`),
  ],
  [
    '§2',
    'tool slugs, each a route',
    toolSlugs.filter((slug) => paths.includes(`/${slug}`)),
    words(`
      tensorflow pytorch rasa lightfm scikit-learn nltk opencv apache-spark pyomo keras three-js d3-js elasticsearch
      optimizely facebook-prophet brandwatch botpress r surprise pulp arima vader-textblob`),
  ],
  ['§2', 'services of the home page', homePage.hero.decisions.length, 8],
  ['§2', 'service cards', serviceCards.length, 14],
  ['§2', 'case study stats', figures(caseStats), ['50+', '$10M+', '98%', '35%']],
  ['§2', 'posts', allPosts.length, 6],
  ['§2', 'team members', team.length, 6],
  [
    '§3',
    'shop categories',
    productCategories,
    words('ai-solutions optimization customer-service analytics security'),
  ],
  [
    '§3',
    'news categories',
    newsCategories,
    words('funding case-study awards partnerships product research expansion thought-leadership'),
  ],
  ['§3', 'checkout defaults', [emptyCheckoutForm.country, emptyCheckoutForm.paymentMethod], ['US', 'card']],
  ['§4', 'shop sorts', shopSorts, ['price-low', 'price-high', 'name']],
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
  // A page asks the service worker of another release for it, so it never changes.
  ['decisions, Offline', 'the message that caches the shop', CACHE_SHOP, 'KEEP_SHOP'],
  ['§5', 'countries', countries, ['US', 'CA', 'GB', 'AU']],
  ['§5', 'payment methods', paymentMethods, ['card', 'paypal']],
  [
    '§9',
    'add-on prices',
    addOns.map(({ price }) => price),
    ['$0.10 per 1,000', '$500/month', '$2,500 one-time', '$1,500 per session', 'from $1,000/month'],
  ],
  ['§9', 'shop prices', catalog.map(({ priceCents }) => priceCents), [2999, 1999, 3999, 1499, 999, 4999]],
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
    'marketing figures',
    Object.values(marketingFigures).toSorted(),
    ['$10M+', '35%', '50+', '500+', '98%', '99.5%', '99.9%'],
  ],
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
