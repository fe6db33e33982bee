import { company } from '../company';
import type { NewsArticle, NewsCategory, PageMeta } from '../types';

/** What /news says above its stories and in search results. */
export const newsPage: { readonly meta: PageMeta; readonly heading: string; readonly lead: string } = {
  meta: {
    title: 'News from Mercer Street',
    description:
      'Releases, research notes, partners and the odd prize: what has happened at Tangelo lately, with a press kit and two people to call.',
  },
  heading: 'What’s new, and what we learned',
  lead: 'We publish when there is something to say, which is about once a month. Reporters will find files and telephone numbers further down.',
};

/** The press office's signature, for articles that no team member signs. */
const pressOffice = 'Tangelo Press Office';

/** The news categories as tabs and cards name them. */
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

/** The news articles, the newest first; the text of each is `<id>.mdx` beside this file. */
export const newsArticles: readonly NewsArticle[] = [
  {
    id: 'fraud-shield-gives-its-reasons',
    title: 'Fraud Shield now says why it held an order',
    meta: {
      title: 'Fraud Shield gives its reasons for held orders',
      description:
        'A held order now comes with sentences a reviewer can check, strongest first, including those that speak for the customer.',
    },
    category: 'product',
    date: '2025-10-14',
    excerpt:
      'A score tells a reviewer to worry. The new release tells her what about, and lists what speaks for the buyer too.',
    author: pressOffice,
    featured: true,
  },
  {
    id: 'stars-and-sentences',
    title: 'What reviews say that their stars don’t',
    meta: {
      title: 'Research: stars against sentences in reviews',
      description:
        'We compared star ratings with review texts. They mostly agree; the exceptions sit in the middle of the scale, and one hope came to nothing.',
    },
    category: 'research',
    date: '2025-09-23',
    excerpt:
      'Three stars can mean three different problems. A summer of reading reviews showed where the text matters and where it doesn’t.',
    author: 'Lucía Fuentes',
    featured: true,
  },
  {
    id: 'the-other-half-of-the-fourth-floor',
    title: 'We took the other half of the fourth floor',
    meta: {
      title: 'A bigger office, with a small shop inside it',
      description:
        'The new rooms on Mercer Street hold shelves, a scale and a corner for opening returns, so that projects can begin with the goods.',
    },
    category: 'expansion',
    date: '2025-09-04',
    excerpt:
      'Our neighbor retired and the wall came down. Behind it is now a room for packing, weighing and sending back.',
    author: pressOffice,
    featured: false,
  },
  {
    id: 'pell-and-orrin-returns',
    title: 'Pell & Orrin will tell us where it pinched',
    meta: {
      title: 'Tangelo and Pell & Orrin work together on returns',
      description:
        'A New Jersey returns handler asks one better question at the bench, and the answer reaches the shop’s product pages and buyers.',
    },
    category: 'partnerships',
    date: '2025-08-19',
    excerpt:
      '“Changed mind” hides a dozen reasons for sending something back. A returns warehouse is going to ask for the real one.',
    author: pressOffice,
    featured: false,
  },
  {
    id: 'do-it-by-hand-first',
    title: 'Do it by hand for a week first',
    meta: {
      title: 'Opinion: do it by hand before you automate it',
      description:
        'Miriam Castellano on the week of handwork that shows what a recommender has to know, and sometimes shows you can do without one.',
    },
    category: 'thought-leadership',
    date: '2025-07-15',
    excerpt:
      'Before you buy a recommender, let your best merchandiser do its job by hand. Her notes will be worth more than any brief.',
    author: 'Miriam Castellano',
    featured: false,
  },
  {
    id: 'plain-dealing-prize',
    title: 'A prize for the project we turned down',
    meta: {
      title: 'Storekeepers give Tangelo the Plain Dealing Prize',
      description:
        'The Tri-State Storekeepers’ League honors a proposal that advised a lamp shop against buying. The trophy is a scale, slightly off.',
    },
    category: 'awards',
    date: '2025-06-24',
    excerpt:
      'A lamp shop wanted dynamic pricing. We recommended a spreadsheet instead, and its owner nominated us for it.',
    author: pressOffice,
    featured: false,
  },
  {
    id: 'the-bookseller-and-the-search-box',
    title: 'The bookseller whose search box knew only titles',
    meta: {
      title: 'A bookseller’s search box learns what readers mean',
      description:
        'Readers remember lighthouses and sisters-in-law rather than titles. How a small project taught a bookseller’s search to cope.',
    },
    category: 'case-study',
    date: '2025-05-20',
    excerpt:
      'The empty searches, printed and read aloud, explained themselves. Most of the cure was written by the booksellers.',
    author: 'Tomasz Wieczorek',
    featured: false,
  },
  {
    id: 'first-outside-investment',
    title: 'Our first outside investment, and what it is for',
    meta: {
      title: 'Ostrander Quay takes a minority stake in Tangelo',
      description:
        'A family fund from upstate New York joins us as a minority owner. The money pays for a team that works on the products alone.',
    },
    category: 'funding',
    date: '2025-04-29',
    excerpt:
      'After years of paying our own way we have a minority investor, and the six products get a team that does nothing else.',
    author: pressOffice,
    featured: false,
  },
  {
    id: 'marrowby-shared-project-plan',
    title: 'One plan for two firms: our agreement with Marrowby',
    meta: {
      title: 'Marrowby and Tangelo share one project plan',
      description:
        'A Philadelphia storefront agency and a data firm, tired of the same bad final month, agree on one calendar that the client owns.',
    },
    category: 'partnerships',
    date: '2025-03-18',
    excerpt:
      'When a rebuild and a recommender go live together, someone usually waits for someone. Four pages are meant to end that.',
    author: pressOffice,
    featured: false,
  },
  {
    id: 'recommending-what-nobody-has-bought',
    title: 'Recommending what nobody has bought yet',
    meta: {
      title: 'Research: new arrivals and the cold start',
      description:
        'A winter of tests on new products: an old method did best, good product data mattered more, and the smallest shops needed neither.',
    },
    category: 'research',
    date: '2025-02-25',
    excerpt:
      'New arrivals have no history to learn from. We tried several ways around that and report the ones that failed as well.',
    author: 'Dev Raghunathan',
    featured: false,
  },
  {
    id: 'a-shopkeeper-in-residence',
    title: 'Odessa Finley joins as shopkeeper in residence',
    meta: {
      title: 'Odessa Finley is our shopkeeper in residence',
      description:
        'For a year, a former hardware store owner may attend any meeting at Tangelo, look at any screen and ask what it is for.',
    },
    category: 'expansion',
    date: '2025-01-28',
    excerpt:
      'She once wrote to say that she couldn’t imagine when in her day she would look at our dashboard. Now she works here.',
    author: pressOffice,
    featured: false,
  },
  {
    id: 'assistant-hands-over-the-conversation',
    title: 'The assistant learns to pass a customer on',
    meta: {
      title: 'Assistant release: a hand-over without repeating',
      description:
        'Conversational AI Assistant now gives your staff the whole conversation and a short summary, and says at once when nobody is in.',
    },
    category: 'product',
    date: '2024-11-19',
    excerpt:
      'Nobody likes telling the same story twice. From this release on, the person who takes over has already read it.',
    author: pressOffice,
    featured: false,
  },
];

interface PressResource {
  readonly name: string;
  readonly description: string;
  readonly href: `/downloads/${string}`;
}

/** The files that reporters can download; the build makes all three. */
export const pressResources: readonly PressResource[] = [
  {
    name: 'Media Kit',
    description:
      'The logo as SVG and PNG, our colors with their codes, a short company text and the fact sheet, in one archive.',
    href: '/downloads/tangelo-media-kit.zip',
  },
  {
    name: 'Fact Sheet',
    description:
      'Who we are, what we sell, since when and where, for the paragraph you need by five o’clock.',
    href: '/downloads/tangelo-fact-sheet.pdf',
  },
  {
    name: 'Executive Bios',
    description:
      'Short biographies of the six people who lead the company, with names spelled the way they spell them.',
    href: '/downloads/tangelo-executive-bios.pdf',
  },
];

interface MediaContact {
  readonly name: string;
  readonly role: string;
  /** What to ask this person about. */
  readonly about: string;
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
}

/** The two people who answer the press. */
export const mediaContacts: readonly MediaContact[] = [
  {
    name: 'Beatrix Adeyemi-Lund',
    role: 'Press Officer',
    about: 'Interviews, pictures, fact checks and anything with a deadline today.',
    email: company.email.press,
    phone: company.phone,
  },
  {
    name: 'Samuel Okonjo',
    role: 'Research and Publications Editor',
    about: 'Our research notes: methods, limits, and which findings we would not build a headline on.',
    email: company.email.press,
    phone: company.phone,
  },
];
