import { within } from '@testing-library/react';
import fc from 'fast-check';
import type { Decision, Rails } from '../../../src/content/blog/dynamic-pricing-guardrails/samples/gate';
import { decide, floorOf } from '../../../src/content/blog/dynamic-pricing-guardrails/samples/gate';
import { loadText, renderText } from '../../support/longTexts';
import { manyRuns } from '../../support/slowRun';
import { textOf } from '../../support/parts';

const day = '2025-10-07';

/** Formats an amount in dollars, whatever the shop's currency. */
const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Prices from one cent to $100,000; half of them end in .95. */
const prices = fc.oneof(
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.integer({ min: 0, max: 3000 }).map((dollars) => dollars * 100 + 95),
);
const wishes = fc.oneof(prices, fc.double({ min: -1e9, max: 1e9, noNaN: true }));
const silence = fc.constantFrom(null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);

/** Any limits, including contradictory ones. */
const anyRails: fc.Arbitrary<Rails> = fc.record({
  cost: fc.integer({ min: 0, max: 5_000_000 }),
  margin: fc.integer({ min: 0, max: 90 }),
  ceiling: prices,
  step: fc.integer({ min: 0, max: 50 }),
  promises: fc.constantFrom([], [], [{ from: '2025-10-01', through: '2025-10-31' }]),
});

/** Tests whether a price leaves the required margin. Uses integers, so that rounding can't hide a cent. */
const isAboveFloor = (price: number, { cost, margin }: Rails) => price * (100 - margin) >= cost * 100;

/** Returns the maximum daily change of a price: at least one cent. */
const stepOf = (today: number, { step }: Rails) => Math.max(1, (today * step) / 100);

/** The product in the post's table and figure, in an October with a promotion. */
const article: Rails = {
  cost: 3100,
  margin: 30,
  ceiling: 6900,
  step: 5,
  promises: [{ from: '2025-10-08', through: '2025-10-09' }],
};

test('a published price stays within floor, ceiling and step, in whole cents', () => {
  fc.assert(
    fc.property(wishes, prices, anyRails, (wish, today, rails) => {
      const { action, price } = decide(wish, today, rails, day);
      if (action !== 'publish') return;
      expect(Number.isInteger(price)).toBe(true);
      expect(isAboveFloor(price, rails)).toBe(true);
      expect(price).toBeLessThanOrEqual(rails.ceiling);
      expect(Math.abs(price - today)).toBeLessThanOrEqual(stepOf(today, rails));
    }),
    manyRuns,
  );
});

describe('an unchanged price', () => {
  test('is never below its floor unless a person is notified', () => {
    fc.assert(
      fc.property(fc.oneof(wishes, silence), prices, anyRails, (wish, today, rails) => {
        const { action, price } = decide(wish, today, rails, day);
        if (!isAboveFloor(price, rails)) expect(action).toBe('ask');
      }),
      manyRuns,
    );
  });

  test('notifies a person when floor, ceiling and step contradict each other', () => {
    // The floor is $44.29; 5% above $41.95 is $44.04.
    expect(decide(4900, 4195, article, day)).toMatchObject({ action: 'ask', price: 4195 });
    expect(decide(4900, 4219, article, day)).toMatchObject({ action: 'publish', price: 4429 });
  });

  test('stays for the promised days, then moves again', () => {
    const answers = ['07', '08', '09', '10'].map(
      (date) => decide(4900, 5995, article, `2025-10-${date}`).action,
    );
    expect(answers).toEqual(['publish', 'hold', 'hold', 'publish']);
  });
});

test('the post’s table matches the gate, row by row', async () => {
  const words: Readonly<Record<Decision['action'], string>> = {
    publish: '',
    hold: 'stays at ',
    ask: 'call a person; until then ',
  };
  const asked: readonly (readonly [today: number, wish: number | null, day: string])[] = [
    [5995, 5840, day],
    [5995, 4900, day],
    [6695, 7400, day],
    [4595, 4120, day],
    [5995, 5960, day],
    [5995, 4900, '2025-10-08'],
    [4195, 4900, day],
    [5995, null, day],
  ];
  const answered = asked.map(([today, wish, date]) => {
    const { action, price, reason } = decide(wish, today, article, date);
    return [
      inDollars(today),
      wish === null ? 'nothing' : inDollars(wish),
      words[action] + inDollars(price),
      reason,
    ];
  });
  const post = renderText(await loadText('post', 'dynamic-pricing-guardrails'));
  const table = within(post.getByRole('table'));
  const rows = table
    .getAllByRole('row')
    .map((line) => [...line.querySelectorAll('td')].map(textOf))
    .filter(({ length }) => length > 0);
  expect(rows).toEqual(answered);
  // Two are calculated by hand, so that the gate isn't only compared with itself.
  expect(answered[0]).toEqual(['$59.95', '$58.40', '$57.95', 'within the corridor']);
  expect(answered[7]).toEqual([
    '$59.95',
    'nothing',
    'call a person; until then $59.95',
    'the model gave no price',
  ]);
  expect(post.container).toHaveTextContent('The floor comes to $44.29.');
  expect(floorOf(article)).toBe(4429);
});

test('the post’s figure shows the gate’s output, and says so', async () => {
  const wished = [61, 67, 73, 74, 72, 65, 56, 51, 47, 43, 40, 39, 42, 47];
  const published = wished.reduce<readonly number[]>((prices, wish, index) => {
    const date = `2025-10-${String(index + 1).padStart(2, '0')}`;
    return [...prices, decide(wish * 100, prices.at(-1) ?? 6295, article, date).price];
  }, []);

  const figure = renderText(await loadText('post', 'dynamic-pricing-guardrails')).getByRole('img');
  // The figure's only line with fourteen daily steps. Eight units are a dollar, and y = 372 is $35.
  const steps = [...figure.querySelectorAll('path')]
    .map((path) => [...(path.getAttribute('d') ?? '').matchAll(/[ML][\d.]+ ([\d.]+)H/g)])
    .find(({ length }) => length === wished.length);
  expect(steps?.map(([, height]) => Math.round((35 + (372 - Number(height)) / 8) * 100))).toEqual(published);
  expect(figure).toHaveAccessibleName(/stops under the ceiling at 68\.95/);
  expect(figure).toHaveAccessibleName(/holds at 62\.95 during a promotion on days eight and nine/);
  expect(figure).toHaveAccessibleName(/descends slowly to 51\.95/);
});
