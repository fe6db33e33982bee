import type { Table } from '../shared/csv/readTable';
import { quoted } from '../shared/csv/finding';
import type { SmallColumn, Ticks } from '../shared/csv/smallColumns';
import { tickKey } from '../shared/csv/smallColumns';
import type { WithProgress } from '../shared/model/withProgress';
import type { ReviewColumn } from './reviewColumns';

/** Texts that stand for an empty cell, such as `No Negative`. */
const PLACEHOLDER =
  /^(?:(?:no|none|nothing|null|nil|n\/?a|not applicable|nope|nada|nichts|keine?|kein\w*|rien|aucune?|ningun[oa]?|nenhum[a]?|niente)(?: \p{L}+)?)[.!]?$/iu;
/** Texts of this many lines, or this share of them, are offered. Long ones aren't placeholders. */
const MIN_LINES = 3;
const MIN_SHARE = 0.02;
const MAX_LENGTH = 60;
const MAX_TEXTS = 12;
const ROWS_PER_STEP = 5000;

/** Offers the texts that repeat in a column of reviews, because they may stand for empty cells. */
export function* repeatedTexts(
  { textAt, nameOf, taken, rows, asides }: Table<ReviewColumn>,
  id: 'text' | 'more',
  ticks: Ticks,
): WithProgress<readonly SmallColumn[]> {
  const index = taken[id];
  if (index === undefined) return [];
  const counts = new Map<string, number>();
  for (const row of rows.keys()) {
    if (row % ROWS_PER_STEP === 0) yield row / rows.length;
    const text = textAt(id, row);
    if (text !== '' && text.length <= MAX_LENGTH && !asides.has(row))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const least = Math.max(MIN_LINES, MIN_SHARE * rows.length);
  const values = [...counts]
    .filter(([text, lines]) => lines >= least || (lines > 1 && PLACEHOLDER.test(text)))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_TEXTS)
    .map(([text, lines]) => ({
      text,
      lines,
      counts: ticks.get(tickKey(index, text)) ?? !PLACEHOLDER.test(text),
    }));
  return values.length === 0 ? [] : [{ index, name: `Repeated in ${quoted(nameOf(id))}`, values }];
}
