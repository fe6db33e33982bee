import { act, screen, waitFor, within } from '@testing-library/react';
import { newOrder } from '../../../src/domain/order';
import { selectCartLines } from '../../../src/store/cart/cartSelectors';
import { lineAdded } from '../../../src/store/cart/cartSlice';
import { fieldChanged, orderPlaced } from '../../../src/store/checkout/checkoutSlice';
import { placeOrder } from '../../../src/store/checkout/placeOrder';
import { selectOrders } from '../../../src/store/orders/ordersSelectors';
import { orderDeleted } from '../../../src/store/orders/ordersSlice';
import type { AppStore } from '../../../src/store/store';
import { dueOf, shownDue } from '../../support/amountsDue';
import { everythingTyped, goodForm } from '../../support/checkoutForm';
import { renderRoute } from '../../support/renderRoute';

describe('/orders', () => {
  /** Places an order and returns its number. */
  function order(store: AppStore): string {
    const { dispatch } = store;
    act(() => {
      dispatch(lineAdded({ productId: 'fraud-shield', quantity: 2, billing: 'yearly' }));
      for (const change of everythingTyped) dispatch(fieldChanged(change));
      dispatch(placeOrder());
    });
    return selectOrders(store.getState())[0]?.number ?? '';
  }

  const row = (number: string) =>
    within(screen.getByRole('heading', { level: 3, name: number }).closest('li') ?? document.body);

  test('has an empty state with a link to the shop', async () => {
    await renderRoute('/orders');
    expect(await screen.findByRole('heading', { level: 2, name: 'No orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
    expect(screen.queryByRole('button', { name: /delete/i })).not.toBeInTheDocument();
  });

  test('lists an order with number, date, lines and total', async () => {
    const { store } = await renderRoute('/orders');
    const number = order(store);
    expect(await screen.findByRole('heading', { level: 2, name: '1 order' })).toBeVisible();
    expect(row(number).getByText(/^AI Personalization Engine/)).toHaveTextContent('× 1, monthly');
    expect(row(number).getByText(/^Fraud Shield/)).toHaveTextContent('× 2, yearly');
    expect(row(number).getByText('$999.80')).toBeVisible();
    // 29.99 + 19.99 + 999.80, plus tax.
    for (const amount of shownDue(104978)) expect(row(number).getByText(amount)).toBeVisible();
  });

  test('opens an order’s receipt with totals, without name and address, and links back', async () => {
    const { store, user } = await renderRoute('/orders');
    const number = order(store);
    await user.click(await screen.findByRole('link', { name: `Receipt of ${number}` }));
    // The second is printed.
    const [heading] = await screen.findAllByRole('heading', { level: 1, name: 'Receipt' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(number)).toBeVisible();
    for (const { label } of dueOf(104978)) expect(screen.getByText(label)).toBeVisible();
    for (const amount of shownDue(104978)) expect(screen.getByText(amount)).toBeVisible();
    expect(screen.queryByText(/Billed to|Okafor/)).not.toBeInTheDocument();
    expect(document.title).toBe(`Receipt ${number} | Tangelo`);

    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);

    await user.click(screen.getByRole('link', { name: 'All your orders' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^1 order/ })).toHaveFocus();
  });

  test('says that a cancellation was requested once the message about the order is sent', async () => {
    const { store, user } = await renderRoute('/orders');
    const number = order(store);
    expect(screen.queryByText(/^Cancellation requested/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: `Cancel or get a refund: ${number}` }));
    const form = within(await screen.findByRole('form', { name: 'Contact' }));
    expect(screen.getByText('We confirm your last day and your refund by email.')).toBeVisible();
    expect(screen.queryByText('We talk for half an hour')).not.toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.type(form.getByRole('textbox', { name: 'Email' }), 'ada@shop.example');
    await user.click(form.getByRole('button', { name: 'Send message' }));

    expect(form.getByRole('status')).toHaveTextContent(
      /^Thank you for your message! We will get back to you soon\. .* a refund of up to \$1,133\.76/,
    );
    expect(form.queryByRole('textbox')).not.toBeInTheDocument();
    expect(form.getByRole('link', { name: 'Write another message' })).toHaveAttribute('href', '/contact-us');
    await user.click(screen.getByRole('link', { name: 'See the order' }));
    expect(await screen.findAllByText(/^Cancellation requested \w+ \d+, 20\d\d$/)).toHaveLength(2);
    expect(screen.getByText('We confirm your last day and your refund by email.')).toBeVisible();
    expect(screen.queryByText(/^Renews/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All your orders' }));
    expect(row(number).getByText(/^Cancellation requested/)).toBeVisible();
    expect(row(number).queryByRole('link', { name: /^Cancel or get/ })).not.toBeInTheDocument();
  });

  test('adds an order’s lines to the cart again, and undoes it', async () => {
    const { store, user } = await renderRoute('/orders');
    const number = order(store);
    act(() => {
      store.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'yearly' }));
    });
    const inCart = () => selectCartLines(store.getState()).map(({ key, quantity }) => `${quantity} × ${key}`);
    await user.click(await screen.findByRole('button', { name: `Order again: ${number}` }));
    expect(inCart()).toEqual([
      '3 × fraud-shield:yearly',
      '1 × ai-personalization-engine:monthly',
      '1 × dynamic-pricing-optimizer:monthly',
    ]);
    expect(screen.getByText(/^The items were added to your cart/)).toBeVisible();
    const cart = screen.getByRole('link', { name: 'View cart' });
    expect(cart).toHaveAttribute('href', '/cart');
    expect(cart).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo add to cart' }));
    expect(inCart()).toEqual(['1 × fraud-shield:yearly']);
    expect(screen.getByRole('heading', { level: 2, name: /^1 order/ })).toHaveFocus();
  });

  test('names lines that are at the maximum in the cart', async () => {
    const { store, user } = await renderRoute('/orders');
    const number = order(store);
    act(() => {
      store.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 98, billing: 'yearly' }));
    });
    await user.click(await screen.findByRole('button', { name: `Order again: ${number}` }));
    expect(screen.getByText(/^The items were added to your cart/)).toHaveTextContent(
      'Fraud Shield is at 99, the maximum.',
    );
    await user.click(screen.getByRole('button', { name: `Order again: ${number}` }));
    expect(screen.getByText(/^The items were added to your cart/)).toHaveTextContent(
      'Fraud Shield is at 99, the maximum.',
    );
    act(() => {
      for (const productId of ['ai-personalization-engine', 'dynamic-pricing-optimizer'] as const)
        store.dispatch(lineAdded({ productId, quantity: 99, billing: 'monthly' }));
    });
    expect(screen.queryByRole('button', { name: /^Order again/ })).not.toBeInTheDocument();
  });

  test('doesn’t say that repeated items were removed once an order has bought them', async () => {
    const { user, store } = await renderRoute('/orders');
    const again = { name: `Order again: ${order(store)}` };
    await user.click(await screen.findByRole('button', again));
    await user.click(screen.getByRole('button', { name: 'Undo add to cart' }));
    expect(screen.getByText('Removed from cart.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', again));
    order(store);
    expect(screen.queryByRole('button', { name: 'Undo add to cart' })).not.toBeInTheDocument();
    expect(screen.queryByText('Removed from cart.')).not.toBeInTheDocument();
  });

  test('names products that are no longer sold, and repeats the others', async () => {
    const { user, store } = await renderRoute('/orders');
    const placed = (...productIds: readonly string[]) => {
      act(() => {
        const line = { billing: 'monthly', quantity: 1, amount: 999 } as const;
        const lines = productIds.map((productId) => ({ productId, ...line }));
        const due = dueOf(999 * productIds.length);
        const order = newOrder({ lines, due }, new Date(), String(productIds));
        store.dispatch(orderPlaced({ order, details: goodForm }));
      });
      return selectOrders(store.getState())[0]?.number ?? '';
    };
    const [half, none] = [placed('returns-radar', 'fraud-shield'), placed('returns-radar')];
    expect(row(half).getByText('No longer sold: returns-radar.')).toBeVisible();
    expect(row(none).queryByRole('button', { name: /^Order again/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Order again: ${half}` }));
    expect(selectCartLines(store.getState()).map(({ key }) => key)).toContain('fraud-shield:monthly');
  });

  test('says when the order in the URL isn’t on this device', async () => {
    await renderRoute('/orders?order=TNG-20200101-NOSUCH');
    expect(await screen.findByText(/This order isn’t on this device/)).toBeVisible();
  });

  test('deletes an order and restores it, and moves focus', async () => {
    const { store, user } = await renderRoute('/orders');
    const [first, second] = [order(store), order(store)];
    await user.click(await screen.findByRole('button', { name: `Delete from this device: ${first}` }));
    expect(screen.queryByRole('heading', { name: first })).not.toBeInTheDocument();
    expect(screen.getByText(`Order ${first} was deleted here, but not canceled.`)).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo delete' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(screen.getByRole('heading', { name: first })).toBeVisible();
    expect(screen.getByRole('heading', { name: second })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /^2 orders/ })).toHaveFocus();
  });

  test('deletes all orders and restores them', async () => {
    const { store, user } = await renderRoute('/orders');
    order(store);
    order(store);
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    expect(screen.getByRole('heading', { level: 2, name: 'No orders' })).toBeVisible();
    expect(screen.getByText('2 orders were deleted here, but not canceled.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo delete' }));
    expect(screen.getByRole('heading', { level: 2, name: '2 orders, newest first' })).toBeVisible();
  });

  test('keeps focus in the list when another tab deletes the focused order', async () => {
    const { store } = await renderRoute('/orders');
    const number = order(store);
    order(store);
    row(number)
      .getByRole('button', { name: /^Delete/ })
      .focus();
    act(() => {
      store.dispatch(orderDeleted({ number }));
    });
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 2, name: /^1 order/ })).toHaveFocus();
    });
  });
});

describe('No two controls of one kind share a name', () => {
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
    const [second = document.body] = screen.getAllByRole('button', { name: /^Delete from this device/ });
    await user.click(second);
    expect(undos()).toEqual(['Undo delete', 'Undo add to cart']);
    expect(sharedNames()).toEqual([]);
  });
});
