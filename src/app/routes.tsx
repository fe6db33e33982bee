import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { demoIds } from '../content/lists/products.computed';
import { articleSlugs, loadContent, postSlugs } from '../content/loadContent';
import { paths, patterns } from '../content/paths';
import { productOf } from '../content/products/catalog';
import { wishlistName } from '../content/shop/wishlistName';
import { productIds, serviceSlugs, toolSlugs } from '../content/slugs';
import { serviceTitles } from '../content/lists/titles.computed';
import { homeTitles, toolTitles } from '../content/titles';
import { serviceLoader } from '../pages/marketing/service/serviceLoader';
import { toolLoader } from '../pages/marketing/tool/toolLoader';
import { loadDemo } from '../pages/storefront/demo/loadDemo';
import { productLoader } from '../pages/storefront/product/productLoader';

/** A route. The router, navigation, prerender, sitemap and browser tests all read this table. */
export interface SiteRoute {
  readonly path: string;
  /** The page's name in menus and other links. */
  readonly label: string;
  /** The menu that lists the page; omitted if none does. */
  readonly menu?: 'header' | 'footer';
  /** True if search engines may list it. */
  readonly indexed: boolean;
  /** Loads the page's module, a chunk of its own, which exports the page as `Component`. */
  readonly page: (params: Params) => Promise<{ Component: ComponentType }>;
  /** True if visitors return to the page from those it lists, so that it stays mounted. */
  readonly isList?: boolean;
  /** Parameter values to prerender. */
  readonly params?: readonly Params[];
}

/** Loads a page's code and content in parallel. */
const withContent =
  <Content,>(
    load: (params: Params) => Promise<Content>,
    page: () => Promise<{ Component: ComponentType<{ readonly content: Content }> }>,
  ): SiteRoute['page'] =>
  async (params) => {
    const [{ Component }, content] = await Promise.all([page(), load(params)]);
    return { Component: () => <Component content={content} /> };
  };

/** Creates a route that is indexed and in no menu, unless `more` says otherwise. */
const page = (
  path: string,
  label: string,
  load: SiteRoute['page'],
  more: Pick<SiteRoute, 'menu' | 'params' | 'isList'> & { readonly indexed?: boolean } = {},
): SiteRoute => ({ path, label, page: load, indexed: true, ...more });

const inHeader = { menu: 'header' } as const;
const inFooter = { menu: 'footer' } as const;
const isList = { isList: true } as const;
const unlisted = { indexed: false } as const;

const loadHome = () => import('../pages/marketing/home/HomePage');
const loadService = () => import('../pages/marketing/service/ServicePage');
const loadTool = () => import('../pages/marketing/tool/ToolPage');
const loadPostPage = () => import('../pages/insights/post/PostPage');
const loadArticlePage = () => import('../pages/insights/article/ArticlePage');
const loadProduct = () => import('../pages/storefront/product/ProductPage');
const loadDemoPage = () => import('../pages/storefront/demo/DemoPage');

const posts = { params: postSlugs.map((slug) => ({ slug })) };
const articles = { params: articleSlugs.map((id) => ({ id })) };
const products = { params: productIds.map((productId) => ({ productId })) };

/** Every page of the site. The catch-all comes last. */
// prettier-ignore
export const siteRoutes: readonly SiteRoute[] = [
  page(paths.home, 'Home', loadHome, inHeader),
  // A second URL of the same page; the first is canonical.
  page(paths.homeAgain, 'Home', loadHome, unlisted),
  page(paths.alternativeHome(2), homeTitles[2], () => import('../pages/marketing/home2/Home2Page')),
  page(paths.alternativeHome(3), homeTitles[3], () => import('../pages/marketing/home3/Home3Page')),
  page(paths.alternativeHome(4), homeTitles[4], () => import('../pages/marketing/home4/Home4Page')),
  page(paths.alternativeHome(5), homeTitles[5], () => import('../pages/marketing/home5/Home5Page')),
  page(paths.alternativeHome(6), homeTitles[6], () => import('../pages/marketing/home6/Home6Page')),
  page(paths.services, 'Services', () => import('../pages/marketing/services/ServicesPage'), { ...inHeader, ...isList }),
  ...serviceSlugs.map((slug) => page(paths.service(slug), serviceTitles[slug], withContent(serviceLoader(slug), loadService))),
  page(paths.tools, 'Tools', () => import('../pages/marketing/tools/ToolsPage'), { ...inHeader, ...isList }),
  ...toolSlugs.map((slug) => page(paths.tool(slug), toolTitles[slug], withContent(toolLoader(slug), loadTool))),
  page(paths.about, 'About Us', () => import('../pages/company/about/AboutPage'), inHeader),
  page(paths.cases, 'Case Studies', () => import('../pages/company/cases/CaseStudyPage'), inHeader),
  page(paths.blog, 'Blog', () => import('../pages/insights/blog/BlogPage'), { ...inHeader, ...isList }),
  page(patterns.post, 'Blog post', withContent(({ slug = '' }) => loadContent('post', slug), loadPostPage), posts),
  page(paths.contact, 'Contact Us', () => import('../pages/marketing/contact/ContactPage'), inHeader),
  page(paths.shop, 'Shop', () => import('../pages/storefront/shop/ShopPage'), { ...inFooter, ...isList }),
  page(paths.compare, 'Compare products', () => import('../pages/storefront/compare/ComparePage'), inFooter),
  page(paths.pricing, 'Pricing', () => import('../pages/marketing/pricing/PricingPage'), inFooter),
  page(paths.news, 'News', () => import('../pages/insights/news/NewsPage'), { ...inFooter, ...isList }),
  page(patterns.article, 'News article', withContent(({ id = '' }) => loadContent('article', id), loadArticlePage), articles),
  page(paths.faq, 'FAQ', () => import('../pages/company/faq/FaqPage'), inFooter),
  page(paths.team, 'Team', () => import('../pages/company/team/TeamPage'), inFooter),
  page(paths.clients, 'Clients', () => import('../pages/company/clients/ClientsPage'), inFooter),
  page(paths.privacy, 'Privacy Policy', () => import('../pages/legal/privacy/PrivacyPage'), inFooter),
  page(paths.terms, 'Terms of Service', () => import('../pages/legal/terms/TermsPage'), inFooter),
  page(patterns.product, 'Product', withContent(productLoader, loadProduct), products),
  page(paths.demos, 'Live demos', () => import('../pages/storefront/demos/DemosPage'), { ...inFooter, ...isList }),
  ...demoIds.map((id) => page(paths.demo(id), `${productOf(id).name} demo`, withContent(loadDemo(id), loadDemoPage))),
  page(paths.cart, 'Cart', () => import('../pages/storefront/cart/CartPage'), unlisted),
  page(paths.checkout, 'Checkout', () => import('../pages/storefront/checkout/CheckoutPage'), unlisted),
  page(paths.wishlist, wishlistName.title, () => import('../pages/storefront/wishlist/WishlistPage'), unlisted),
  page(paths.orders, 'Your orders', () => import('../pages/storefront/orders/OrdersPage'), { ...inFooter, ...unlisted }),
  page(paths.store, 'For developers', () => import('../pages/storefront/store/StorePage'), inFooter),
  page(paths.signIn, 'Login', () => import('../pages/storefront/signIn/SignInPage'), { ...inFooter, ...unlisted }),
  page(paths.forgotPassword, 'Forgot Password', () => import('../pages/storefront/signIn/ForgotPasswordPage'), unlisted),
  page(paths.search, 'Search', () => import('../pages/insights/search/SearchPage'), unlisted),
  page(paths.offline, 'Offline', () => import('../pages/fallback/offline/OfflinePage'), unlisted),
  page('*', 'Page Not Found', () => import('../pages/fallback/notFound/NotFoundPage'), unlisted),
];
