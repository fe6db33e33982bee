import fc from 'fast-check';
import { dayOf, formatDay, formatShortDay, monthsAfter } from '../../src/domain/dates';

describe('A day', () => {
  it('is formatted as the platform does, in any time zone', () => {
    const platform = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(formatDay(day)).toBe(platform.format(new Date(`${day}T00:00:00Z`)));
        expect(formatShortDay(day)).toBe(short.format(new Date(`${day}T00:00:00Z`)));
      }),
    );
  });
});

describe('Adding months to a day', () => {
  const aDay = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  const months = fc.integer({ min: 0, max: 240 });

  it('keeps the day of the month, or uses the last one of a shorter month', () => {
    fc.assert(
      fc.property(aDay, months, (date, count) => {
        const later = new Date(monthsAfter(date.toISOString().slice(0, 10), count));
        const monthOf = (each: Date) => each.getUTCFullYear() * 12 + each.getUTCMonth();
        expect(monthOf(later)).toBe(monthOf(date) + count);
        const isLastDay = new Date(later.getTime() + 86_400_000).getUTCDate() === 1;
        expect(later.getUTCDate() === date.getUTCDate() || isLastDay).toBe(true);
        expect(later.getUTCDate()).toBeLessThanOrEqual(date.getUTCDate());
      }),
    );
  });
});

it('the day of a timestamp is local, from its first to its last minute', () => {
  expect(dayOf(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21');
  expect(dayOf(new Date(2026, 0, 1, 23, 59))).toBe('2026-01-01');
});
