import type { ProductReview } from '../types';

export const reviews: readonly ProductReview[] = [
  {
    author: 'Victor Almgren',
    shop: 'Cameras',
    date: '2025-10-16',
    stars: 5,
    text: 'Four-thousand-dollar lens, new address, new card. It said review and gave three reasons, so we called. Turned out to be a wedding photographer who’d just moved, and she thanked us for checking.',
  },
  {
    author: 'Oluchi Eze',
    shop: 'Gift cards and games',
    date: '2025-09-24',
    stars: 5,
    text: 'Gift cards attract every thief with a stolen card number, and Sunday nights used to be awful. That stopped within weeks. My one condition was that honest customers shouldn’t notice any difference, and we haven’t had a single complaint.',
  },
  {
    author: 'Ruth Calloway',
    shop: 'Jewelry',
    date: '2025-09-05',
    stars: 5,
    text: 'We ran it in shadow mode for six weeks. Every Monday we compared its verdicts with ours, and where we disagreed, it was usually because we’d been in a hurry. We then let it decline orders in one category, and later in all of them.',
  },
  {
    author: 'Stefan Ilic',
    shop: 'Electronics',
    date: '2025-08-14',
    stars: 4.5,
    text: 'The packers see one word (approve, review, or decline) and act on it. It was sold out for two months, right through our busy season, so half a star off for that.',
  },
  {
    author: 'Marguerite Oakes',
    shop: 'Handbags',
    date: '2025-07-27',
    stars: 5,
    text: 'My old filter turned away a customer of eleven years because she sent a bag to her daughter. I was mortified. This one recognized her. I wrote to her myself and asked her to try again, and she did.',
  },
  {
    author: 'Hamish Rourke',
    shop: 'Whisky',
    date: '2025-07-08',
    stars: 5,
    text: 'I had a clever idea for a rule about hotel addresses, so I ran it on last year’s orders first. It would have stopped two thieves and a hundred and forty guests. I test every rule that way now.',
  },
  {
    author: 'Delia Fontaine',
    shop: 'Concert merchandise',
    date: '2025-06-18',
    stars: 4.5,
    text: 'The dispute file saves me an evening every time because the proof of delivery is already in it. The monthly call is useful too, since the analyst has actually looked at our queue. It does tend to run long.',
  },
  {
    author: 'Joost Hermans',
    shop: 'E-bikes',
    date: '2025-05-24',
    stars: 5,
    text: 'Last November the queue had nineteen orders in it during the rush. The year before it had four hundred and I slept in the office.',
  },
];
