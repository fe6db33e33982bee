import type { ProductReview } from '../types';

/** Reviews of Customer Insight Analytics; fictional, as the page says. */
export const reviews: readonly ProductReview[] = [
  {
    author: 'Fiona Trask',
    shop: 'Stationery',
    date: '2025-09-30',
    stars: 5,
    text: 'Row by row, the heat map said that everyone who began with our calendar came back, and everyone who began with the holiday sale did not. We have moved the budget. It hurt for one December.',
  },
  {
    author: 'Nikolai Brandt',
    shop: 'Audio equipment',
    date: '2025-09-11',
    stars: 4,
    text: 'Careful to a fault. A segment of fourteen people is marked as too small to plan on, and I wanted to plan on it. I looked up the formula in the glossary and, well, it is too small.',
  },
  {
    author: 'Sabine Arlt',
    shop: 'Organic groceries',
    date: '2025-08-20',
    stars: 5,
    text: 'Finance, marketing and I used to bring three numbers to one meeting. Now there is one table, and we argue about what to do instead of who is right.',
  },
  {
    author: 'Marcus Delroy',
    shop: 'Sneakers',
    date: '2025-08-01',
    stars: 4,
    text: 'The segment names from the workshop have stuck: “drop hunters,” “one-pair winters.” Exporting a list to our mailing tool works; sending to two tools at once does not, so I do it by hand.',
  },
  {
    author: 'Eleni Stavrou',
    shop: 'Skin care',
    date: '2025-07-13',
    stars: 5,
    text: 'We wrote to regulars who had skipped their usual refill, before they were gone. Nothing clever, a friendly note. Enough of them came back to pay for this for years.',
  },
  {
    author: 'Patrick Onslow',
    shop: 'Used books',
    date: '2025-06-22',
    stars: 4,
    text: 'I have few repeat customers by design: people empty a relative’s shelf once. The tool told me so politely in the first week. Three stars for my store, five for saying it; I settled in between.',
  },
  {
    author: 'Greta Lindqvist',
    shop: 'Wallpaper',
    date: '2025-05-28',
    stars: 4.5,
    text: 'Lifetime value comes as low, likely and high. I bid on low. It is the first dashboard that has made me more cautious, and the first that was worth it.',
  },
  {
    author: 'Arturo Benítez',
    shop: 'Cycling clothes',
    date: '2025-04-27',
    stars: 4.5,
    text: 'The monthly page from the analyst is what I read; the rest I look up. In August it had a single sentence: “Stop sending coupons to people who never use one.” Margin went up, nobody complained.',
  },
];
