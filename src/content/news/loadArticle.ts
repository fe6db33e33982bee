import type { LongText } from '../longText';
import type { NewsId } from '../slugs';

const texts: Readonly<Record<NewsId, () => Promise<LongText>>> = {
  'fraud-shield-gives-its-reasons': () =>
    import(
      /* webpackChunkName: "news-fraud-shield-gives-its-reasons" */ './fraud-shield-gives-its-reasons.mdx'
    ),
  'stars-and-sentences': () =>
    import(/* webpackChunkName: "news-stars-and-sentences" */ './stars-and-sentences.mdx'),
  'the-other-half-of-the-fourth-floor': () =>
    import(
      /* webpackChunkName: "news-the-other-half-of-the-fourth-floor" */ './the-other-half-of-the-fourth-floor.mdx'
    ),
  'pell-and-orrin-returns': () =>
    import(/* webpackChunkName: "news-pell-and-orrin-returns" */ './pell-and-orrin-returns.mdx'),
  'do-it-by-hand-first': () =>
    import(/* webpackChunkName: "news-do-it-by-hand-first" */ './do-it-by-hand-first.mdx'),
  'plain-dealing-prize': () =>
    import(/* webpackChunkName: "news-plain-dealing-prize" */ './plain-dealing-prize.mdx'),
  'the-bookseller-and-the-search-box': () =>
    import(
      /* webpackChunkName: "news-the-bookseller-and-the-search-box" */ './the-bookseller-and-the-search-box.mdx'
    ),
  'first-outside-investment': () =>
    import(/* webpackChunkName: "news-first-outside-investment" */ './first-outside-investment.mdx'),
  'marrowby-shared-project-plan': () =>
    import(/* webpackChunkName: "news-marrowby-shared-project-plan" */ './marrowby-shared-project-plan.mdx'),
  'recommending-what-nobody-has-bought': () =>
    import(
      /* webpackChunkName: "news-recommending-what-nobody-has-bought" */ './recommending-what-nobody-has-bought.mdx'
    ),
  'a-shopkeeper-in-residence': () =>
    import(/* webpackChunkName: "news-a-shopkeeper-in-residence" */ './a-shopkeeper-in-residence.mdx'),
  'assistant-hands-over-the-conversation': () =>
    import(
      /* webpackChunkName: "news-assistant-hands-over-the-conversation" */ './assistant-hands-over-the-conversation.mdx'
    ),
};

/** Loads the text of a news article, each in a chunk of its own. */
export function loadArticle(id: NewsId): Promise<LongText> {
  return texts[id]();
}
