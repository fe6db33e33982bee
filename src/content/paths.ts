import type { BillingPeriod } from '../domain/billing';
import { billingPeriods } from '../domain/billing';
import type { CheckoutStep } from '../domain/checkout';
import type { DemoId } from './lists/products';
import type { HomeNumber, ProductId, ServiceSlug, ToolSlug } from './slugs';
import type { PricingPlan } from './types';

/**
 * The site's URLs. Create every link with these, so that each route is written once and a wrong slug doesn't
 * compile. The build checks links to posts and articles, whose slugs are file names.
 */
export const paths = {
  home: '/',
  /** A second URL of the home page. */
  homeAgain: '/home',
  alternativeHome: (number: HomeNumber) => `/home-${number}`,
  services: '/our-services',
  service: (slug: ServiceSlug) => `/${slug}`,
  tools: '/tools',
  tool: (slug: ToolSlug) => `/${slug}`,
  about: '/about-us',
  cases: '/case-study',
  caseStudy: (id: string) => `/case-study#${id}`,
  contact: '/contact-us',
  /** The contact form with “Request a Demo” and the product selected. */
  demoRequest: (product: ProductId) => `/contact-us?subject=demo&product=${product}`,
  /** The contact form after a live demo. The message starts with the visitor's settings. */
  demoRequestWith: (product: ProductId, settings: string) =>
    `/contact-us?${new URLSearchParams({ subject: 'demo', product, settings }).toString()}`,
  /** The contact form with a plan and a billing period selected. */
  planInquiry: (plan: PricingPlan['id'], billing: BillingPeriod) =>
    `/contact-us?subject=pricing&plan=${plan}&billing=${billing}`,
  /** The contact form with the support subject selected. */
  supportInquiry: '/contact-us?subject=support',
  /** The contact form with a message about a placed order. */
  orderInquiry: (number: string) => `/contact-us?subject=general&order=${encodeURIComponent(number)}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  news: '/news',
  /** The media kit on the news page. */
  press: '/news#press',
  article: (slug: string) => `/news/${slug}`,
  faq: '/faq',
  team: '/team',
  teamMember: (id: string) => `/team#${id}`,
  clients: '/clients',
  pricing: '/pricing',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  /** A text file that the build writes. */
  licenses: '/licenses.txt',
  cancellation: '/terms-of-service#8-cancellation-and-termination',
  shop: '/shop',
  compare: '/compare',
  /** A comparison of the products, in the given order. */
  comparison: (productIds: readonly ProductId[]) => `/compare?products=${productIds.join(',')}`,
  product: (id: ProductId) => `/product/${id}`,
  /** A product's page with a billing period selected. */
  offer: (id: ProductId, billing: BillingPeriod) =>
    `/product/${id}${billing === billingPeriods[0] ? '' : `?billing=${billing}`}`,
  /** A file with a product's picture, without its extension `.svg` or `.png`. */
  productPicture: (id: ProductId) => `/downloads/products/${id}` as const,
  /** The reviews on a product's page. */
  reviews: (id: ProductId) => `/product/${id}#reviews`,
  demos: '/demos',
  demo: (id: DemoId) => `/demos/${id}`,
  /** The sentiment demo, filled with a product's reviews. */
  reviewsDemo: (id: ProductId) => `/demos/review-sentiment-monitor?of=${id}`,
  cart: '/cart',
  checkout: '/checkout',
  checkoutStep: (step: CheckoutStep) => `/checkout?step=${step}`,
  orders: '/orders',
  /** An order's receipt; only the device that placed the order has it. */
  receipt: (orderNumber: string) => `/orders?order=${encodeURIComponent(orderNumber)}`,
  wishlist: '/wishlist',
  sharedWishlist: (productIds: readonly ProductId[]) => `/wishlist?items=${productIds.join(',')}`,
  store: '/store',
  signIn: '/login-signup',
  forgotPassword: '/forgot-password',
  search: '/search',
  /** Shown by the service worker in place of a page that it can't load. */
  offline: '/offline',
} as const;

/** Patterns of routes with parameters, which `paths` fills in. */
export const patterns = {
  post: '/blog/:slug',
  article: '/news/:id',
  product: '/product/:productId',
} as const;
