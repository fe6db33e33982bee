import { popularPages } from '../../content/search/popularPages';
import { searchKindLabels, searchTexts } from '../../content/search/search';
import type { Search } from './engine';
import { searchAddress } from './searchAddress';
import { countResults } from './searchGroup';

/** One thing to choose in the dialog; all of them lead to some page. */
export interface Choice {
  readonly to: string;
  readonly label: string;
  readonly text?: string;
}

/** Choices under a common heading. */
export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** So many of a kind that all kinds can be seen; the search page has the others. */
const PER_KIND = 3;

const suggestions: ChoiceGroup = {
  title: popularPages.heading,
  choices: popularPages.pages.map(({ href, ...page }) => ({ to: href, ...page })),
};

/** What there is to choose before anything was typed. */
export function startChoices(recent: readonly string[]): readonly ChoiceGroup[] {
  const again = recent.map((query) => ({ to: searchAddress(query), label: query }));
  return again.length > 0 ? [{ title: searchTexts.recent, choices: again }, suggestions] : [suggestions];
}

/** What there is to choose for a query, and in how many kinds how much was found. */
export function choicesFor(query: string, search: Search) {
  const found = search(query);
  const count = countResults(found);
  const groups = found.map(({ kind, records }): ChoiceGroup => ({
    title: searchKindLabels[kind],
    choices: records.slice(0, PER_KIND).map(({ url, title, text }) => ({ to: url, label: title, text })),
  }));
  return { count, kinds: found.length, groups: count > 0 ? groups : [suggestions] };
}
