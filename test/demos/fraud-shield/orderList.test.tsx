import { screen, within } from '@testing-library/react';
import { renderRoute } from '../../support/renderRoute';

// jsdom has no workers: what is shown is the example, which the page has.
jest.mock('../../../src/demos/fraud-shield/startModel', () => ({
  startModel: () => ({
    worker: Object.assign(new EventTarget(), { terminate: () => undefined }),
    runner: { run: () => new Promise(() => undefined), cancel: () => undefined },
  }),
}));

test('what is shown more of begins at the focus, so that the next Tab goes on in it', async () => {
  const { user } = await renderRoute('/demos/fraud-shield');
  const orders = within(screen.getByRole('region', { name: 'Order by order' }));
  const rows = () => orders.getAllByRole('button', { name: /^Order/ });
  expect(rows()).toHaveLength(10);
  await user.click(orders.getByRole('button', { name: /^Show 10 more/ }));
  expect(rows()).toHaveLength(20);
  expect(rows()[10]).toHaveFocus();
});

test('an order that a link has opened further down can be closed without losing the place', async () => {
  const { user } = await renderRoute('/demos/fraud-shield?show=all&order=3');
  const order = await screen.findByRole('button', { name: /^Order 3\D/ });
  await user.click(order);
  expect(order).toHaveFocus();
  expect(order).toHaveAttribute('aria-expanded', 'false');
});
