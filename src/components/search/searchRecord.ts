import * as v from 'valibot';
import { searchKinds } from '../../content/search/search';

const searchRecord = v.object({
  kind: v.picklist(searchKinds),
  title: v.string(),
  /** A sentence or two that sums it up. */
  text: v.string(),
  /** Separated by commas. */
  keywords: v.string(),
  headings: v.string(),
  /** Also the record's id. */
  url: v.string(),
});

/** Something that the search can find: a page, or a question or case study on one. */
export type SearchRecord = v.InferOutput<typeof searchRecord>;

const searchText = v.object({
  /** The record's URL, with an anchor if the text has one. */
  url: v.string(),
  /** One paragraph, list item or table cell per line. */
  text: v.string(),
});

/** A section of a page's main text. */
export type SearchText = v.InferOutput<typeof searchText>;

/** Parses the first part of the index; throws if it's malformed. */
export function readSearchRecords(json: unknown): readonly SearchRecord[] {
  return v.parse(v.array(searchRecord), json);
}

/** Parses the second part of the index; throws if it's malformed. */
export function readSearchTexts(json: unknown): readonly SearchText[] {
  return v.parse(v.array(searchText), json);
}
