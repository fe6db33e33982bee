import type { SearchKind } from '../../content/search/search';
import type { SearchRecord } from './searchRecord';

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
