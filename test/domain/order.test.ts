import fc from 'fast-check';
import { orderDay, orderNumber } from '../../src/domain/order';

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

test('an order’s day is its number’s, wherever the visitor has travelled since', () => {
  const placedAt = '2026-12-02T06:30:00.000Z';
  expect(orderDay({ number: 'TNG-20261130-K92D36', placedAt })).toBe('2026-11-30');
  // Another release’s number
  expect(orderDay({ number: 'TNG-20269999-K92D36', placedAt: '2026-12-02T12:00:00.000Z' })).toBe(
    '2026-12-02',
  );
});
