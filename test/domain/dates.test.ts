import fc from 'fast-check';
import { formatDay } from '../../src/domain/dates';

describe('A day', () => {
  it.each([
    ['2025-10-21', 'October 21, 2025'],
    ['2024-02-29', 'February 29, 2024'],
    ['2012-01-01', 'January 1, 2012'],
  ])('%s is read as %s', (day, shown) => {
    expect(formatDay(day)).toBe(shown);
  });

  it('stays the same day wherever it is read', () => {
    const days = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(formatDay(day)).toContain(` ${date.getUTCDate()}, ${date.getUTCFullYear()}`);
      }),
    );
  });
});
