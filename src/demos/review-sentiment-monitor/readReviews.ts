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
    .map((line, index) => ({ ...readLine(line.replaceAll('\u0000', ' ').trim()), line: index + 1 }))
    .filter((review) => review.text !== '');
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
