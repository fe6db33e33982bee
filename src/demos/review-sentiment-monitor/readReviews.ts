import { isoDay, monthNamed } from '../shared/days';

/** A review as it was pasted. */
export interface PastedReview {
  /** Its line, from 1. */
  readonly line: number;
  /** An ISO day, if the line begins with one. */
  readonly date: string | null;
  readonly text: string;
}

/** What may come between a date and its review. */
const SEPARATOR = String.raw`[\s:;,|–—-]+`;

/** The ways to write a day, each as year, month and day. */
const dateForms: readonly { readonly form: RegExp; readonly read: (parts: readonly string[]) => DayParts }[] =
  [
    {
      form: new RegExp(String.raw`^(\d{4})-(\d{1,2})-(\d{1,2})(?:${SEPARATOR}|$)`, 'u'),
      read: ([year, month, day]) => ({ year, month: Number(month), day }),
    },
    {
      // American, unless the first number can't be a month.
      form: new RegExp(String.raw`^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:${SEPARATOR}|$)`, 'u'),
      read: ([first, second, year]) =>
        Number(first) > 12
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

/** Reads reviews, one a line, each perhaps with its date ahead. Empty lines part nothing. */
export function readReviews(text: string): readonly PastedReview[] {
  return text
    .split(/\r\n?|\n/u)
    .map((line, index) => ({ ...readLine(withoutMarkup(line).trim()), line: index + 1 }))
    .filter((review) => review.text !== '');
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

/** A line without the tags of HTML, which are no words of a review; `<3` is one. */
function withoutMarkup(line: string): string {
  return line
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
