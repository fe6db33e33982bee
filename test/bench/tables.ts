import { findSegments } from '../../src/demos/customer-insight-analytics/model';
import { learnDemand } from '../../src/demos/dynamic-pricing-optimizer/model';
import { textSource } from '../../src/demos/shared/csv/source';
import type { WithProgress } from '../../src/demos/shared/model/withProgress';

const ROWS = 100_000;

const day = (index: number) => new Date(Date.UTC(2025, 0, 1 + (index % 700))).toISOString().slice(0, 10);
const table = (header: string, row: (index: number) => string) =>
  textSource([header, ...Array.from({ length: ROWS }, (_, index) => row(index))].join('\n'));

const sales = table('price,quantity', (index) => `$${20 + (index % 30)}.90,${5 + ((index * 7) % 90)}`);
const orders = table(
  'customer,day,amount',
  (index) => `customer-${(index * 7919) % 20_000},${day(index * 31)},"${10 + ((index * 13) % 90)}.50"`,
);

const runs: readonly { readonly name: string; readonly start: () => WithProgress<unknown> }[] = [
  {
    name: 'Dynamic Pricing Optimizer: 100,000 sales',
    start: () => learnDemand({ source: sales, columns: {} }),
  },
  { name: 'Dynamic Pricing Optimizer: its example', start: () => learnDemand(null) },
  {
    name: 'Customer Insight Analytics: 100,000 orders of 20,000 customers',
    start: () => findSegments({ source: orders, columns: {} }),
  },
  { name: 'Customer Insight Analytics: its example of 1,000 customers', start: () => findSegments(null) },
];

/**
 * Measures how long a demo's worker takes for a table, and for how long it can't be canceled. Runs each demo
 * once, because visitors wait for the first run.
 */
export function measureTables(): readonly (readonly string[])[] {
  return runs.map(({ name, start }) => {
    const startedAt = performance.now();
    let last = startedAt;
    let longest = 0;
    let count = 0;
    for (const steps = start(); ; count += 1) {
      const { done } = steps.next();
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (done) break;
    }
    return [name, (last - startedAt).toFixed(0), longest.toFixed(0), String(count)];
  });
}
