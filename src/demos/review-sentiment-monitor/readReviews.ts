/** A review as it was pasted. */
export interface PastedReview {
  /** The line that it stands on, from 1. */
  readonly line: number;
  /** An ISO day, if the line begins with one. */
  readonly date: string | null;
  readonly text: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

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
      read: ([day, month, year]) => ({ year, month: monthNamed(month), day }),
    },
    {
      form: new RegExp(String.raw`^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})(?:${SEPARATOR}|$)`, 'u'),
      read: ([month, day, year]) => ({ year, month: monthNamed(month), day }),
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
    const date = match && isoDay(read(match.slice(1)));
    if (match && date !== null) return { date, text: line.slice(match[0].length) };
  }
  return { date: null, text: line };
}

/** The day, if there is one: no February has 30 days. */
function isoDay({ year, month, day }: DayParts): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== Number(day))
    return null;
  return date.toISOString().slice(0, 10);
}

/** From 1 to 12; 0 for what is no month. */
function monthNamed(name = ''): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}
