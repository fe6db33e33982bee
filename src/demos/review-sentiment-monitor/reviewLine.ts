import type { Outcome } from '../shared/csv/outcomes';

/** A review with its date, rating, and product, if the source has them. */
export interface SourceReview {
  /** Line number in the source, from 1. */
  readonly line: number;
  /** ISO date. */
  readonly date: string | null;
  readonly text: string;
  /** From 1 to 5. */
  readonly rating: number | null;
  readonly product: string | null;
  /** Null if the source doesn't say it. */
  readonly isEnglish: boolean | null;
}

/** Matches what stores write below reviews, and customers don't. */
const REPLY =
  /^(?:response|reply|answer) (?:from|by) |\bthank(?:s| you)(?: so much| very much)? for (?:taking the time|your (?:\w+ )?(?:review|feedback|words|rating))\b/iu;

/** Signs alone, such as `-`, `n/a`, and a program's `{…}` stand for an empty cell. */
const SIGNS = /^(?:[\s.,\-–—_/*?]*|n\/?a[.!]?|\{.*\})$/iu;

/** Texts that stand for an empty cell, such as `No Negative`. */
const PLACEHOLDER =
  /^(?:no (?:negative|positive|comment|answer|review|text)s?|none|nothing|null|nil|nope|nada|nichts|keine?s?|rien|aucune?|ningun[oa]?|nenhuma?|niente|not applicable)[.!]?$/iu;

/** Reason of a line without a text, which can have a rating. */
export const NO_TEXT = 'no text';

/** Decides what becomes of a line of reviews. */
export function readReviewLine(review: SourceReview): Outcome<SourceReview> {
  const { text } = review;
  if (SIGNS.test(text)) return { kind: 'left out', reason: NO_TEXT };
  if (REPLY.test(text)) return { kind: 'left out', reason: 'replies of a store', cell: text };
  return { kind: 'counted', reason: 'reviews', amount: 0, item: review };
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  rsquo: '’',
  nbsp: ' ',
  amp: '&',
};

/** Decodes an entity such as `quot`, `#39` or `#x27`. Apostrophes matter: “didn't” negates. */
function decoded(entity: string, name: string): string {
  const [, x, digits] = /^#(x?)([\da-f]+)$/iu.exec(name) ?? [];
  const code = digits === undefined ? 0 : Number.parseInt(digits, x ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (entities[name.toLowerCase()] ?? entity);
}

/** Decodes HTML entities, also those that were encoded twice, and removes tags, but keeps `<3`. */
export function withoutMarkup(text: string): string {
  return text
    .replaceAll('\u0000', ' ')
    .replaceAll(/&amp;(?=#?\w+;)/gu, '&')
    .replaceAll(/&(#?\w+);/gu, decoded)
    .replaceAll(/<\/?[a-z][^<>]*>/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Joins the texts of a line into one, each as its own sentence. */
export function joinedText(cells: readonly string[]): string {
  const texts = cells.map(withoutMarkup).filter((text) => !SIGNS.test(text) && !PLACEHOLDER.test(text));
  return texts
    .map((text, index) => (index === texts.length - 1 || /[.!?…]["”’')]?$/u.test(text) ? text : `${text}.`))
    .join(' ');
}
