import * as v from 'valibot';
import type { SearchKind } from '../../content/search/search';
import { searchKinds } from '../../content/search/search';

const searchRecord = v.object({
  kind: v.picklist(searchKinds),
  title: v.string(),
  /** A sentence or two shown below the title. */
  text: v.string(),
  /** Extra search words that aren't shown. */
  more: v.string(),
  /** Also the record's id. */
  url: v.string(),
});

export type SearchRecord = Readonly<v.InferOutput<typeof searchRecord>>;

/** Parses the list from the network; throws if it's malformed. */
export function readSearchRecords(json: unknown): readonly SearchRecord[] {
  return v.parse(v.array(searchRecord), json);
}

export interface SearchGroup {
  readonly kind: SearchKind;
  /** Best match first. */
  readonly records: readonly SearchRecord[];
}

export function countResults(groups: readonly SearchGroup[]): number {
  return groups.reduce((count, { records }) => count + records.length, 0);
}

export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
