import type { ProductReview } from '../types';

/** Reviews of the Conversational AI Assistant; fictional, as the page says. */
export const reviews: readonly ProductReview[] = [
  {
    author: 'Yusra Haddad',
    shop: 'Modest fashion',
    date: '2025-10-05',
    stars: 5,
    text: '“Where’s my order?” was half of our mail. It looks at the carrier’s scan and says where. At ten at night, in Spanish, politely. My team thought they would miss the easy ones. They do not.',
  },
  {
    author: 'Colm Brannigan',
    shop: 'Fishing tackle',
    date: '2025-09-20',
    stars: 4.5,
    text: 'A customer asked it which line to take for pike in weeds, and it said that this was a question for Colm. It was right. It could have had my number at hand a little sooner.',
  },
  {
    author: 'Priya Nambiar',
    shop: 'Sarees and fabrics',
    date: '2025-09-01',
    stars: 5,
    text: 'The rehearsal sold it to me. We changed two lines of our returns policy, replayed September’s questions, and saw eleven answers that would have been wrong. We changed the lines again.',
  },
  {
    author: 'Jens Overgaard',
    shop: 'Headphones',
    date: '2025-08-12',
    stars: 4,
    text: 'Solid on orders and compatibility. Once it recommended a cable that we had delisted in the morning, because the feed comes at noon. They moved the feed to every hour, and since then it has been quiet.',
  },
  {
    author: 'Margot Sillery',
    shop: 'Lingerie',
    date: '2025-07-25',
    stars: 5,
    text: 'Nobody wants to ask a stranger about cup sizes. They ask the window. It is kind, it measures properly, and fewer things come back to us in the second size.',
  },
  {
    author: 'Leon Castellane',
    shop: 'Espresso machines',
    date: '2025-07-02',
    stars: 5,
    text: 'When somebody is angry it gets out of the way. I receive the order, the thread and what was tried, and I can begin my first sentence with the answer.',
  },
  {
    author: 'Rosalind Pike',
    shop: 'Pet food',
    date: '2025-06-14',
    stars: 4.5,
    text: 'We wrote the house rules in an afternoon: no jokes about sick animals, no discounts, always the vet for symptoms. It has kept to them. Writing the list of gaps in our help pages took longer, and that list was the best thing we got.',
  },
  {
    author: 'Emeka Obi',
    shop: 'Phone cases',
    date: '2025-05-09',
    stars: 4.5,
    text: 'Every answer carries its source, so an argument with a customer ends with both of us reading the same paragraph. Some of those paragraphs were badly written. That was on us.',
  },
];
