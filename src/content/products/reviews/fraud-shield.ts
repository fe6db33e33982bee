import type { ProductReview } from '../types';

/** Reviews of Fraud Shield; fictional, as the page says. */
export const reviews: readonly ProductReview[] = [
  {
    author: 'Victor Almgren',
    shop: 'Cameras',
    date: '2025-10-16',
    stars: 5,
    text: 'A lens for four thousand dollars, a new address, a new card. “Review,” it said, and gave three reasons. We called. It was a wedding photographer who had just moved, and she was glad that we asked before, not after.',
  },
  {
    author: 'Oluchi Eze',
    shop: 'Gift cards and games',
    date: '2025-09-24',
    stars: 5,
    text: 'We were a cash machine for stolen cards on Sunday nights. That has ended. The honest Sunday buyers never noticed that anything had changed, which was my one condition.',
  },
  {
    author: 'Ruth Calloway',
    shop: 'Jewelry',
    date: '2025-09-05',
    stars: 5,
    text: 'For six weeks it only watched. Each Monday we compared its word with ours, and where we disagreed it was usually us who had been in a hurry. Then we let it decline, for one category, then for all.',
  },
  {
    author: 'Stefan Ilic',
    shop: 'Electronics',
    date: '2025-08-14',
    stars: 4.5,
    text: 'Approve, review, decline: three words a packer can read, so the packer reads them. I had to wait two months for a place. I understand why, I just did not enjoy it in the season.',
  },
  {
    author: 'Marguerite Oakes',
    shop: 'Handbags',
    date: '2025-07-27',
    stars: 5,
    text: 'My old filter turned away a customer of eleven years because she sent a bag to her daughter. This one knew her. I wrote to her myself and told her to try again.',
  },
  {
    author: 'Hamish Rourke',
    shop: 'Whisky',
    date: '2025-07-08',
    stars: 5,
    text: 'I had an idea for a rule about hotel addresses and ran it over last year. It would have stopped two thieves and a hundred and forty guests. I have fewer ideas now, and better ones.',
  },
  {
    author: 'Delia Fontaine',
    shop: 'Concert merchandise',
    date: '2025-06-18',
    stars: 4.5,
    text: 'The disputes file saves me an evening each time, since proof of delivery is simply in it. The monthly call is with a person who has read our queue, and it tends to run over.',
  },
  {
    author: 'Joost Hermans',
    shop: 'E-bikes',
    date: '2025-05-24',
    stars: 5,
    text: 'In the November rush the queue had nineteen orders in it. The year before, it had four hundred, and I slept in the office.',
  },
];
