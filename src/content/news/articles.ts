import { formatDay, latestFirst } from '../../domain/dates';
import { mostSimilar } from '../../domain/mostSimilar';
import { inWords } from '../../domain/numerals';
import type { MemberId } from '../anchors';
import { memberIds } from '../anchors';
import { company } from '../company';
import { contentDate } from '../contentDate';
import { people } from '../people';
import type { NewsId } from '../slugs';
import { newsIds } from '../slugs';
import type { NewsArticle, NewsCategory, PageMeta } from '../types';
import { newsTitles } from './newsTitles';

export const newsPage: { readonly meta: PageMeta; readonly heading: string; readonly lead: string } = {
  meta: {
    title: 'News from Tangelo: releases, research, partners',
    description:
      'What’s new at Tangelo: releases, research notes, partners, and an occasional prize, newest first, with a press kit and people to call.',
    keywords: ['Tangelo news', 'releases', 'research notes', 'press kit', 'media contacts'],
  },
  heading: 'News, and what we learned',
  lead: `News about the company, its products, and its research, newest first. The demo’s stories run through ${formatDay(contentDate)}.`,
};

/** The author of articles that don't name one. */
const pressOffice = 'Tangelo Press Office';

export const newsCategoryLabels: Readonly<Record<NewsCategory, string>> = {
  funding: 'Funding',
  'case-study': 'Case Study',
  awards: 'Awards',
  partnerships: 'Partnerships',
  product: 'Product',
  research: 'Research',
  expansion: 'Expansion',
  'thought-leadership': 'Thought Leadership',
};

interface Listing extends Omit<NewsArticle, 'id' | 'title' | 'author' | 'featured'> {
  /** Omitted for articles by the press office. */
  readonly author?: MemberId;
  readonly featured?: true;
}

/** The fields for lists that `newsTitles.ts` lacks. The text itself is `<id>.mdx` in this folder. */
const listings: Readonly<Record<NewsId, Listing>> = {
  'fraud-shield-gives-its-reasons': {
    meta: {
      title: 'Fraud Shield gives its reasons for held orders',
      description:
        'A held order now comes with sentences a reviewer can check, strongest first, including reasons in the customer’s favor.',
      keywords: ['Fraud Shield', 'order review', 'fraud scores', 'release notes'],
    },
    category: 'product',
    date: '2025-10-14',
    excerpt:
      'A score tells a reviewer to worry. The new release tells her why, and lists the points in the buyer’s favor.',
    featured: true,
  },
  'stars-and-sentences': {
    meta: {
      title: 'Research: stars against sentences in reviews',
      description:
        'We compared star ratings with the text of reviews. They mostly agree; the exceptions are in the middle of the scale, and one idea of ours didn’t work out.',
      keywords: ['star ratings', 'customer reviews', 'sentiment analysis', 'research note'],
    },
    category: 'research',
    date: '2025-09-23',
    excerpt:
      'Three stars can mean three different problems. A summer of reading reviews showed when the text matters and when it doesn’t.',
    author: 'lucia-fuentes',
    featured: true,
  },
  'the-other-half-of-the-fourth-floor': {
    meta: {
      title: 'A bigger office, with a small shop inside it',
      description:
        'The new rooms on the fourth floor hold shelves, a scale, and a corner for opening returns, so projects can start with the real products.',
      keywords: ['Tangelo office', 'packing bench', 'New York'],
    },
    category: 'expansion',
    date: '2025-09-04',
    excerpt:
      'Our neighbor retired, and we took over his half of the floor. It has room for packing, weighing, and opening returns.',
  },
  'pell-and-orrin-returns': {
    meta: {
      title: 'Tangelo and Pell & Orrin work together on returns',
      description:
        'A New Jersey returns processor now asks one better question about every return, and the answers reach the store’s product pages and buyers.',
      keywords: ['Pell & Orrin', 'returns', 'return reasons', 'partnership'],
    },
    category: 'partnerships',
    date: '2025-08-19',
    excerpt:
      '“Changed mind” hides a dozen reasons for a return. A returns warehouse will now ask for the real one.',
  },
  'do-it-by-hand-first': {
    meta: {
      title: 'Opinion: do it by hand before you automate it',
      description:
        'Miriam Castellano on how a week of manual work shows what a recommender has to know, and sometimes that you don’t need one.',
      keywords: ['automation', 'merchandising', 'recommenders', 'opinion'],
    },
    category: 'thought-leadership',
    date: '2025-07-15',
    excerpt:
      'Before you buy a recommender, have your best merchandiser do its job by hand for a week. Her notes will tell you more than any brief.',
    author: 'miriam-castellano',
  },
  'plain-dealing-prize': {
    meta: {
      title: 'Storekeepers give Tangelo the Plain Dealing Prize',
      description:
        'The Tri-State Storekeepers’ League honors a proposal that advised a lamp store against buying.',
      keywords: ['Plain Dealing Prize', 'Tri-State Storekeepers’ League', 'award', 'dynamic pricing'],
    },
    category: 'awards',
    date: '2025-06-24',
    excerpt:
      'A lamp store wanted dynamic pricing. We recommended a spreadsheet instead, and its owner nominated us for it.',
  },
  'the-bookseller-and-the-search-box': {
    meta: {
      title: 'A bookseller’s search box learns what readers mean',
      description:
        'Readers remember the lighthouse in a book, not its title. How a small project taught a bookseller’s search to find what they mean.',
      keywords: ['bookseller', 'site search', 'search box', 'case study'],
    },
    category: 'case-study',
    date: '2025-05-20',
    excerpt:
      'The booksellers went through the searches that found nothing and wrote most of the solution themselves.',
    author: 'tomasz-wieczorek',
  },
  'first-outside-investment': {
    meta: {
      title: 'Ostrander Quay takes a minority stake in Tangelo',
      description:
        'A family fund from upstate New York joins us as a minority owner. The money pays for a team that works only on our products.',
      keywords: ['investment', 'minority investor', 'product team', 'funding'],
    },
    category: 'funding',
    date: '2025-04-29',
    excerpt:
      'For the first time since 2012, we have an outside investor. The money pays for a dedicated product team.',
  },
  'marrowby-shared-project-plan': {
    meta: {
      title: 'Marrowby and Tangelo share one project plan',
      description:
        'A Philadelphia storefront agency and Tangelo, tired of the same bad final month, agree on one calendar that the client owns.',
      keywords: ['Marrowby', 'project plan', 'storefront agency', 'partnership'],
    },
    category: 'partnerships',
    date: '2025-03-18',
    excerpt:
      'When a rebuild and a recommender go live together, one usually waits for the other. A shared plan of four pages prevents that.',
  },
  'recommending-what-nobody-has-bought': {
    meta: {
      title: 'Research: new arrivals and the cold start',
      description:
        'A winter of tests on new products: an older method did best, good product data mattered more, and the smallest stores needed no software.',
      keywords: ['new arrivals', 'cold start', 'recommenders', 'research note'],
    },
    category: 'research',
    date: '2025-02-25',
    excerpt:
      'New arrivals have no history to learn from. We tried several ways around that, and report what failed as well as what worked.',
    author: 'dev-raghunathan',
  },
  'a-shopkeeper-in-residence': {
    meta: {
      title: 'Odessa Finley is our shopkeeper in residence',
      description:
        'For a year, a former hardware store owner may attend any meeting at Tangelo, look at any screen, and ask what it is for.',
      keywords: ['Odessa Finley', 'shopkeeper in residence', 'Tangelo team'],
    },
    category: 'expansion',
    date: '2025-01-28',
    excerpt: 'She once wrote to say that nothing in her day left time for our dashboard. Now she works here.',
  },
  'assistant-hands-over-the-conversation': {
    meta: {
      title: 'Assistant release: a handoff without repeating',
      description:
        'Conversational AI Assistant now gives your staff the whole conversation and a short summary, and says right away when nobody is available.',
      keywords: ['Conversational AI Assistant', 'handoff', 'customer service', 'release notes'],
    },
    category: 'product',
    date: '2024-11-19',
    excerpt:
      'Nobody likes telling the same story twice. From this release on, the person who takes over has already read it.',
  },
};

/** All articles, newest first. */
export const newsArticles: readonly NewsArticle[] = newsIds
  .map((id) => {
    const { author, featured = false, ...article } = listings[id];
    return {
      id,
      title: newsTitles[id],
      author: author ? people[author].name : pressOffice,
      featured,
      ...article,
    };
  })
  .toSorted(latestFirst);

/** Returns related articles: those of the same category first, then the newest. */
export function relatedArticles(article: NewsArticle, count: number): readonly NewsArticle[] {
  return mostSimilar(newsArticles, article, ({ category }) => Number(category === article.category), count);
}

interface PressResource {
  readonly name: string;
  readonly description: string;
  readonly href: `/downloads/${string}`;
}

/** Downloads for reporters, which the build creates. */
export const pressResources: readonly PressResource[] = [
  {
    name: 'Media Kit',
    description:
      'Our logo, product pictures, and drawn portraits as SVG and PNG, our colors, a paragraph about the company, and the fact sheet.',
    href: '/downloads/tangelo-media-kit.zip',
  },
  {
    name: 'Fact Sheet',
    description: 'Who we are, what we sell, when we started, and where to find us.',
    href: '/downloads/tangelo-fact-sheet.pdf',
  },
  {
    name: 'Executive Bios',
    description: `Short biographies of the ${inWords(memberIds.length)} people who lead the company, with the correct spelling of their names.`,
    href: '/downloads/tangelo-executive-bios.pdf',
  },
];

interface MediaContact {
  readonly name: string;
  readonly role: string;
  readonly about: string;
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
}

export const mediaContacts: readonly MediaContact[] = [
  {
    name: 'Beatrix Adeyemi-Lund',
    role: 'Press Officer',
    about: 'Interviews, pictures, fact checks, and anything with a deadline today.',
    email: company.email.press,
    phone: company.phone,
  },
  {
    name: 'Samuel Okonjo',
    role: 'Research and Publications Editor',
    about: 'Our research notes: methods, limits, and which findings are too weak for a headline.',
    email: company.email.press,
    phone: company.phone,
  },
];
