import type { BillingPeriod } from '../domain/billing';
import type { CheckoutStep } from '../domain/checkout';
import type { DemoId } from './demos/demoIds';
import type { BlogSlug, HomeNumber, NewsId, ProductId, ServiceSlug, ToolSlug } from './slugs';
import type { PricingPlan } from './types';

/** The site's own addresses. Links are made here, so that a route is spelt once and a wrong slug does not compile. */
export const paths = {
  home: '/',
  /** Where the home page is as well. */
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
  /** The contact form with 'Request a Demo' chosen and the product named. */
  demoRequest: (product: ProductId) => `/contact-us?subject=demo&product=${product}`,
  /** The same form after a live demo: its message begins with the settings that the visitor came to. */
  demoRequestWith: (product: ProductId, settings: string) =>
    `/contact-us?${new URLSearchParams({ subject: 'demo', product, settings }).toString()}`,
  /** The contact form about a plan, with the period that the visitor was looking at. */
  planInquiry: (plan: PricingPlan['id'], billing: BillingPeriod) =>
    `/contact-us?subject=pricing&plan=${plan}&billing=${billing}`,
  /** The contact form with the support subject chosen. */
  supportInquiry: '/contact-us?subject=support',
  blog: '/blog',
  post: (slug: BlogSlug) => `/blog/${slug}`,
  news: '/news',
  article: (id: NewsId) => `/news/${id}`,
  faq: '/faq',
  team: '/team',
  teamMember: (id: string) => `/team#${id}`,
  clients: '/clients',
  pricing: '/pricing',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  shop: '/shop',
  compare: '/compare',
  /** The comparison of some products, in this order. */
  comparison: (productIds: readonly ProductId[]) => `/compare?products=${productIds.join(',')}`,
  product: (id: ProductId) => `/product/${id}`,
  /** Where a product's reviews are read. */
  reviews: (id: ProductId) => `/product/${id}#reviews`,
  demos: '/demos',
  demo: (id: DemoId) => `/demos/${id}`,
  /** The sentiment demo with a product's reviews in it. */
  reviewsDemo: (id: ProductId) => `/demos/review-sentiment-monitor?of=${id}`,
  cart: '/cart',
  checkout: '/checkout',
  checkoutStep: (step: CheckoutStep) => `/checkout?step=${step}`,
  orders: '/orders',
  /** The receipt of an order that this device keeps. */
  receipt: (orderNumber: string) => `/orders?order=${encodeURIComponent(orderNumber)}`,
  wishlist: '/wishlist',
  /** A wishlist to show to somebody else. */
  sharedWishlist: (productIds: readonly ProductId[]) => `/wishlist?items=${productIds.join(',')}`,
  store: '/store',
  signIn: '/login-signup',
  forgotPassword: '/forgot-password',
  search: '/search',
  /** What the service worker shows in place of a page that it can't have. */
  offline: '/offline',
} as const;

/** The addresses of pages of one kind, as the route table has them; `paths` fills in what differs. */
export const patterns = {
  post: '/blog/:slug',
  article: '/news/:id',
  product: '/product/:productId',
} as const;
