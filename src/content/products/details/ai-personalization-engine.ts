import { uptimeOfTheYear } from '../../figures';
import { promises } from '../../promises';
import type { ProductDetail } from '../types';
import { productFacts } from '../facts';
import { promisedRows } from '../promisedRows';

const facts = productFacts['ai-personalization-engine'];

/** Texts of the AI Personalization Engine's page. */
export const detail: ProductDetail = {
  meta: {
    title: 'AI Personalization Engine: shelves that sort themselves',
    description: `Software that shows each visitor your catalog in an order that suits them, with your own rules on top. Live in your shop in ${promises.implementationWeeks} weeks.`,
    keywords: [
      'AI Personalization Engine',
      'product ranking',
      'merchandising rules',
      'recommendations',
      'new arrivals',
    ],
  },
  longDescription: [
    'Most shops show everyone the same first row, and most people scroll past it. This engine sorts them for each visit. The runner who bought trail shoes in spring sees the rain jackets first; the aunt who only ever buys gifts sees what is easy to wrap and quick to ship. Your catalog and your theme stay as they are. Only the order of the products changes.',
    'It learns from what your shop records anyway: views, searches, carts, orders, returns. Somebody who has never been here before gets a sensible order from the page they landed on, and after a few clicks the shelf begins to be theirs. A product that arrived this morning has no history either, so it is placed by its brand, cut, color, material and price until enough people have looked at it.',
    'You keep the last word. Pin the coat the season is built on, keep a brand off a page, let the overstock step forward for a week. Open the preview, pick any slot, and you can read which visits and which of your rules put that product there.',
  ],
  pictures: [
    {
      caption: 'One shelf, re-ordered for one shopper',
      alt: 'A clothes rail that has reordered itself for one shopper: the dress moves from the last place to the first.',
    },
    {
      caption: 'What one shopper leans toward',
      alt: 'A cut citrus slice used as a taste wheel: the more a shopper likes a kind of product, the fuller its wedge.',
    },
    {
      caption: 'The same home page for two people',
      alt: 'Two home pages side by side with the same layout, each with different products in its first row.',
    },
    {
      caption: 'A new product finds its audience',
      alt: 'A curve that starts low on the day a product is added and climbs as the right shoppers are shown it.',
    },
  ],
  features: [
    {
      title: 'A separate order for each page',
      text: 'Home, category, search results and cart are sorted for their own purpose; a cart suggests what goes with the boots, a category page suggests other boots.',
    },
    {
      title: 'Placement without history',
      text: 'New products are ranked by their attributes rather than left at the bottom of page four; new visitors are read from their first clicks.',
    },
    {
      title: 'Stock by size',
      text: 'A dress that is gone in medium moves down for the person who wears medium and stays where it was for everybody else.',
    },
    {
      title: 'Rules with dates',
      text: 'Pin, lift, lower or hide by product, brand, margin or season, and let the rule end by itself when the campaign does.',
    },
    {
      title: 'A reason for every slot',
      text: 'The preview names the signals behind a placement. If a placement looks odd, you can see why before you overrule it.',
    },
    {
      title: 'Your old order as the yardstick',
      text: 'A share of visitors, set by you, keeps seeing the manual order. The comparison runs for as long as the engine does.',
    },
    {
      title: 'Rows for your newsletter',
      text: 'When you send a mailing, the same ranking fills its product row, reader by reader, from what is in stock that day.',
    },
  ],
  specifications: [
    { name: 'Made for', value: facts.forWhom },
    { name: 'API', value: 'REST with JSON, plus a small JavaScript snippet for the storefront' },
    { name: 'Data needed', value: facts.dataNeeded },
    { name: 'Signals', value: 'Views, searches, carts, orders, returns, stock by size' },
    { name: 'Method', value: 'Hybrid matrix factorization, re-ranked by your rules' },
    {
      name: 'Response time',
      value: 'Ranked while the page loads; your own order is used if an answer is late',
    },
    {
      name: 'Shop platforms',
      value: 'Shopify, WooCommerce, Adobe Commerce (Magento), BigCommerce; others through the API',
    },
    { name: 'Languages', value: 'Catalogs in any language; control panel in English' },
    { name: 'Hosting', value: 'Tangelo’s cloud, in a US or EU region of your choice' },
    { name: 'Personal data', value: 'A random visitor ID; names and addresses are never asked for' },
    {
      name: 'Data retention',
      value: 'Clicks for as long as you set; everything is deleted when the contract ends',
    },
    { name: 'Uptime', value: uptimeOfTheYear },
    { name: 'Implementation', value: facts.setUp },
    ...promisedRows,
  ],
  benefits: [
    {
      title: 'The first row earns its place',
      text: 'People meet something they might want before they have scrolled, and fewer of them leave from the page they came in on.',
    },
    {
      title: 'Less comes back',
      text: 'What a shopper keeps counts for more than what they order. A jacket that returns again and again slides down for those it never fits.',
    },
    {
      title: 'The deep shelf gets seen',
      text: 'Good products that never made the first page turn up for the few people who were looking for exactly those.',
    },
    {
      title: 'Mondays without tile-dragging',
      text: 'Your merchandiser stops re-sorting categories and spends the morning on the pages where taste decides.',
    },
  ],
  includes: [
    'Connector for your shop platform, installed together with you',
    'Import of your product feed and past orders',
    'Rule editor and shelf preview for the merchandising team',
    'Weekly comparison with your manual order',
    'Two working sessions with a Tangelo analyst',
    'Developer documentation and a key for your test shop',
  ],
};
