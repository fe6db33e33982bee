import type { ProductReview } from '../types';

export const reviews: readonly ProductReview[] = [
  {
    author: 'Henrike Baum',
    shop: 'Small appliances',
    date: '2025-10-02',
    stars: 5,
    text: 'Our best-selling kettle was three dollars too cheap for two years. One look at the curve and I approved the increase, and we sold just as many. I don’t want to know what those two years cost us.',
  },
  {
    author: 'Oren Maslow',
    shop: 'Camping gear',
    date: '2025-09-15',
    stars: 4,
    text: 'Good on anything that sells every day. Lantern mantles, we sell nine a month, and there it says it doesn’t have enough data and leaves the price alone. Fair enough, I suppose, but I’d hoped for more.',
  },
  {
    author: 'Catrin Howell',
    shop: 'Bed linen',
    date: '2025-08-26',
    stars: 5,
    text: 'Our finance director only agreed because you set the floors and ceilings before you see a single proposal. In five months, nothing has gone below a floor. The auditors went through the log once and were done in twenty minutes.',
  },
  {
    author: 'Rui Tavares',
    shop: 'Wine',
    date: '2025-08-03',
    stars: 4.5,
    text: 'Takes me a coffee and a half every morning. I approve the page, send a row or two back with a note, and open the store. It started marking down last year’s rosé early, a little at a time, and for once I don’t have a pallet of it left in August.',
  },
  {
    author: 'Bettina Krol',
    shop: 'Cosmetics',
    date: '2025-07-11',
    stars: 5,
    text: 'I asked their support three times whether two customers could ever see two different prices for the same thing. The answer is no, and we now say so on our own help page.',
  },
  {
    author: 'Desmond Achebe',
    shop: 'Power tools',
    date: '2025-06-08',
    stars: 4.5,
    text: 'It keeps the big drill priced above the small drill. Sounds silly until you’ve seen a spreadsheet that didn’t. Competitor prices only come in by CSV, and I’d like a second option there.',
  },
  {
    author: 'Annika Lund',
    shop: 'Lamps',
    date: '2025-05-16',
    stars: 4,
    text: 'Finding the right weekly step took us a few tries. At five percent prices crept, and at fifteen our regulars noticed. We’re at nine now. A suggested default for a store our size would have saved us a month.',
  },
  {
    author: 'Walter Figg',
    shop: 'Model trains',
    date: '2025-04-05',
    stars: 5,
    text: 'My customers know every price by heart and they all talk to each other at the club. The tool shows how certain it is about each change, so I only make the ones I can explain to them.',
  },
];
