import type { ProductReview } from '../types';

export const reviews: readonly ProductReview[] = [
  {
    author: 'Maren Holt',
    shop: 'Outdoor clothing',
    date: '2025-09-28',
    stars: 5,
    text: 'Our trail runners used to scroll past forty parkas to get to the shoes. Now they see trail shoes first, and the people who want a parka still find one. I was worried it would scramble the season I’d built, but my pinned row stays where I pinned it.',
  },
  {
    author: 'Dario Pellegrin',
    shop: 'Kitchenware',
    date: '2025-09-09',
    stars: 5,
    text: 'The preview is the best part. When a colleague asks why a copper pan is in slot three, I click on it and it tells me. We’ve overruled it maybe four times since we started.',
  },
  {
    author: 'Ines Corwin',
    shop: 'Children’s shoes',
    date: '2025-08-17',
    stars: 4.5,
    text: 'Sizes were our big problem. Parents would fall in love with a boot and then find out it was gone in a 10. Now sold-out sizes move down, but only for the families who need that size. Half a star off because the rule editor has too many drop-downs.',
  },
  {
    author: 'Tobias Renner',
    shop: 'Bicycle parts',
    date: '2025-07-30',
    stars: 5,
    text: 'New parts have no clicks, so ours used to sit on page nine. Last month a chainring came in on a Monday and sold on Tuesday, to a customer who’d bought the matching crank in May.',
  },
  {
    author: 'Philippa Yates',
    shop: 'Gifts and paper',
    date: '2025-07-04',
    stars: 4,
    text: 'Works very well in the fall. After the holidays it needs about a week to recover, because everyone has been buying for somebody else. The weekly comparison with our own sort order showed the dip clearly, so this year we planned for it.',
  },
  {
    author: 'Samuel Adeyo',
    shop: 'Sportswear',
    date: '2025-06-12',
    stars: 5,
    text: 'I used to spend every Monday morning dragging tiles around. I don’t anymore. I used the time to rewrite our size guide, which needed it.',
  },
  {
    author: 'Lotte Vandersloot',
    shop: 'Yarn and needles',
    date: '2025-05-21',
    stars: 5,
    text: 'We carry two thousand colors of wool and nobody scrolls through two thousand colors. Now customers see a dozen or so that go with what they knit last winter. Three of them wrote to thank us. They thought we’d picked the colors by hand!',
  },
  {
    author: 'Graham Estcourt',
    shop: 'Garden furniture',
    date: '2025-04-19',
    stars: 5,
    text: 'Fewer benches come back. One model wobbles on sloping terraces, and it stopped showing that one first before we’d spotted the pattern ourselves. Setup was straightforward.',
  },
];
