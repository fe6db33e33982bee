import { screen } from '@testing-library/react';
import { reportMissingChunk } from '../../src/components/loading/loadingLine';

test('a retry that fails leaves the message, and the focus on its link', () => {
  document.body.innerHTML = '<div id="loading" role="status"></div>';
  reportMissingChunk();
  screen.getByText('Reload the page').focus();
  reportMissingChunk();
  expect(screen.getByText('Reload the page')).toHaveFocus();
});
