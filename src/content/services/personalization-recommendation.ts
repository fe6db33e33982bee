import type { Service } from '../types';

export const service: Service = {
  title: 'Personalization & Recommendation',
  area: 'shelf',
  card: {
    description: 'Home page, category pages, and emails adapt to what each visitor is shopping for.',
    benefits: [
      'Relevant products for first-time visitors, after a click or two',
      'Fewer returns, because what similar shoppers kept comes first',
      'Your merchandisers have the final say on every slot',
    ],
  },
  technologies: ['lightfm', 'tensorflow', 'surprise', 'elasticsearch', 'optimizely'],
  meta: {
    title: 'Personalization & Recommendation for Online Stores',
    description:
      'Your store adapts to each visitor: home page, search, and emails follow what that person looks at, and your merchandisers stay in charge.',
    keywords:
      'personalized shopping, product recommendations, size advice, fewer returns, returns, returning visitors, visitors leave without buying',
  },
  subtitle: 'We rearrange your store for each visitor, so the first row shows what they came for.',
  description: [
    'Most stores show the same home page to someone who bought hiking boots yesterday and someone looking for a baby shower gift. We teach the storefront to take the hint. As people click, search, and return, the home page, category pages, search results, and the next email adjust to what they want today.',
    'Your rules come first. A merchandiser can pin a product, bury a brand, or reserve a campaign slot, and the sorting works around it. Visitors who decline tracking still get useful suggestions, based only on the current page. Nothing is kept after they leave. We test each new arrangement on a share of your traffic before everyone sees it.',
  ],
  benefits: [
    {
      title: 'Shortcuts for regulars',
      text: 'Someone who orders the same coffee every month finds it in the first row, next to the matching filters.',
    },
    {
      title: 'A good first page for newcomers',
      text: 'Two clicks already say a lot. LightFM, a recommendation library, also learns from product attributes, so even a first visit gets more than the bestseller list.',
    },
    {
      title: 'Fewer returns',
      text: 'Sizes and styles that similar shoppers kept come first, and those that keep coming back move down. A line under the size menu says which size to order.',
    },
    {
      title: 'Merchandisers keep control',
      text: 'Seasonal stories, exclusives, and promises made to suppliers stay where your team puts them. Only the rest adapts.',
    },
    {
      title: 'You can see what it earned',
      text: 'A small control group always gets the standard store. Your dashboard shows the difference, so you know what personalization earns.',
    },
  ],
  features: [
    {
      title: 'Intent of the current visit',
      text: 'We read clicks, filters, and searches in real time. When someone switches from curtains to rugs, the next page follows.',
    },
    {
      title: 'Slot rules',
      text: 'Pin or exclude products, cap a brand, favor what’s in stock. All rules are on one screen, each with a start and an end date.',
    },
    {
      title: 'Taste from star ratings',
      text: 'Where customers rate what they buy, as with wine or books, Surprise predicts which new bottle or title they would rate highly.',
    },
    {
      title: 'Personal search results',
      text: 'Elasticsearch decides what matches. A second pass moves likely brands and sizes up without hiding the others.',
    },
    {
      title: 'Tests before rollout',
      text: 'Optimizely splits the traffic. If a change doesn’t pay for itself, you can turn it off with one click.',
    },
    {
      title: 'Consent comes first',
      text: 'We only remember what the visitor has agreed to. Withdrawing consent deletes the profile.',
    },
  ],
  useCases: [
    {
      title: 'The outdoor store with two crowds',
      text: 'Weekend hikers and climbers share one home page, and the ropes scare off the hikers. Now it opens with daypacks or climbing gear, depending on the first clicks. Everyone still sees the same sale banner.',
    },
    {
      title: 'The pet store that forgot the dog',
      text: 'A customer with a puppy is shown food for elderly cats. One remembered purchase fixes every page, and the suggested food grows up with the puppy.',
    },
    {
      title: 'The fashion grid full of other people’s sizes',
      text: 'Row after row is sold out in the visitor’s size. Styles available in that size move up; the rest stay further down for shoppers who want to browse.',
    },
    {
      title: 'The toy store in January',
      text: 'December orders were for godchildren and coworkers. Gifts don’t count, so a grandfather isn’t shown train sets all winter.',
    },
  ],
  screen: {
    where: 'Home page, for a visitor who looked at coats',
    rows: [
      { kind: 'items', items: ['coat', 'hat', 'shoe'] },
      { kind: 'line', text: 'First, because you looked at winter coats.' },
      { kind: 'item', text: 'Gift cards', note: 'stay where your team put them' },
    ],
  },
  related: ['recommendation-engines', 'customer-segmentation', 'customer-interaction-engagement'],
  callToAction: {
    title: 'Which page should change first?',
    text: 'A link to your home page or a category is enough for us to suggest what a returning customer should see first.',
  },
};
