import { capitalized, inWords } from '../../domain/numerals';
import { pressKitTitle } from '../titles';
import type { Newsletter, NotFoundText, Point } from '../types';
import { mediaContacts } from './articles';

export const newsSections: {
  readonly featured: string;
  readonly others: string;
  readonly empty: string;
  readonly kit: Point & { readonly products: string; readonly portraits: string };
  readonly contacts: Point;
  readonly newsletter: Newsletter;
} = {
  featured: 'Featured stories',
  others: 'Earlier stories',
  empty: 'No stories found in this category.',
  kit: {
    title: pressKitTitle,
    text: 'Choose a picture to download it as a PNG.',
    products: 'Products',
    portraits: 'People',
  },
  contacts: {
    title: `${capitalized(inWords(mediaContacts.length))} press contacts`,
    text: 'Both work at the press desk and share its phone and email. Tell us your deadline.',
  },
  newsletter: {
    title: 'News by email',
    text: 'In a real newsroom, we’d email you each story the morning after it appears. This is a demo, so nothing is sent.',
    thanks: 'Thank you for subscribing to the news! The next story would come to this address.',
  },
};

/** Every article loads these texts, so keep them short. */
export const articleLabels = {
  more: 'More news',
  press: { title: 'Writing about this?', text: 'The press desk can help.' },
} as const;

export const newsArticleNotFound: NotFoundText = {
  meta: {
    title: 'News Article Not Found',
    description: 'There is no story at this address. The news page lists all of them, by date and category.',
    keywords: ['news', 'story not found', 'list of stories'],
  },
  heading: 'News Article Not Found',
  message: 'Sorry, the news article you are looking for could not be found.',
};
