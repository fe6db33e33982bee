import { render, screen } from '@testing-library/react';
import { CsvSection } from '../../../src/demos/shared/csv/CsvSection';
import { textSource } from '../../../src/demos/shared/csv/source';
import type { Finding } from '../../../src/demos/shared/csv/finding';

function renderRows(severity: Finding['severity']) {
  render(
    <CsvSection
      what="sales"
      hint="Price and quantity."
      sample="price,quantity"
      table={{
        source: textSource('a,b'),
        linkedText: null,
        input: null,
        choose: () => undefined,
        chooseStatus: () => undefined,
        link: () => '',
      }}
      wanted={[]}
      model={{
        result: {
          columns: null,
          findings: [{ severity, message: 'No column holds prices.', suggestion: 'Choose one.' }],
          readback: null,
        },
        isConfirmed: false,
        confirm: () => undefined,
      }}
      onChange={() => undefined}
    />,
  );
  return screen.getByRole('textbox', { name: 'Your sales as CSV' });
}

test('a table with an error marks its field as invalid and describes it', () => {
  const field = renderRows('error');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/No column holds prices\. Choose one\./);
});

test('a warning leaves the field valid', () => {
  expect(renderRows('warning')).toBeValid();
});
