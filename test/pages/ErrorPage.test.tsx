import { screen } from '@testing-library/react';
import { selectCartItemCount } from '../../src/store/cart/cartSelectors';
import { renderRoute } from '../support/renderRoute';

jest.mock('../../src/pages/storefront/shop/ShopPage', () => ({
  Component: () => {
    throw new Error('This page is broken.');
  },
}));

test('a page that throws shows an error, and the shell and the cart keep working', async () => {
  // Silences React and the router, which log the error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, store } = await renderRoute('/shop');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on this page');
  expect(screen.getByText(/Your cart is safe/)).toBeVisible();
  expect(selectCartItemCount(store.getState())).toBe(2);
  await user.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});
