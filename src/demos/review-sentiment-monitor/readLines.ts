import { isoDay, monthNamed } from '../shared/days';

/** A review, with the line that it comes from. */
export interface PastedReview {
  /** Line number in the source, from 1. */
  readonly line: number;
  /** ISO date of the review; null if it has none. */
  readonly date: string | null;
  readonly text: string;
}

export type SkippedLine = 'empty' | 'heading' | 'quotation' | 'reply';

export interface ReadLines {
  readonly reviews: readonly PastedReview[];
  readonly skipped: Readonly<Record<SkippedLine, number>>;
}

/** Separators between a date and its review. */
const SEPARATOR = String.raw`[\s:;,|–—-]+`;

/** Date formats, each read as year, month, and day. */
const dateForms: readonly { readonly form: RegExp; readonly read: (parts: readonly string[]) => DayParts }[] =
  [
    {
      form: new RegExp(String.raw`^(\d{4})-(\d{1,2})-(\d{1,2})(?:${SEPARATOR}|$)`, 'u'),
      read: ([year, month, day]) => ({ year, month: Number(month), day }),
    },
    {
      // Month first with slashes and day first with dots, unless there's no such month.
      form: new RegExp(String.raw`^(\d{1,2})([/.])(\d{1,2})\2(\d{4})(?:${SEPARATOR}|$)`, 'u'),
      read: ([first, mark, second, year]) =>
        (mark === '.' ? Number(second) <= 12 : Number(first) > 12)
          ? { year, month: Number(second), day: first }
          : { year, month: Number(first), day: second },
    },
    {
      form: new RegExp(String.raw`^(\d{1,2})\.? (\p{L}{3,9})\.?,? (\d{4})(?:${SEPARATOR}|$)`, 'u'),
      read: ([day, month, year]) => ({ year, month: monthNamed(month ?? ''), day }),
    },
    {
      form: new RegExp(String.raw`^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})(?:${SEPARATOR}|$)`, 'u'),
      read: ([month, day, year]) => ({ year, month: monthNamed(month ?? ''), day }),
    },
  ];

interface DayParts {
  readonly year: string | undefined;
  readonly month: number;
  readonly day: string | undefined;
}

/** Matches a word of a heading above or between reviews: `Customer reviews (26)`, `Date, Rating, Review`. */
const HEADING_WORD =
  '(?:all|customer|product|store|verified|top|most recent|helpful|reviews?|ratings?|dates?|days?|stars?|text|body|content|feedback|comments?|messages?|' +
  'authors?|names?|titles?|products?|purchase|buyer|report|share|sort by|and|&)';
const HEADING = new RegExp(
  String.raw`^${HEADING_WORD}(?:[\s,;:|/\t-]+${HEADING_WORD})*[\s:]*(?:\(?\d+\)?)?$`,
  'iu',
);

const SELLER =
  '(?:shop|store|seller|owner|merchant|business|company|brand|manufacturer|team|developer|customer (?:service|care|support))';
const RESPONSE = '(?:reply|response|answer|comment)';
/** Matches the beginning of a store's reply. */
const REPLY = new RegExp(
  String.raw`^(?:${RESPONSE}\s+(?:from|by)\s+(?:the\s+|our\s+)?[\p{L}\s&'’.-]*|(?:the\s+|our\s+)?${SELLER}\s?(?:['’]s)?\s+${RESPONSE})\b`,
  'iu',
);
/** Matches phrases that stores write but customers don't. */
const COURTESY =
  /\b(?:thank you|thanks)(?: so much| very much)? for (?:(?:taking the time|leaving|sharing|writing)\b|your (?:kind |lovely |honest |great )?(?:review|feedback|words|rating)\b)/iu;

/** Tests whether a text is a store's reply. */
export function isReply(text: string): boolean {
  return REPLY.test(text) || COURTESY.test(text);
}

/**
 * Reads one review per line, with an optional date in front. Skips headings, quoted lines, and store replies.
 */
export function readLines(text: string): ReadLines {
  const skipped = { empty: 0, heading: 0, quotation: 0, reply: 0 };
  const reviews: PastedReview[] = [];
  /** True if the line above announces a reply: `Response from the owner:`. */
  let isAnnounced = false;
  for (const [index, raw] of text.split(/\r\n?|\n/u).entries()) {
    const { date, text: review } = readLine(withoutMarkup(raw).trim());
    if (review === '') continue;
    const kind: SkippedLine | null = isAnnounced ? 'reply' : kindOf(review);
    isAnnounced = !isAnnounced && kind === 'reply' && /:$|^.{0,40}$/u.test(review) && !COURTESY.test(review);
    if (kind === null) reviews.push({ line: index + 1, date, text: withoutQuotes(review) });
    else skipped[kind] += 1;
  }
  return { reviews, skipped };
}

function kindOf(line: string): SkippedLine | null {
  if (/^>(?![:;-]?[()])/u.test(line)) return 'quotation';
  if (HEADING.test(line)) return 'heading';
  return isReply(line) ? 'reply' : null;
}

/** Removes quotation marks around a whole line. */
function withoutQuotes(line: string): string {
  const inner = /^["“«](?<inner>[^"“”«»]*)["”»]$/u.exec(line)?.groups?.inner;
  return inner === undefined ? line : inner.trim();
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&apos;': '’',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Decodes HTML entities and removes tags, but keeps `<3`. */
export function withoutMarkup(text: string): string {
  return text
    .replaceAll('\u0000', ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|apos|nbsp|amp);/gu, (entity) => entities[entity] ?? ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/giu, ' ');
}

function readLine(line: string): Omit<PastedReview, 'line'> {
  for (const { form, read } of dateForms) {
    const match = form.exec(line);
    const parts = match && read(match.slice(1));
    const date = parts && isoDay(Number(parts.year), parts.month, Number(parts.day));
    if (match && date !== null) return { date, text: line.slice(match[0].length) };
  }
  return { date: null, text: line };
}
