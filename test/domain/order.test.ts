import fc from 'fast-check';
import { orderNumber } from '../../src/domain/order';

const day = '2025-10-21';
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('An order number', () => {
  it('is TNG-, the day, and six unambiguous letters or digits', () => {
    fc.assert(
      fc.property(fc.array(random, { minLength: 6, maxLength: 6 }), (numbers) => {
        const drawn = numbers.values();
        const number = orderNumber(day, () => drawn.next().value ?? 0);
        expect(number).toMatch(/^TNG-20251021-[A-Z2-9]{6}$/);
        expect(number.slice(4)).not.toMatch(/[IO]/);
      }),
    );
  });

  it('uses every allowed letter, from the lowest random number to the highest', () => {
    expect(orderNumber(day, () => 0)).toBe('TNG-20251021-AAAAAA');
    expect(orderNumber(day, () => 1 - Number.EPSILON)).toBe('TNG-20251021-999999');
  });
});
