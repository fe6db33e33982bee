import { findSegments } from '../../../src/demos/customer-insight-analytics/model';
import * as orders from '../../../src/demos/customer-insight-analytics/orders';
import { isSlowRun } from '../../support/slowRun';

jest.mock('../../../src/demos/customer-insight-analytics/orders', () => ({
  __esModule: true,
  ...jest.requireActual<typeof orders>('../../../src/demos/customer-insight-analytics/orders'),
}));

/** Maximum number of reads and calls between two steps. Reading three fields of all orders takes more. */
const MAX_WORK = 250_000;
const ORDERS = 100_000;

let work = 0;

/** Creates an order that counts reads of its fields. */
const countedOrder = (customer: string, day: number, amount: number): orders.Order => ({
  get customer() {
    work += 1;
    return customer;
  },
  get day() {
    work += 1;
    return day;
  },
  get amount() {
    work += 1;
    return amount;
  },
});

test.each<readonly [string, number]>([
  ['as many customers as orders', ORDERS],
  ...(isSlowRun ? [['few customers with many orders', 97] as const] : []),
])('works in steps short enough to cancel with %s', (_case, customers) => {
  const { log } = Math;
  const { push } = Array.prototype;
  jest
    .spyOn(orders, 'generateOrders')
    .mockReturnValue(
      Array.from({ length: ORDERS }, (_, index) =>
        countedOrder(`c${index % customers}`, (index * 31) % 700, 1 + ((index * 37) % 9000) / 100),
      ),
    );
  Math.log = (value) => {
    work += 1;
    return log(value);
  };
  Array.prototype.push = function (...items: unknown[]) {
    work += 1;
    return push.apply(this, items);
  };
  let most = 0;
  try {
    const steps = findSegments(null);
    let isDone = false;
    while (!isDone) {
      work = 0;
      isDone = steps.next().done === true;
      most = Math.max(most, work);
    }
  } finally {
    Math.log = log;
    Array.prototype.push = push;
  }
  expect(most).toBeGreaterThan(1000);
  expect(most).toBeLessThan(MAX_WORK);
});
