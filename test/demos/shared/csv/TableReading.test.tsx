import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findSegments } from '../../../../src/demos/customer-insight-analytics/model';
import { textSource } from '../../../../src/demos/shared/csv/source';
import type { ReadSettings } from '../../../../src/demos/shared/csv/useOwnTable';
import { TableReading } from '../../../../src/demos/shared/csv/TableReading';
import { runToEnd } from '../../../../src/demos/shared/model/withProgress';

function renderReading(text?: string) {
  const tick = jest.fn<undefined, [Iterable<readonly [string, boolean]>]>();
  const onChange = jest.fn<undefined, [Partial<ReadSettings>]>();
  const lines = [1, 2, 3, 4, 5, 6].map(
    (day) => `c${day % 3},2026-01-0${day},${day * day}.50,${day * day}.90,${day > 4 ? 'refunded' : 'paid'}`,
  );
  const source = textSource(
    text ?? ['Customer,Date,Total,Gross,Status', ...lines, ',2026-01-09,7.00,8.00,paid'].join('\n'),
  );
  render(
    <TableReading
      id="findings"
      table={{ input: null, tick }}
      model={{ result: runToEnd(findSegments({ source, columns: {} })), confirm: () => undefined }}
      onChange={onChange}
      resultId="result"
    />,
  );
  return { tick, onChange };
}

test('a status has a box for each value, with its lines and amount', () => {
  renderReading();
  expect(
    screen.getByRole('checkbox', { name: 'paid (5 lines, 39.00, 1 left out in any case)' }),
  ).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'refunded (2 lines, 62.00)' })).not.toBeChecked();
});

test('another amount is a press beside the revenue, with the revenue that it gives', async () => {
  const { onChange } = renderReading();
  await userEvent.click(screen.getByRole('button', { name: 'Gross 33.60' }));
  expect(onChange).toHaveBeenCalledWith({ columns: '-.-.3.-.-.-.-' });
});

test('a select lists the columns of the right kind first', () => {
  renderReading();
  const amount = within(screen.getByRole('combobox', { name: 'Amount' }));
  const namesIn = (group: string) =>
    within(amount.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(namesIn('Likely columns')).toEqual(['Total', 'Gross']);
  expect(namesIn('Other columns')).toEqual(['Customer', 'Date', 'Status']);
});

test('doubts come before the statement, and what counts before the columns', () => {
  renderReading();
  const places = [
    screen.getByText('orders'),
    screen.getByText('1 line is left out: the customer is empty.'),
    screen.getByRole('table'),
    screen.getByRole('heading', { name: 'Do all of these lines count?' }),
    screen.getByRole('heading', { name: 'Columns' }),
  ];
  const inOrder = places.toSorted((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
  expect(inOrder).toEqual(places);
});

test('one press says that a column is right, or chooses one that could be it and shows its values', async () => {
  const { onChange } = renderReading(
    'Wer,Wann,Betrag A,Betrag B\nAnn,2026-01-02,20.50,19.50\nBea,2026-01-03,30.50,29.25\nAnn,2026-01-05,7.25,7.00',
  );
  await userEvent.click(screen.getByRole('button', { name: 'It’s right' }));
  expect(onChange).toHaveBeenCalledWith({ columns: '-.-.2.-.-.-.-' });
  await userEvent.click(screen.getByRole('button', { name: /^Betrag B .*19\.50 · 29\.25 · 7\.00$/u }));
  expect(onChange).toHaveBeenCalledWith({ columns: '-.-.3.-.-.-.-' });
});

test('one press reads an amount with another decimal mark, with the revenue that it gives', async () => {
  const { onChange } = renderReading('Customer,Date,Total\nAnn,2026-01-02,"1,234"\nBea,2026-01-03,"2,345"');
  await userEvent.click(screen.getByRole('button', { name: '1.234 3.58' }));
  expect(onChange).toHaveBeenCalledWith({ read: 'decimal.comma' });
});

test('one press leaves only one value of three', async () => {
  const lines = Array.from(
    { length: 9 },
    (_, index) => `c${index % 3},2026-01-0${index + 1},${index}.50,${'xyz'[index % 3]}`,
  );
  const { tick } = renderReading(['Customer,Date,Total,Kind', ...lines].join('\n'));
  await userEvent.click(screen.getByRole('button', { name: 'Only y' }));
  expect(new Map(tick.mock.calls[0]?.[0] ?? [])).toEqual(
    new Map([
      ['3:y', true],
      ['3:x', false],
      ['3:z', false],
    ]),
  );
});
