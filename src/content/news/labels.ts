import type { NotFoundText } from '../types';

/** Every article loads these texts, so keep them short. */
export const articleLabels = {
  more: 'More news',
  press: { title: 'Writing about this?', text: 'The press desk can help.' },
} as const;

export const newsArticleNotFound: NotFoundText = {
  meta: {
    title: 'News Article Not Found',
    description: 'There is no story at this address. The news page lists all of them, by date and category.',
    keywords: 'news, story not found, list of stories',
  },
  heading: 'News Article Not Found',
  message: 'Sorry, the news article you are looking for could not be found.',
};
