import type { HomeNumber } from '../slugs';

/** Labels of the links to the extra home pages, shown on each of them and on /about-us. */
export const homeLinks: {
  readonly heading: string;
  readonly subjects: Readonly<Record<HomeNumber, string>>;
} = {
  heading: 'More of what we do',
  subjects: {
    2: 'A shelf that re-sorts for each visitor',
    3: 'Four pages where visitors gave up, rebuilt',
    4: 'What we charge, what you get, and how to cancel',
    5: 'Programs that work in your store overnight',
    6: 'How an order is checked for fraud',
  },
};
