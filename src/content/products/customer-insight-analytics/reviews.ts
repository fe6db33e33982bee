import type { ProductReview } from '../types';

export const reviews: readonly ProductReview[] = [
  {
    author: 'Fiona Trask',
    shop: 'Stationery',
    date: '2025-09-30',
    stars: 5,
    text: 'The heat map showed that customers whose first order was our calendar come back, and customers who start with the holiday sale don’t. We moved the ad budget accordingly. December sales dropped that first year and the rest of the year more than made up for it.',
  },
  {
    author: 'Nikolai Brandt',
    shop: 'Audio equipment',
    date: '2025-09-11',
    stars: 4,
    text: 'Too careful for my taste. It marked a segment of fourteen people as too small to plan on, and I really wanted to plan on it. I looked up the formula in the glossary and okay, it is too small.',
  },
  {
    author: 'Sabine Arlt',
    shop: 'Organic groceries',
    date: '2025-08-20',
    stars: 5,
    text: 'Finance, marketing, and I used to bring three different numbers to the same meeting. Now we all look at one table, and we spend the meeting on what to do.',
  },
  {
    author: 'Marcus Delroy',
    shop: 'Sneakers',
    date: '2025-08-01',
    stars: 4,
    text: 'Segment names from the workshop stuck, everybody here says “drop hunters” and “one-pair winters” now. Exporting a list to our email tool works great. Can’t send to two tools at once though, so I do the second one by hand.',
  },
  {
    author: 'Eleni Stavrou',
    shop: 'Skin care',
    date: '2025-07-13',
    stars: 5,
    text: 'We wrote to regulars who had skipped their usual refill, just a friendly note, no discount. Enough of them came back to pay for this subscription several times over.',
  },
  {
    author: 'Patrick Onslow',
    shop: 'Used books',
    date: '2025-06-22',
    stars: 4,
    text: 'I have few repeat customers by design: people clear a relative’s shelves once. The tool told me as much, politely, in the first week. It’s honest and well made, but a store like mine has limited use for it.',
  },
  {
    author: 'Greta Lindqvist',
    shop: 'Wallpaper',
    date: '2025-05-28',
    stars: 4.5,
    text: 'Lifetime value comes as low, likely, and high. I bid on low. No other dashboard has made me spend less on ads, and our results are better for it.',
  },
  {
    author: 'Arturo Benítez',
    shop: 'Cycling clothes',
    date: '2025-04-27',
    stars: 4.5,
    text: 'I read the analyst’s monthly page and look up the rest when I need it. Last August the page was one sentence: “Stop sending coupons to people who never use one.” We did, margin went up, and nobody complained.',
  },
];
