import { renderRoute } from '../../support/renderRoute';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CostPlot } from '../../../src/demos/fraud-shield/CostPlot';
import { CutoffPanel } from '../../../src/demos/fraud-shield/CutoffPanel';
import type { ListSettings } from '../../../src/demos/fraud-shield/OrderList';
import { OrderList } from '../../../src/demos/fraud-shield/OrderList';
import { YourStore } from '../../../src/demos/fraud-shield/YourStore';
import { exampleResult } from '../../../src/demos/fraud-shield/example.computed';
import { mapFields } from '../../../src/demos/fraud-shield/fields';
import { generateOrders } from '../../../src/demos/fraud-shield/generateOrders';
import type { FraudResult } from '../../../src/demos/fraud-shield/model';
import { talliesOf } from '../../../src/demos/fraud-shield/verdicts';
import { textOf } from '../../support/parts';

describe('The panels', () => {
  const costs = { miss: 150, alarm: 20 };
  const { yesterday, orders } = exampleResult;
  const ignore = () => undefined;
  const renderStore = (threshold: number, chargebacks: number) => {
    render(
      <YourStore
        costs={costs}
        threshold={threshold}
        store={{ orders: 300, chargebacks }}
        yesterday={talliesOf(yesterday)}
        today={talliesOf(orders)}
        onChange={ignore}
        onThreshold={ignore}
      />,
    );
  };

  test('the cutoff panel says what the day’s verdicts cost, and why its best cutoff isn’t the store’s', () => {
    const tally = { caught: 3, missed: 1, 'false alarm': 2, passed: 10 };
    render(<CutoffPanel costs={costs} threshold={50} tally={tally} cheapest={14} onThreshold={ignore} />);
    expect(screen.getAllByRole('definition').map(textOf)).toEqual(['3 of 4', '2', '$190']);
    expect(screen.getByText(/holding nothing costs/u)).toHaveTextContent(
      '16 orders; holding nothing costs $600',
    );
    expect(screen.getByText(/cost the least/u)).toHaveTextContent(
      'Of these orders, 25% are fraud, and 14 cost the least on the day before.',
    );
  });

  test('estimates what a store saves in a month from today’s shares of fraud caught and good orders held', () => {
    renderStore(50, 3);
    // 36 of 73 frauds and 2 of 647 good orders are held: 3 × 36 ÷ 73 × $150 − 297 × 2 ÷ 647 × $20.
    expect(
      screen.getByText(/save you \$204 a month\.$/u, { selector: 'strong' }).parentElement,
    ).toHaveTextContent('With Fraud Shield’s $49.99, you’d be $154.01 ahead.');
  });

  test.each([
    [14, 'button'],
    [50, null],
  ])('offers the store’s best cutoff only if it saves more than %d', (threshold, offered) => {
    renderStore(threshold, 1);
    const buttons = screen.queryAllByRole('button', { name: /^Set the cutoff to/u });
    expect(buttons.map(textOf)).toEqual(offered === null ? [] : ['Set the cutoff to 83']);
  });

  test('the cost plot says what each kind of mistake costs at the visitor’s cutoff', () => {
    render(<CostPlot tallies={talliesOf(yesterday)} threshold={0} costs={costs} />);
    expect(screen.getByText(/^At your cutoff/u)).toHaveTextContent(
      'missed fraud costs $0 and false alarms $13,020. Holding nothing (the dashed line) costs $10,350.',
    );
  });
});

describe('The list of orders', () => {
  const none = mapFields(() => 0);

  /** Forty orders, in order of risk. */
  const result: FraudResult = {
    yesterday: [],
    orders: generateOrders(1, 40).map((order, index) => ({ ...order, id: index + 1, risk: index, flags: 0 })),
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
});

test('a cost in a link that the slider can’t show is ignored', async () => {
  await renderRoute('/demos/fraud-shield?miss=155');
  expect(await screen.findByRole('slider', { name: /^Missed fraud/ })).toHaveValue('150');
  expect(screen.getByText('$150')).toBeVisible();
});
