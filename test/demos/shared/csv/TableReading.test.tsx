import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findSegments } from '../../../../src/demos/customer-insight-analytics/model';
import { textSource } from '../../../../src/demos/shared/csv/source';
import { TableReading } from '../../../../src/demos/shared/csv/TableReading';
import { runToEnd } from '../../../../src/demos/shared/model/withProgress';

function renderReading() {
  const tick = jest.fn<undefined, [Iterable<readonly [string, boolean]>]>();
  const lines = [1, 2, 3, 4, 5, 6].map(
    (day) => `c${day % 3},2026-01-0${day},${day * day}.50,${day * day}.90,${day > 4 ? 'refunded' : 'paid'}`,
  );
  const source = textSource(
    ['Customer,Date,Total,Gross,Status', ...lines, ',2026-01-09,7.00,8.00,paid'].join('\n'),
  );
  render(
    <TableReading
      id="findings"
      table={{ input: null, tick }}
      model={{ result: runToEnd(findSegments({ source, columns: {} })), confirm: () => undefined }}
      onChange={() => undefined}
      resultId="result"
    />,
  );
  return tick;
}

test('another column keeps all ticks as they were shown', async () => {
  const tick = renderReading();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Amount' }), 'Gross');
  expect(new Map(tick.mock.calls[0]?.[0] ?? [])).toEqual(
    new Map([
      ['4:paid', true],
      ['4:refunded', false],
    ]),
  );
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

test('doubts come before the statement, and ticks before the columns', () => {
  renderReading();
  const places = [
    screen.getByText('1 line is left out: no customer.'),
    screen.getByRole('table'),
    screen.getByRole('heading', { name: 'Lines that count' }),
    screen.getByRole('heading', { name: 'Columns' }),
  ];
  const inOrder = places.toSorted((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
  expect(inOrder).toEqual(places);
});
