import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { demoIds } from '../content/demos/demoIds';
import { paths, patterns } from '../content/paths';
import { productOf } from '../content/products/catalogue';
import type { HomeNumber } from '../content/slugs';
import { blogSlugs, newsIds, productIds, serviceSlugs, toolSlugs } from '../content/slugs';
import { homeTitles, serviceTitles, toolTitles } from '../content/titles';
import { articleLoader } from '../pages/insights/article/articleLoader';
import { postLoader } from '../pages/insights/post/postLoader';
import { serviceLoader } from '../pages/marketing/service/serviceLoader';
import { toolLoader } from '../pages/marketing/tool/toolLoader';
import { loadDemo } from '../pages/storefront/demo/loadDemo';
import { productLoader } from '../pages/storefront/product/productLoader';

/** One route of the site. Router, navigation, prerender, sitemap and browser tests all read this table. */
export interface SiteRoute {
  readonly path: string;
  /** What links call it. */
  readonly label: string;
  /** Where navigation lists it; most pages are reached from others. */
  readonly place?: 'header' | 'footer';
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Loads the page: its module, a chunk of its own, exports it as `Component`. */
  readonly page: (params: Params) => Promise<{ Component: ComponentType }>;
  /** The names of the webpack chunks that the page needs, for preloading; the build fails on a wrong one. */
  readonly chunks: (params: Params) => readonly string[];
  /** The values to prerender, where the path has parameters. */
  readonly params?: readonly Params[];
}

/** A page that is given its content, which is loaded beside its code and not after it. */
const withContent =
  <Content,>(
    load: (params: Params) => Promise<Content>,
    page: () => Promise<{ Component: ComponentType<{ readonly content: Content }> }>,
  ): SiteRoute['page'] =>
  async (params) => {
    const [{ Component }, content] = await Promise.all([page(), load(params)]);
    return { Component: () => <Component content={content} /> };
  };

const home = {
  path: paths.home,
  label: 'Home',
  chunks: () => ['home'],
  page: () => import(/* webpackChunkName: "home" */ '../pages/marketing/home/HomePage'),
};

/** One of the five extra homes: reached from the about page and from each other, in no navigation. */
const alternativeHome = (number: HomeNumber, page: SiteRoute['page']): SiteRoute => ({
  path: paths.alternativeHome(number),
  label: homeTitles[number],
  indexed: true,
  chunks: () => [`home-${number}`],
  page,
});

/** Every page of the site, and last the one for all other paths. */
export const siteRoutes: readonly SiteRoute[] = [
  { ...home, place: 'header', indexed: true },
  // The same page at its second address; its canonical address is the first.
  { ...home, path: paths.homeAgain, indexed: false },
  alternativeHome(2, () => import(/* webpackChunkName: "home-2" */ '../pages/marketing/home2/Home2Page')),
  alternativeHome(3, () => import(/* webpackChunkName: "home-3" */ '../pages/marketing/home3/Home3Page')),
  alternativeHome(4, () => import(/* webpackChunkName: "home-4" */ '../pages/marketing/home4/Home4Page')),
  alternativeHome(5, () => import(/* webpackChunkName: "home-5" */ '../pages/marketing/home5/Home5Page')),
  alternativeHome(6, () => import(/* webpackChunkName: "home-6" */ '../pages/marketing/home6/Home6Page')),
  {
    path: paths.services,
    label: 'Services',
    place: 'header',
    indexed: true,
    chunks: () => ['services'],
    page: () => import(/* webpackChunkName: "services" */ '../pages/marketing/services/ServicesPage'),
  },
  ...serviceSlugs.map((slug): SiteRoute => ({
    path: paths.service(slug),
    label: serviceTitles[slug],
    indexed: true,
    chunks: () => ['service', `service-${slug}`],
    page: withContent(
      serviceLoader(slug),
      () => import(/* webpackChunkName: "service" */ '../pages/marketing/service/ServicePage'),
    ),
  })),
  {
    path: paths.tools,
    label: 'Tools',
    place: 'header',
    indexed: true,
    chunks: () => ['tools'],
    page: () => import(/* webpackChunkName: "tools" */ '../pages/marketing/tools/ToolsPage'),
  },
  ...toolSlugs.map((slug): SiteRoute => ({
    path: paths.tool(slug),
    label: toolTitles[slug],
    indexed: true,
    chunks: () => ['tool', `tool-${slug}`],
    page: withContent(
      toolLoader(slug),
      () => import(/* webpackChunkName: "tool" */ '../pages/marketing/tool/ToolPage'),
    ),
  })),
  {
    path: paths.about,
    label: 'About Us',
    place: 'header',
    indexed: true,
    chunks: () => ['about'],
    page: () => import(/* webpackChunkName: "about" */ '../pages/company/about/AboutPage'),
  },
  {
    path: paths.cases,
    label: 'Case Studies',
    place: 'header',
    indexed: true,
    chunks: () => ['cases'],
    page: () => import(/* webpackChunkName: "cases" */ '../pages/company/cases/CaseStudyPage'),
  },
  {
    path: paths.blog,
    label: 'Blog',
    place: 'header',
    indexed: true,
    chunks: () => ['blog'],
    page: () => import(/* webpackChunkName: "blog" */ '../pages/insights/blog/BlogPage'),
  },
  {
    path: patterns.post,
    label: 'Blog post',
    indexed: true,
    params: blogSlugs.map((slug) => ({ slug })),
    chunks: ({ slug = '' }) => ['post', `post-${slug}`],
    page: withContent(
      postLoader,
      () => import(/* webpackChunkName: "post" */ '../pages/insights/post/PostPage'),
    ),
  },
  {
    path: paths.contact,
    label: 'Contact Us',
    place: 'header',
    indexed: true,
    chunks: () => ['contact'],
    page: () => import(/* webpackChunkName: "contact" */ '../pages/marketing/contact/ContactPage'),
  },
  {
    path: paths.shop,
    label: 'Shop',
    place: 'footer',
    indexed: true,
    chunks: () => ['shop'],
    page: () => import(/* webpackChunkName: "shop" */ '../pages/storefront/shop/ShopPage'),
  },
  {
    path: paths.compare,
    label: 'Compare products',
    place: 'footer',
    indexed: true,
    chunks: () => ['compare'],
    page: () => import(/* webpackChunkName: "compare" */ '../pages/storefront/compare/ComparePage'),
  },
  {
    path: paths.pricing,
    label: 'Pricing',
    place: 'footer',
    indexed: true,
    chunks: () => ['pricing'],
    page: () => import(/* webpackChunkName: "pricing" */ '../pages/marketing/pricing/PricingPage'),
  },
  {
    path: paths.news,
    label: 'News',
    place: 'footer',
    indexed: true,
    chunks: () => ['news'],
    page: () => import(/* webpackChunkName: "news" */ '../pages/insights/news/NewsPage'),
  },
  {
    path: patterns.article,
    label: 'News article',
    indexed: true,
    params: newsIds.map((id) => ({ id })),
    chunks: ({ id = '' }) => ['article', `news-${id}`],
    page: withContent(
      articleLoader,
      () => import(/* webpackChunkName: "article" */ '../pages/insights/article/ArticlePage'),
    ),
  },
  {
    path: paths.faq,
    label: 'FAQ',
    place: 'footer',
    indexed: true,
    chunks: () => ['faq'],
    page: () => import(/* webpackChunkName: "faq" */ '../pages/company/faq/FaqPage'),
  },
  {
    path: paths.team,
    label: 'Team',
    place: 'footer',
    indexed: true,
    chunks: () => ['team'],
    page: () => import(/* webpackChunkName: "team" */ '../pages/company/team/TeamPage'),
  },
  {
    path: paths.clients,
    label: 'Clients',
    place: 'footer',
    indexed: true,
    chunks: () => ['clients'],
    page: () => import(/* webpackChunkName: "clients" */ '../pages/company/clients/ClientsPage'),
  },
  {
    path: paths.privacy,
    label: 'Privacy Policy',
    place: 'footer',
    indexed: true,
    chunks: () => ['legal-privacy'],
    page: () => import(/* webpackChunkName: "legal-privacy" */ '../pages/legal/privacy/PrivacyPage'),
  },
  {
    path: paths.terms,
    label: 'Terms of Service',
    place: 'footer',
    indexed: true,
    chunks: () => ['legal-terms'],
    page: () => import(/* webpackChunkName: "legal-terms" */ '../pages/legal/terms/TermsPage'),
  },
  {
    path: patterns.product,
    label: 'Product',
    indexed: true,
    chunks: ({ productId }) => [
      'product',
      `product-${productId}`,
      `product-reviews-${productId}`,
      `product-views-${productId}`,
    ],
    params: productIds.map((productId) => ({ productId })),
    page: withContent(
      productLoader,
      () => import(/* webpackChunkName: "product" */ '../pages/storefront/product/ProductPage'),
    ),
  },
  {
    path: paths.demos,
    label: 'Live demos',
    place: 'footer',
    indexed: true,
    chunks: () => ['demos'],
    page: () => import(/* webpackChunkName: "demos" */ '../pages/storefront/demos/DemosPage'),
  },
  ...demoIds.map((id): SiteRoute => ({
    path: paths.demo(id),
    label: `${productOf(id).name} demo`,
    indexed: true,
    chunks: () => ['demo', `demo-${id}`],
    page: withContent(
      loadDemo(id),
      () => import(/* webpackChunkName: "demo" */ '../pages/storefront/demo/DemoPage'),
    ),
  })),
  {
    path: paths.cart,
    label: 'Cart',
    indexed: false,
    chunks: () => ['cart'],
    page: () => import(/* webpackChunkName: "cart" */ '../pages/storefront/cart/CartPage'),
  },
  {
    path: paths.checkout,
    label: 'Checkout',
    indexed: false,
    chunks: () => ['checkout'],
    page: () => import(/* webpackChunkName: "checkout" */ '../pages/storefront/checkout/CheckoutPage'),
  },
  {
    path: paths.wishlist,
    label: 'Wishlist',
    indexed: false,
    chunks: () => ['wishlist'],
    page: () => import(/* webpackChunkName: "wishlist" */ '../pages/storefront/wishlist/WishlistPage'),
  },
  {
    path: paths.orders,
    label: 'Your Orders',
    place: 'footer',
    indexed: false,
    chunks: () => ['orders'],
    page: () => import(/* webpackChunkName: "orders" */ '../pages/storefront/orders/OrdersPage'),
  },
  {
    path: paths.store,
    label: 'Inside the store',
    place: 'footer',
    indexed: true,
    chunks: () => ['store'],
    page: () => import(/* webpackChunkName: "store" */ '../pages/storefront/store/StorePage'),
  },
  {
    path: paths.signIn,
    label: 'Login',
    place: 'footer',
    indexed: false,
    chunks: () => ['sign-in'],
    page: () => import(/* webpackChunkName: "sign-in" */ '../pages/storefront/signIn/SignInPage'),
  },
  {
    path: paths.forgotPassword,
    label: 'Forgot Password',
    indexed: false,
    chunks: () => ['forgot-password'],
    page: () =>
      import(/* webpackChunkName: "forgot-password" */ '../pages/storefront/signIn/ForgotPasswordPage'),
  },
  {
    path: paths.search,
    label: 'Search',
    indexed: false,
    chunks: () => ['search-page'],
    page: () => import(/* webpackChunkName: "search-page" */ '../pages/insights/search/SearchPage'),
  },
  {
    path: paths.offline,
    label: 'Offline',
    indexed: false,
    chunks: () => ['offline-page'],
    page: () => import(/* webpackChunkName: "offline-page" */ '../pages/fallback/offline/OfflinePage'),
  },
  {
    path: '*',
    label: 'Page Not Found',
    indexed: false,
    chunks: () => ['not-found'],
    page: () => import(/* webpackChunkName: "not-found" */ '../pages/fallback/notFound/NotFoundPage'),
  },
];
