import { screen } from '@testing-library/react';
import { memoryStorage } from '../../src/persistence/storage';
import { STORAGE_KEY } from '../../src/store/saved';
import { renderRoute } from '../support/renderRoute';

test('says that saved data was damaged, even if none of it can be read, until dismissed', async () => {
  const { user } = await renderRoute('/cart', {
    storage: memoryStorage({ [STORAGE_KEY]: '{"cart": oh no' }),
  });
  expect(screen.getByText(/^Your saved data was damaged\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/damaged/)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
