import { customersOf } from '../../../src/demos/customer-insight-analytics/customers';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';
import { scalingOf } from '../../../src/demos/customer-insight-analytics/scaling';

test('a figure that is equal for all customers isn’t split by rounding errors', () => {
  // ln 0.4, ten times, has a standard deviation of 1.2e-16 in floating point.
  const orders = Array.from({ length: 10 }, (_, index) => ({
    customer: String(index),
    day: index,
    amount: 0.4,
  }));
  const [, , monetary] = runToEnd(scalingOf(runToEnd(customersOf(orders))));
  expect(monetary?.deviation).toBe(1);
});
