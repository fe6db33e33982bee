import { popularPages } from '../../content/search/popularPages';
import { searchKindLabels, searchTexts } from '../../content/search/search';
import type { Search } from './engine';
import { searchAddress } from './searchAddress';
import { countResults } from './searchRecord';

/** A result or suggestion, with its URL. */
export interface Choice {
  readonly to: string;
  readonly label: string;
  readonly text?: string;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** Few enough that the dialog shows every kind; the search page has the rest. */
const MAX_CHOICES_PER_KIND = 3;

const suggestions: ChoiceGroup = {
  title: popularPages.heading,
  choices: popularPages.pages.map(({ href, ...page }) => ({ to: href, ...page })),
};

/** Suggests recent searches and popular pages until the visitor types. */
export function startChoices(recent: readonly string[]): readonly ChoiceGroup[] {
  const again = recent.map((query) => ({ to: searchAddress(query), label: query }));
  return again.length > 0 ? [{ title: searchTexts.recent, choices: again }, suggestions] : [suggestions];
}

/** Returns the results for a query, or popular pages if there are none, and the number of results. */
export function choicesFor(query: string, search: Search) {
  const found = search(query);
  const count = countResults(found);
  const groups = found.map(({ kind, records }): ChoiceGroup => ({
    title: searchKindLabels[kind],
    choices: records
      .slice(0, MAX_CHOICES_PER_KIND)
      .map(({ url, title, text }) => ({ to: url, label: title, text })),
  }));
  return { count, kinds: found.length, groups: count > 0 ? groups : [suggestions] };
}
