import type { ProductReview } from '../types';

/** Reviews of the Dynamic Pricing Optimizer; fictional, as the page says. */
export const reviews: readonly ProductReview[] = [
  {
    author: 'Henrike Baum',
    shop: 'Small appliances',
    date: '2025-10-02',
    stars: 5,
    text: 'Our kettle was three dollars too cheap for two years. The curve showed it in one picture, I signed, and nobody bought fewer kettles. I would rather not calculate what those two years cost.',
  },
  {
    author: 'Oren Maslow',
    shop: 'Camping gear',
    date: '2025-09-15',
    stars: 4,
    text: 'Good on anything that sells every day. On lantern mantles (we sell nine a month) it says that it does not know and leaves the tag alone. That is correct, and I had hoped for magic.',
  },
  {
    author: 'Catrin Howell',
    shop: 'Bed linen',
    date: '2025-08-26',
    stars: 5,
    text: 'Floors and ceilings first, proposals second: that order is why our finance director let it in. In five months nothing has gone below a floor. The log has been audited once, in twenty minutes.',
  },
  {
    author: 'Rui Tavares',
    shop: 'Wine',
    date: '2025-08-03',
    stars: 4.5,
    text: 'The morning table takes me a coffee and a half. I approve the page, send two rows back with a note and open the store. The markdowns on last year’s rosé started small and early, and we ended the summer without a pallet of it.',
  },
  {
    author: 'Bettina Krol',
    shop: 'Cosmetics',
    date: '2025-07-11',
    stars: 5,
    text: 'I asked three times whether two customers could ever see two prices. They cannot. We wrote that sentence on our own help page.',
  },
  {
    author: 'Desmond Achebe',
    shop: 'Power tools',
    date: '2025-06-08',
    stars: 4.5,
    text: 'It keeps the large drill above the small drill, which sounds silly until you have seen a spreadsheet that did not. Competitor prices come in by CSV, and I wish there were a second way.',
  },
  {
    author: 'Annika Lund',
    shop: 'Lamps',
    date: '2025-05-16',
    stars: 4,
    text: 'Setting the largest weekly step took us a few tries: at five percent it crept, at fifteen our regulars noticed. Now it is nine. A default for a store like ours would have saved a month.',
  },
  {
    author: 'Walter Figg',
    shop: 'Model trains',
    date: '2025-04-05',
    stars: 5,
    text: 'My customers know every price by heart and tell each other. The tool says with how much certainty it proposes a change, so I make the ones I can defend at the club.',
  },
];
