import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FileField } from '../../src/components/fields/FileField';

test('opens the same file again, which may have changed', async () => {
  const opened = jest.fn();
  render(<FileField label="Open a file" accept=".csv" onOpen={opened} />);
  const file = new File(['price,quantity'], 'sales.csv', { type: 'text/csv' });
  const user = userEvent.setup();
  await user.upload(screen.getByLabelText('Open a file'), file);
  await user.upload(screen.getByLabelText('Open a file'), file);
  expect(opened.mock.calls).toEqual([[file], [file]]);
});
