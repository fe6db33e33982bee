import fc from 'fast-check';
import { orderNumber } from '../../src/domain/order';

const noon = new Date('2025-10-21T12:00:00Z');
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('An order number', () => {
  it('is TNG-, the day, and six unambiguous letters or digits', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.array(random, { minLength: 6, maxLength: 6 }),
        (placedAt, numbers) => {
          const drawn = numbers.values();
          const number = orderNumber(placedAt, () => drawn.next().value ?? 0);
          expect(number).toMatch(/^TNG-20\d{6}-[A-Z2-9]{6}$/);
          expect(number.slice(4)).not.toMatch(/[IO]/);
        },
      ),
    );
  });

  it('uses the day in UTC', () => {
    expect(orderNumber(new Date('2025-10-21T23:30:00-05:00'), () => 0)).toMatch(/^TNG-20251022-/);
  });

  it('uses every allowed letter, from the lowest random number to the highest', () => {
    expect(orderNumber(noon, () => 0)).toBe('TNG-20251021-AAAAAA');
    expect(orderNumber(noon, () => 1 - Number.EPSILON)).toBe('TNG-20251021-999999');
  });

  it('differs for another random part', () => {
    expect(orderNumber(noon, () => 0.2)).not.toBe(orderNumber(noon, () => 0.7));
  });
});
