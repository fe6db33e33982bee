import { weeksAfter } from './testPlan';
import type { PlannedPrice } from './testPlan';

/** Maximum length of a line; longer ones are folded (RFC 5545). */
const MAX_LINE_BYTES = 75;

/**
 * Writes a price test as an iCalendar file (RFC 5545): one all-day event for each price change.
 * @param title text of each event before its price
 * @param priceText formats a price with its currency sign
 * @param now the time of export
 */
export function calendarFile(
  schedule: readonly PlannedPrice[],
  title: string,
  priceText: (price: number) => string,
  now: Date,
): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tangelo//Price test//EN',
    ...schedule.flatMap(({ price, from, weeks }) => [
      'BEGIN:VEVENT',
      `UID:${from}-${stamp}@price-test.tangelo`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateOf(from)}`,
      `DTEND;VALUE=DATE:${dateOf(weeksAfter(from, weeks))}`,
      `SUMMARY:${escaped(`${title}: ${priceText(price)}`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const dateOf = (day: string) => day.replaceAll('-', '');

function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/gu, String.raw`\$&`).replaceAll(/\s+/gu, ' ');
}

/** Folds a long line: each continuation starts with a space, and no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
