import * as v from 'valibot';
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
