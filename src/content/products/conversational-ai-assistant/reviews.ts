import type { ProductReview } from '../types';

export const reviews: readonly ProductReview[] = [
  {
    author: 'Yusra Haddad',
    shop: 'Modest fashion',
    date: '2025-10-05',
    stars: 5,
    text: '“Where’s my order?” was half of our email. Now the assistant looks up the carrier’s scan and answers, at ten at night, in Spanish if needed, and it’s polite about it. My team thought they’d miss the easy questions. They don’t!',
  },
  {
    author: 'Colm Brannigan',
    shop: 'Fishing tackle',
    date: '2025-09-20',
    stars: 4.5,
    text: 'Fella asked it which line to take for pike in weeds and it told him that’s one for Colm. Right answer. Half a star off, it should have given him my number straight away instead of making him ask.',
  },
  {
    author: 'Priya Nambiar',
    shop: 'Sarees and fabrics',
    date: '2025-09-01',
    stars: 5,
    text: 'The rehearsal feature sold me on it. We changed two lines of our return policy, replayed a month of questions, and found eleven answers that would have been wrong. So we rewrote the two lines and ran it again before publishing.',
  },
  {
    author: 'Jens Overgaard',
    shop: 'Headphones',
    date: '2025-08-12',
    stars: 4,
    text: 'Solid on orders and compatibility. Once it recommended a cable that we had delisted that morning, because our product feed only updated at noon. Support moved the feed to hourly and it hasn’t happened since.',
  },
  {
    author: 'Margot Sillery',
    shop: 'Lingerie',
    date: '2025-07-25',
    stars: 5,
    text: 'Customers are embarrassed to ask a stranger about cup sizes, but they’ll ask the chat. It’s kind, it explains how to measure properly, and far fewer people order two sizes and send one back.',
  },
  {
    author: 'Leon Castellane',
    shop: 'Espresso machines',
    date: '2025-07-02',
    stars: 5,
    text: 'When a customer is angry it gets out of the way. I get the order, the conversation, and what’s been tried already, so I can open with an answer instead of twenty questions.',
  },
  {
    author: 'Rosalind Pike',
    shop: 'Pet food',
    date: '2025-06-14',
    stars: 4.5,
    text: 'Setting the rules took one afternoon: no jokes about sick animals, no discounts, always suggest the vet for symptoms. It has followed them so far. Fixing the gaps it found in our help pages took much longer, but that list was worth having on its own.',
  },
  {
    author: 'Emeka Obi',
    shop: 'Phone cases',
    date: '2025-05-09',
    stars: 4.5,
    text: 'Every answer links to its source, so when a customer argues, we’re both reading the same paragraph. We found out that some of our paragraphs were badly written, which is our fault and not the software’s.',
  },
];
