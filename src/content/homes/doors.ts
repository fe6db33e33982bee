import type { HomeNumber } from '../slugs';

/** What the list of the extra homes says: on each of them, and on the about page. */
export const frontDoors: {
  readonly heading: string;
  /** What each home is about. */
  readonly subjects: Readonly<Record<HomeNumber, string>>;
} = {
  heading: 'More of what we do',
  subjects: {
    2: 'A shelf that reorders for each visitor',
    3: 'Four pages where visitors gave up, rebuilt',
    4: 'What we charge, what you get, and how you leave',
    5: 'Programs that work in your store overnight',
    6: 'How an order is checked for fraud',
  },
};
