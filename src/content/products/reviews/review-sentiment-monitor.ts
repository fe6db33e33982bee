import type { ProductReview } from '../types';

/** Reviews of the Review Sentiment Monitor; fictional, as the page says. */
export const reviews: readonly ProductReview[] = [
  {
    author: 'Judith Amsel',
    shop: 'Raincoats',
    date: '2025-10-08',
    stars: 5,
    text: 'On a Thursday it warned us about a seam. Six sentences, all from one batch. We stopped the pallet on Friday. I still have the sentences on my wall.',
  },
  {
    author: 'Kofi Mensah',
    shop: 'Headwear',
    date: '2025-09-18',
    stars: 4,
    text: 'Reads better than I do after lunch. Irony beats it: “Great, a hat for my other head” counted as praise until I marked it. It has known better since.',
  },
  {
    author: 'Solveig Moe',
    shop: 'Wool blankets',
    date: '2025-08-29',
    stars: 4.5,
    text: 'Four stars and a complaint about moths is still a complaint about moths. It pulls that half sentence out and puts it where I can see it. The weekly digest is the only newsletter I finish.',
  },
  {
    author: 'Danny Quill',
    shop: 'Board games',
    date: '2025-08-10',
    stars: 4,
    text: 'Good value. “Brutal” and “savage” are praise in our trade, and for the first week every expansion looked like a disaster. Naming a few example phrases fixed it, but somebody has to name them.',
  },
  {
    author: 'Hortense Villiers',
    shop: 'Perfume',
    date: '2025-07-19',
    stars: 5,
    text: 'I added “scent that fades” as an aspect of its own. Within days I knew which bottle it was, and that the others were innocent.',
  },
  {
    author: 'Ralf Eberlein',
    shop: 'Luggage',
    date: '2025-06-30',
    stars: 4,
    text: 'Wheels, handles, zippers: each has its line now, and I take the lines to the supplier. He used to say that it was two angry people. He no longer says that.',
  },
  {
    author: 'Mina Takeda',
    shop: 'Tea',
    date: '2025-06-02',
    stars: 4,
    text: 'Does what it promises for English and German. Our Japanese reviews stay unread, which the page does say. I would pay more for them.',
  },
  {
    author: 'Bram de Wit',
    shop: 'Flower bulbs',
    date: '2025-04-30',
    stars: 4.5,
    text: 'Nobody reviews a bulb in fall. The reviews come in April, all at once, and somebody has to read them while it is still possible to apologize. Now that is done by noon.',
  },
];
