import type { SuggestedPages } from '../../content/search/popularPages';
import { nothingFound, popularPages } from '../../content/search/popularPages';
import { searchKindLabels, searchTexts } from '../../content/search/search';
import type { SearchResult } from './engine';
import type { Piece } from './excerpt';
import { searchAddress } from './searchAddress';

/** A result or suggestion, with its URL. */
export interface Choice {
  readonly to: string;
  readonly label: string;
  readonly kind?: string;
  readonly text?: readonly Piece[];
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** Few enough to fit on most screens; the search page has the rest. */
const MAX_CHOICES = 8;

/** Suggests recent searches and popular pages until the visitor types. */
export function startChoices(recent: readonly string[]): readonly ChoiceGroup[] {
  const again = searchesFor(recent);
  const suggestions = suggested(popularPages);
  return again.length > 0 ? [{ title: searchTexts.recent, choices: again }, suggestions] : [suggestions];
}

/** Returns the first results for a query and a link to all, or suggestions if there are none. */
export function choicesFor(
  query: string,
  results: readonly SearchResult[],
  wordsFound: readonly string[],
): readonly ChoiceGroup[] {
  if (results.length === 0)
    return wordsFound.length > 0
      ? [{ title: searchTexts.wordAlone, choices: searchesFor(wordsFound) }, suggested(nothingFound)]
      : [suggested(nothingFound)];
  const first = results.slice(0, MAX_CHOICES).map(({ url, title, kind, excerpt }) => ({
    to: url,
    label: title,
    kind: searchKindLabels[kind],
    text: excerpt,
  }));
  const all = { to: searchAddress(query), label: 'Show all results' };
  return [{ title: '', choices: [...first, all] }];
}

const searchesFor = (queries: readonly string[]): readonly Choice[] =>
  queries.map((query) => ({ to: searchAddress(query), label: query }));

function suggested({ heading, pages }: SuggestedPages): ChoiceGroup {
  const choices = pages.map(({ href, label, text }) => ({
    to: href,
    label,
    text: [{ text, isMatch: false }],
  }));
  return { title: heading, choices };
}
