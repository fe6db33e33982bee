import type { NewsId } from '../slugs';

/** Titles for links from pages that don't load the articles' other fields. */
export const newsTitles: Readonly<Record<NewsId, string>> = {
  'fraud-shield-gives-its-reasons': 'Fraud Shield now says why it held an order',
  'stars-and-sentences': 'What reviews say that their stars don’t',
  'the-other-half-of-the-fourth-floor': 'A bigger office, with room for packing and returns',
  'pell-and-orrin-returns': 'Pell & Orrin will tell us why an item was returned',
  'do-it-by-hand-first': 'Do it by hand for a week first',
  'plain-dealing-prize': 'A prize for the project we turned down',
  'the-bookseller-and-the-search-box': 'The bookseller whose search box knew only titles',
  'first-outside-investment': 'Our first outside investment, and what it is for',
  'marrowby-shared-project-plan': 'One plan for two firms: our agreement with Marrowby',
  'recommending-what-nobody-has-bought': 'How to recommend a new arrival: a winter of tests',
  'a-shopkeeper-in-residence': 'Odessa Finley joins as shopkeeper in residence',
  'assistant-hands-over-the-conversation': 'The assistant now hands off the whole conversation',
};
