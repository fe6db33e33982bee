import { render } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { OrderSummary } from '../../src/components/shop/OrderSummary';
import { Receipt } from '../../src/components/shop/Receipt';
import { totalsText } from '../../src/demos/conversational-ai-assistant/amounts';
import type { AmountDue } from '../../src/domain/money';
import { OrderRow } from '../../src/pages/storefront/orders/OrderRow';
import type { OrderView } from '../../src/store/orders/ordersSelectors';
import { makeStore } from '../../src/store/store';
import { amountDues } from '../support/arbitraries';
import { propertyRuns } from '../support/slowRun';

const orderOf = (due: AmountDue): OrderView => ({
  number: 'TNG-20261121-K7Q2MX',
  placedAt: '2026-11-21T14:05:09.120Z',
  lines: [],
  due,
  renewals: [],
});

/** Every component that shows an amount due. */
const parts = {
  'the order summary of a cart': (due) => <OrderSummary due={due} />,
  'the order summary of an order': (due) => <OrderSummary placed={{ number: 'TNG-1' }} due={due} />,
  'a receipt': (due) => (
    <Receipt order={orderOf(due)} intro={<h2 id="receipt">Receipt</h2>}>
      {null}
    </Receipt>
  ),
  'the list of orders': (due) => <OrderRow order={orderOf(due)} />,
  'the assistant’s answer': (due) => <p>{totalsText(1, due)}</p>,
} as const satisfies Readonly<Record<string, (due: AmountDue) => ReactElement>>;

/** Finds all amounts of money in a text, in cents. */
const amountsIn = (text: string) =>
  Array.from(text.matchAll(/(-?)\p{Sc}([\d,]+\.\d\d)/gu), ([, sign, digits = '']) =>
    Number(`${sign}${digits.replace(/[,.]/g, '')}`),
  );

describe.each(Object.entries(parts))('%s', (_name, part) => {
  const store = makeStore();

  test('shows every row, and those above the total add up to it', () => {
    fc.assert(
      fc.property(amountDues, (due) => {
        const { container, unmount } = render(
          <Provider store={store}>
            <MemoryRouter>{part(due)}</MemoryRouter>
          </Provider>,
        );
        const shown = amountsIn(container.textContent);
        expect(shown).toEqual(due.map(({ cents }) => cents));
        expect(shown.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(shown.at(-1));
        unmount();
      }),
      { numRuns: propertyRuns / 10 },
    );
  });
});
