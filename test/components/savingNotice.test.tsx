import { screen } from '@testing-library/react';
import { memoryStorage } from '../../src/persistence/storage';
import { STORAGE_KEY } from '../../src/store/saved';
import { renderRoute } from '../support/renderRoute';

test('says that saved items couldn’t be read, even if none could, until dismissed', async () => {
  const { user } = await renderRoute('/cart', {
    storage: memoryStorage({ [STORAGE_KEY]: '{"cart": oh no' }),
  });
  expect(screen.getByText(/^Some saved items could not be read/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
