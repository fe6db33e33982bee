import { act, screen, within } from '@testing-library/react';
import { lineAdded } from '../../../src/store/cart/cartSlice';
import { fieldChanged } from '../../../src/store/checkout/checkoutSlice';
import { placeOrder } from '../../../src/store/checkout/placeOrder';
import type { AppStore } from '../../../src/store/store';
import { everythingTyped } from '../../support/checkoutForm';
import { renderRoute } from '../../support/renderRoute';

const kinds = ['button', 'combobox', 'textbox', 'radio', 'checkbox', 'link'];

/** Finds names that several controls of one kind share. Links to the same URL may share a name. */
function sharedNames(): string[] {
  const main = within(screen.getByRole('main'));
  return kinds.flatMap((kind) => {
    const visible = new Set<Element>(main.queryAllByRole(kind));
    const targets = new Map<string, Set<Element | string>>();
    main.queryAllByRole(kind, {
      name: (name, element) => {
        if (!visible.has(element)) return false;
        const known = targets.get(name) ?? new Set();
        targets.set(name, known.add(element.getAttribute('href') ?? element));
        return true;
      },
    });
    return [...targets].filter(([, all]) => all.size > 1).map(([name]) => `${kind}: ${name}`);
  });
}

const press = (name: string) => screen.getByRole('button', { name });
const undos = () =>
  screen
    .getAllByRole('button', { name: /^Undo/ })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent.trim());

function fill({ dispatch }: AppStore): void {
  act(() => {
    for (const billing of ['monthly', 'yearly'] as const)
      dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing }));
  });
}

function order(store: AppStore): void {
  fill(store);
  act(() => {
    for (const change of everythingTyped) store.dispatch(fieldChanged(change));
    store.dispatch(placeOrder());
  });
}

describe('No two controls of one kind share a name', () => {
  test('on /cart, with a product billed by month and by year', async () => {
    const { store } = await renderRoute('/cart');
    fill(store);
    expect(sharedNames()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Fraud Shield (monthly)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Fraud Shield (yearly)' })).toBeVisible();
    expect(screen.getByLabelText('Quantity of Fraud Shield (monthly)')).toBeVisible();
    expect(screen.getByLabelText('Quantity of Fraud Shield (yearly)')).toBeVisible();
    expect(screen.getByLabelText('Quantity of AI Personalization Engine')).toBeVisible();
  });

  test('on /cart, with a shared cart and a removal to undo', async () => {
    const { user } = await renderRoute('/cart?lines=fraud-shield:yearly:2');
    await user.click(press('Add to my cart'));
    await user.click(press('Remove AI Personalization Engine'));
    expect(undos()).toEqual(['Undo', 'Undo: restore AI Personalization Engine']);
    expect(sharedNames()).toEqual([]);
  });

  test('on /orders, after an order was repeated and another deleted', async () => {
    const { store, user } = await renderRoute('/orders');
    for (let count = 0; count < 3; count += 1) order(store);
    const [first = document.body] = await screen.findAllByRole('button', { name: /^Order again/ });
    await user.click(first);
    const [second = document.body] = screen.getAllByRole('button', { name: /^Delete order/ });
    await user.click(second);
    expect(undos()).toEqual(['Undo delete', 'Undo add to cart']);
    expect(sharedNames()).toEqual([]);
  });
});
