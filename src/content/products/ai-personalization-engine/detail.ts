import { uptimeOfTheYear } from '../../figures';
import { commitments } from '../../commitments';
import type { ProductDetail } from '../types';
import { product } from './product';
import { commitmentRows } from '../commitmentRows';
import cover from './cover.svg';
import view2 from './view-2.svg';
import view3 from './view-3.svg';
import view4 from './view-4.svg';

export const detail: ProductDetail = {
  meta: {
    title: 'AI Personalization Engine: shelves that sort themselves',
    description: `Software that sorts your catalog for each visitor, with your own rules on top. Live in your store in ${commitments.implementationWeeks} weeks.`,
    keywords:
      'product ranking, recommendations, personalized home page, cross-selling, similar products, fewer returns, visitors leave without buying, sell more per customer',
  },
  longDescription: [
    'Most stores show everyone the same first row, and most people scroll past it. This engine sorts your products for each visitor. The runner who bought trail shoes in spring sees rain jackets first. The aunt who only buys gifts sees items that are easy to wrap and quick to ship. Your catalog and your theme stay the same. Only the order of the products changes.',
    'It learns from data your store already records: views, searches, carts, orders, returns. First-time visitors get a sensible order based on the page they landed on. After a few clicks, the shelf starts to match their taste. A product that arrived this morning has no history either. It’s placed by brand, cut, color, material, and price until enough people have seen it.',
    'You have the final say. Pin this season’s key coat, keep a brand off a page, move overstock up for a week. Open the preview, click any slot, and see which visits and which of your rules put that product there.',
  ],
  pictures: [
    {
      drawing: cover,
      caption: 'One shelf, reordered for one shopper',
      alt: 'A clothing rack that has reordered itself for one shopper: the dress moves from last place to first.',
    },
    {
      drawing: view2,
      caption: 'One shopper’s preferences',
      alt: 'A cut citrus slice used as a taste wheel: the more a shopper likes a kind of product, the fuller its wedge.',
    },
    {
      drawing: view3,
      caption: 'The same home page for two people',
      alt: 'Two home pages side by side with the same layout, each with different products in its first row.',
    },
    {
      drawing: view4,
      caption: 'A new product finds its audience',
      alt: 'A curve that starts low on the day a product is added and climbs as the right shoppers are shown it.',
    },
  ],
  features: [
    {
      title: 'Sorted for each page',
      text: 'The home page, category pages, search results, and cart each have their own sort order. The cart suggests products that go with the boots; a category page suggests other boots.',
    },
    {
      title: 'Placement without history',
      text: 'New products are ranked by their attributes instead of waiting at the bottom of page four. For new visitors, the first clicks count.',
    },
    {
      title: 'Stock by size',
      text: 'A dress that’s sold out in medium moves down for people who wear medium and stays put for everyone else.',
    },
    {
      title: 'Rules with dates',
      text: 'Pin, raise, lower, or hide by product, brand, margin, or season. The rule ends on its own when the campaign does.',
    },
    {
      title: 'A reason for every slot',
      text: 'The preview shows the signals behind each placement. If one looks odd, you can see why before you overrule it.',
    },
    {
      title: 'Your old order as the baseline',
      text: 'A share of visitors, set by you, keeps seeing your own sort order. The comparison runs as long as the engine does.',
    },
    {
      title: 'Rows for your newsletter',
      text: 'When you send an email, the same ranking fills the product row for each reader with items in stock that day.',
    },
  ],
  specifications: [
    { name: 'Made for', value: product.forWhom },
    { name: 'API', value: 'REST with JSON, plus a small JavaScript snippet for the storefront' },
    { name: 'Data needed', value: product.dataNeeded },
    { name: 'Signals', value: 'Views, searches, carts, orders, returns, stock by size' },
    { name: 'Method', value: 'Hybrid matrix factorization, re-ranked by your rules' },
    {
      name: 'Response time',
      value: 'Ranked while the page loads; falls back to your own order if an answer is late',
    },
    {
      name: 'Store platforms',
      value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce; others through the API',
    },
    { name: 'Languages', value: 'Catalogs in any language; dashboard in English' },
    { name: 'Hosting', value: 'Tangelo’s cloud, in a US or EU region of your choice' },
    { name: 'Personal data', value: 'A random visitor ID; we never ask for names or addresses' },
    {
      name: 'Data retention',
      value: 'You choose how long clicks are kept; everything is deleted when the contract ends',
    },
    { name: 'Uptime', value: uptimeOfTheYear },
    { name: 'Implementation', value: product.setUp },
    ...commitmentRows,
  ],
  benefits: [
    {
      title: 'A first row that sells',
      text: 'People see something they might want before they scroll, and fewer leave from the page they landed on.',
    },
    {
      title: 'Fewer returns',
      text: 'Items people keep count more than items they order. A jacket that keeps coming back moves down for the people it never fits.',
    },
    {
      title: 'The long tail gets seen',
      text: 'Good products that never made the first page show up for the few people looking for exactly those.',
    },
    {
      title: 'Less sorting by hand',
      text: 'Your merchandiser stops re-sorting categories and spends the morning on pages where taste matters.',
    },
  ],
  includes: [
    'Connector for your store platform, installed with you',
    'Import of your product feed and past orders',
    'Rule editor and shelf preview for the merchandising team',
    'Weekly comparison with your own sort order',
    'Two working sessions with a Tangelo analyst',
    'Developer documentation and a key for your test store',
  ],
  quotes: {
    mistakes: ['The preview shows', 'If one looks odd'],
    whoDecides: ['Pin, raise, lower'],
    access: [],
  },
};
