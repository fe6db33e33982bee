import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { mapFields } from '../../../src/demos/fraud-shield/fields';
import { generateOrders } from '../../../src/demos/fraud-shield/generateOrders';
import type { FraudResult } from '../../../src/demos/fraud-shield/model';
import type { ListSettings } from '../../../src/demos/fraud-shield/OrderList';
import { OrderList } from '../../../src/demos/fraud-shield/OrderList';

const none = mapFields(() => 0);

/** Forty orders, in order of risk. */
const result: FraudResult = {
  yesterday: [],
  orders: generateOrders(1, 40).map((order, index) => ({
    ...order,
    id: index + 1,
    risk: index,
    flags: 0,
  })),
  auc: { area: 0.9, low: 0.8, high: 1 },
  usual: none,
  logOdds: none,
};

/** The order list. Keeps its settings in state; the page keeps them in the URL. */
function Orders(given: ListSettings) {
  const [settings, setSettings] = useState(given);
  return (
    <OrderList
      result={result}
      threshold={10}
      settings={settings}
      onChange={(changed) => {
        setSettings((before) => ({ ...before, ...changed }));
      }}
    />
  );
}

test('Show more moves focus to the first new order', async () => {
  render(<Orders show="held" order={0} />);
  const rows = () => screen.getAllByRole('button', { name: /^Order/ });
  expect(rows()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: /^Show 10 more/ }));
  expect(rows()).toHaveLength(20);
  expect(rows()[10]).toHaveFocus();
});

test('an order opened by a link can be closed without losing the scroll position', async () => {
  render(<Orders show="all" order={3} />);
  const order = screen.getByRole('button', { name: /^Order 3\D/ });
  await userEvent.click(order);
  expect(order).toHaveFocus();
  expect(order).toHaveAttribute('aria-expanded', 'false');
});
