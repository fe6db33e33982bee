import fc from 'fast-check';
import { formatDay, formatShortDay } from '../../src/domain/dates';

describe('A day', () => {
  it.each([
    ['2025-10-21', 'October 21, 2025'],
    ['2024-02-29', 'February 29, 2024'],
    ['2012-01-01', 'January 1, 2012'],
  ])('%s is read as %s', (day, shown) => {
    expect(formatDay(day)).toBe(shown);
  });

  it('is written as the platform does, and is the same wherever it is read', () => {
    const platform = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const days = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(formatDay(day)).toBe(platform.format(new Date(`${day}T00:00:00Z`)));
        expect(formatShortDay(day)).toBe(short.format(new Date(`${day}T00:00:00Z`)));
      }),
    );
  });
});
