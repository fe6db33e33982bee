import type { ProductReview } from '../types';

/** Reviews of the AI Personalization Engine; fictional, as the page says. */
export const reviews: readonly ProductReview[] = [
  {
    author: 'Maren Holt',
    shop: 'Outdoor clothing',
    date: '2025-09-28',
    stars: 5,
    text: 'Our trail runners used to scroll past forty parkas. Now they see trail shoes, and the parkas are still there for the people who want one. I was afraid it would scramble the season I had built; my pinned row stayed exactly where I pinned it.',
  },
  {
    author: 'Dario Pellegrin',
    shop: 'Kitchenware',
    date: '2025-09-09',
    stars: 5,
    text: 'What I like best is the preview. A colleague asks why a copper pan is in slot three, I click on it, and it says so. No shrug, no “the algorithm.” We have overruled it perhaps four times.',
  },
  {
    author: 'Ines Corwin',
    shop: 'Children’s shoes',
    date: '2025-08-17',
    stars: 4.5,
    text: 'Sizes were our trouble: parents fell in love with a boot that was gone in a 10. Those boots slide down now, for that child only. I take off half a star because the rule editor has one drop-down too many.',
  },
  {
    author: 'Tobias Renner',
    shop: 'Bicycle parts',
    date: '2025-07-30',
    stars: 5,
    text: 'New parts have no clicks and used to die on page nine. A chainring that came in on a Monday sold on Tuesday, to somebody who had bought the matching crank from us in May.',
  },
  {
    author: 'Philippa Yates',
    shop: 'Gifts and paper',
    date: '2025-07-04',
    stars: 4,
    text: 'It works well in October and takes a week to find its feet after the holidays, when everybody was buying for somebody else. The comparison with our own order is honest about that dip, so we could plan for it.',
  },
  {
    author: 'Samuel Adeyo',
    shop: 'Sportswear',
    date: '2025-06-12',
    stars: 5,
    text: 'I spent my Mondays dragging tiles. I have stopped. My boss asked what I do with the morning, and I showed her the size guide I rewrote.',
  },
  {
    author: 'Lotte Vandersloot',
    shop: 'Yarn and needles',
    date: '2025-05-21',
    stars: 5,
    text: 'We are a small store with two thousand colors of wool, which is the same as having none. People now meet the twelve that go with what they knit last winter. Three of them wrote to thank us, as if we had done it by hand.',
  },
  {
    author: 'Graham Estcourt',
    shop: 'Garden furniture',
    date: '2025-04-19',
    stars: 5,
    text: 'Fewer benches come back. It noticed before we did that one model disappoints everybody with a sloping terrace and stopped showing it to them first.',
  },
];
