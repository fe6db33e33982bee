import type { ServiceDetail } from '../../types';

/** The page of Personalization & Recommendation: the whole storefront adapts to its visitor. */
export const detail: ServiceDetail = {
  meta: {
    title: 'Personalization & Recommendation for Online Shops',
    description:
      'An online shop that sorts itself for each visitor: home page, search and emails follow what that person looks at, and your merchandisers stay in charge.',
  },
  subtitle:
    'Software that sorts your shop for each visitor: what people look at decides what they see first.',
  description: [
    'Most shops show the same window to the person who bought hiking boots yesterday and the one looking for a christening gift. We teach the storefront to take the hint. As somebody clicks, searches and returns, the home page, the order of a category, the results of a search and the next email move toward what that person is after today.',
    'Your rules come first. A merchandiser can pin a product, bury a brand or fence off a campaign slot, and the sorting works around it. Visitors who decline to be remembered still get good shelves, built from the page in front of them and forgotten when they leave. Each new arrangement meets a share of the traffic before it meets everybody.',
  ],
  benefits: [
    {
      title: 'A shorter walk for regulars',
      text: 'The person who orders the same coffee every month finds it in the first row, next to the filter papers that go with it.',
    },
    {
      title: 'A good first page for newcomers',
      text: 'Two clicks say a good deal. LightFM, a library for recommendations, also learns from what is known about the products themselves, so a first visit gets more than the bestseller list.',
    },
    {
      title: 'Big range, small store',
      text: 'Thousands of items stop feeling like a warehouse once the shelf starts with the right size, the right room or the right animal.',
    },
    {
      title: 'Merchandising by people',
      text: 'Seasonal stories, exclusives and promises made to suppliers stay where your team puts them. What adapts is everything around them.',
    },
    {
      title: 'Emails that know what shipped',
      text: 'The newsletter drops the tent that was delivered last week and brings up the groundsheet for it.',
    },
    {
      title: 'You can see what it earned',
      text: 'A small group of visitors always gets the unadapted shop. The difference between the two answers “is this worth it?” and stays on your dashboard.',
    },
  ],
  features: [
    {
      title: 'Intent of the current visit',
      text: 'Clicks, filters and searches are read as they come. When someone turns from curtains to carpets, the next page has noticed.',
    },
    {
      title: 'Affinity profiles',
      text: 'Sizes, brands, materials and price range an account leans toward, open for that customer to read, correct and erase.',
    },
    {
      title: 'Slot rules',
      text: 'Pin, exclude, cap per brand, favor what is in stock: each rule with a first and a last day, all on one screen.',
    },
    {
      title: 'Taste from star ratings',
      text: 'Where customers rate what they buy, as with wine or books, Surprise predicts which unknown bottle or title they would rate highly.',
    },
    {
      title: 'Personal order in search',
      text: 'Elasticsearch decides what matches. A second pass lifts the likely brands and sizes without hiding the others.',
    },
    {
      title: 'One answer for every channel',
      text: 'Web, app, email and the tablet at the counter ask the same service, so nobody is promised different things in different places.',
    },
    {
      title: 'Tests before rollout',
      text: 'Optimizely splits the traffic, and a change that does not pay for itself is switched off with one control.',
    },
    {
      title: 'Consent as a switch',
      text: 'What may be remembered follows the visitor’s choice. Withdrawn consent empties the profile.',
    },
  ],
  useCases: [
    {
      title: 'The outdoor shop with two crowds',
      text: 'Weekend walkers and alpinists share one home page, and the ropes frighten the walkers. Now it opens with day packs or with hardware, depending on the first clicks, and both crowds see the same sale banner.',
    },
    {
      title: 'The pet store that forgot the dog',
      text: 'A customer with a puppy is shown food for elderly cats. One remembered purchase turns every shelf to the right animal, and the suggested food ages along with the puppy.',
    },
    {
      title: 'The fashion grid full of other people’s sizes',
      text: 'Row after row turns out to be gone in the visitor’s size. Styles that can still be bought in it move up; the rest remain further down for anyone who wants to browse.',
    },
    {
      title: 'The toy shop in January',
      text: 'December orders were for godchildren and colleagues. Gifts don’t count, so a grandfather isn’t shown train sets all winter.',
    },
    {
      title: 'The wine merchant with a loud campaign',
      text: 'The case of the month fills every banner, also for those who bought it yesterday. They now see the glasses and the next vintage, while the campaign stays up for everyone else.',
    },
  ],
  screen: {
    where: 'Home page, for a visitor who looked at coats',
    rows: [
      { kind: 'goods', goods: ['coat', 'hat', 'shoe'] },
      { kind: 'line', text: 'First, because you looked at winter coats.' },
      { kind: 'item', text: 'Gift cards', note: 'stay where your team put them' },
    ],
  },
  related: ['recommendation-engines', 'customer-segmentation', 'customer-interaction-engagement'],
};
