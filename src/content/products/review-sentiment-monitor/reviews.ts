import type { ProductReview } from '../types';

export const reviews: readonly ProductReview[] = [
  {
    author: 'Judith Amsel',
    shop: 'Raincoats',
    date: '2025-10-08',
    stars: 5,
    text: 'It warned us about a seam on a Thursday: six sentences from reviews, all about the same batch. We checked, stopped the pallet on Friday, and got credit from the factory. That one warning has paid for a few years of this.',
  },
  {
    author: 'Kofi Mensah',
    shop: 'Headwear',
    date: '2025-09-18',
    stars: 4,
    text: 'Reads reviews better than I do after lunch. Irony is its weak spot. It counted “Great, a hat for my other head” as praise until I corrected it, and it’s done better with that sort of thing since.',
  },
  {
    author: 'Solveig Moe',
    shop: 'Wool blankets',
    date: '2025-08-29',
    stars: 4.5,
    text: 'A four-star review that mentions moths is still a complaint about moths. It picks out that half of the sentence and shows it to me. I also like the weekly digest, which is short enough that I read it.',
  },
  {
    author: 'Danny Quill',
    shop: 'Board games',
    date: '2025-08-10',
    stars: 4,
    text: 'Good value. In board games “brutal” and “savage” are compliments, so for the first week every expansion looked like a disaster. You fix it by adding a few example phrases, but you do have to sit down and add them.',
  },
  {
    author: 'Hortense Villiers',
    shop: 'Perfume',
    date: '2025-07-19',
    stars: 5,
    text: 'I added “scent that fades” as an aspect of its own. Within days I knew which perfume it was. The other bottles were fine, and I’d been about to reformulate two of them.',
  },
  {
    author: 'Ralf Eberlein',
    shop: 'Luggage',
    date: '2025-06-30',
    stars: 4,
    text: 'Wheels, handles, and zippers each have their own trend line now, and I bring the charts to our supplier. He used to say it was two angry customers. He doesn’t say that anymore.',
  },
  {
    author: 'Mina Takeda',
    shop: 'Tea',
    date: '2025-06-02',
    stars: 4,
    text: 'Does what it says for our English and German reviews. Japanese isn’t supported, which the product page does say. I’d pay more for that.',
  },
  {
    author: 'Bram de Wit',
    shop: 'Flower bulbs',
    date: '2025-04-30',
    stars: 4.5,
    text: 'Nobody reviews a tulip bulb in the fall. The reviews all come in April, and we need to read them while there’s still time to send people a replacement. This year we were done by noon each day.',
  },
];
