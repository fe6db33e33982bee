import * as v from 'valibot';
import { searchKinds } from '../../content/search/search';

const searchRecord = v.object({
  kind: v.picklist(searchKinds),
  title: v.string(),
  /** A sentence or two, shown below the title. */
  text: v.string(),
  /** Further words that lead here and are not shown. */
  more: v.string(),
  /** Also what tells one record from another. */
  url: v.string(),
});

/** Something that can be found. */
export type SearchRecord = Readonly<v.InferOutput<typeof searchRecord>>;

/** Reads the list as it came over the network; throws when it is anything else. */
export function readSearchRecords(json: unknown): readonly SearchRecord[] {
  return v.parse(v.array(searchRecord), json);
}
