import { screen } from '@testing-library/react';
import { sayMissing } from '../../src/components/loading/loadingLine';

test('a retry that fails leaves the message, and the focus on its link', () => {
  document.body.innerHTML = '<div id="loading" role="status"></div>';
  sayMissing();
  screen.getByText('Reload the page').focus();
  sayMissing();
  expect(screen.getByText('Reload the page')).toHaveFocus();
});
