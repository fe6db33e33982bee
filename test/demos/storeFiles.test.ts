import { findSegments } from '../../src/demos/customer-insight-analytics/model';
import { learnDemand } from '../../src/demos/dynamic-pricing-optimizer/model';
import { textSource } from '../../src/demos/shared/csv/source';
import { runToEnd } from '../../src/demos/shared/model/withProgress';
import { orderFiles, orderTruth, salesFiles, salesTruth } from './storeFiles';

const stops = (findings: readonly { readonly severity: string }[]) =>
  findings.some(({ severity }) => severity === 'error');

test.each(orderFiles)(
  'the orders of $name are read correctly, or rejected with a reason',
  ({ text, key, written, isRejected = false, ...has }) => {
    const { findings, customers } = runToEnd(findSegments({ source: textSource(text), columns: {} }));
    const read = Object.fromEntries(
      customers.ids.map((id, index) => [
        id,
        { orders: customers.orders[index], spend: Math.round((customers.spend[index] ?? 0) * 100) },
      ]),
    );
    const truth = Object.fromEntries(
      [...orderTruth(key, has)].map(([id, own]) => [written ? written(id) : id, own]),
    );
    expect(stops(findings)).toBe(isRejected);
    expect(read).toEqual(isRejected ? {} : truth);
  },
);

test.each(salesFiles)(
  'the sales of $name are read correctly, or rejected with a reason',
  ({ text, isRejected = false }) => {
    const { findings, products } = runToEnd(learnDemand({ source: textSource(text), columns: {} }));
    const read = products.map(({ shown }) =>
      shown.map(({ price, quantity }) => [Math.round(price * 100), quantity]),
    );
    const isStopped = stops([...findings, ...products.flatMap(({ findings }) => findings)]);
    expect(isStopped).toBe(isRejected);
    if (isRejected) expect(products.every(({ fit }) => fit === null)).toBe(true);
    else expect(new Set(read.map(String))).toEqual(new Set(salesTruth.map(String)));
  },
);
