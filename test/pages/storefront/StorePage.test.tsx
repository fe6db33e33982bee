import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { tourSteps } from '../../../src/content/store/tour';
import { exampleVisit } from '../../../src/pages/storefront/store/model/exampleVisit';
import { lineAdded } from '../../../src/store/cart/cartSlice';
import { selectCartItemCount } from '../../../src/store/cart/cartSelectors';
import { memoryStorage } from '../../../src/persistence/storage';
import { textOf } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { spokenDuring } from '../../support/spoken';
import { leavePage, visit } from '../../support/store';

const shieldAdded = lineAdded({ productId: 'fraud-shield', quantity: 2, billing: 'yearly' });

/** A section of the page, because finding an element of the whole page is slow. */
const part = (title: string) => {
  const found = screen.getByText(title, { selector: 'h2, h3' }).closest('section');
  if (!found) throw new Error(`No section is called '${title}'.`);
  return found;
};
const buttonIn = (title: string, name: string | RegExp) => within(part(title)).getByRole('button', { name });
const entries = () =>
  within(within(part('Actions')).getByRole('list', { name: 'Actions, latest first' })).getAllByRole('button');
const detail = () => within(part('Actions')).getByRole('article');
const storefront = () =>
  within(within(part('Time travel')).getByRole('group', { name: 'Cart after this action' }));
const add = () => buttonIn('Actions', 'Add to Cart: Fraud Shield');

/** Opens the page after adding two Fraud Shields. */
async function opened() {
  const page = await renderRoute('/store');
  act(() => {
    page.store.dispatch(shieldAdded);
  });
  await screen.findByText(/^Your visit, in this tab/);
  return page;
}

describe('/store', () => {
  test('lists each action as it happens, with the slices and values that changed', async () => {
    await opened();
    expect(entries()[0]).toHaveAccessibleName(/cart\/\s*lineAdded.*cart, saving$/);
    expect(within(detail()).getByRole('heading', { name: 'cart/lineAdded' })).toBeVisible();
    expect(detail()).toHaveTextContent('productId: "fraud-shield"');
    expect(detail()).toHaveTextContent(
      /cart\.lines\.fraud-shield:yearlyundefined → \{"productId":"fraud-shield"/,
    );
    const slider = within(part('Time travel')).getByRole('slider', { name: 'Jump to action' });
    // Only the slider announces its position.
    const spoken = await spokenDuring(() => {
      fireEvent.change(slider, { target: { value: 1 } });
    });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^After action 1 of/));
    expect(spoken).toEqual([]);
  });

  test('shows an example and its saved data until the visitor’s own visit has an action, and on request', async () => {
    const { user } = await renderRoute('/store');
    const storage = within(part('Storage'));
    const [exampleChange = ''] = exampleVisit.entries.map(({ action }) => action.type).slice(-1);
    expect(screen.getByText('An example visit: 8 actions')).toBeVisible();
    expect(storage.getByText('Saved after the example visit', { selector: 'h3' })).toBeVisible();
    expect(storage.getByText(exampleChange)).toBeVisible();
    expect(storage.getByText(/milliseconds since January 1, 1970/)).toBeVisible();
    await user.click(buttonIn('Actions', 'Your visit'));
    expect(storage.getByText('Saved data', { selector: 'h3' })).toBeVisible();
    expect(storage.getByText('Nothing has been saved in this visit yet.')).toBeVisible();
    expect(await spokenDuring(() => user.click(add()))).toEqual([
      'Added to cart. You have 1. Plus our 2 samples. View cart',
    ]);
    expect(await storage.findByText('cart/lineAdded')).toBeVisible();
    await user.click(buttonIn('Actions', 'Example visit'));
    expect(storage.queryByText('cart/lineAdded')).not.toBeInTheDocument();
    expect(storage.getByText(exampleChange)).toBeVisible();
    await user.click(entries().at(-1) ?? document.body);
    // The next action replaces the example, and clears the selected action.
    await user.click(add());
    await screen.findByText(/^Your visit, in this tab/);
    expect(entries()[0]).toHaveAccessibleName(/lineAdded/);
    expect(entries()[0]).toHaveAttribute('aria-pressed', 'true');
  });

  test('shows a returning visitor’s own visit, which starts with loading the saved state', async () => {
    const storage = memoryStorage();
    const { dispatch } = await visit(storage);
    dispatch(shieldAdded);
    leavePage();
    await renderRoute('/store', { storage });
    expect(await screen.findByText(/^Your visit, in this tab/)).toBeVisible();
    expect(entries()[0]).toHaveAccessibleName(/rehydrated.*cart/);
    expect(within(part('Storage')).getByText('Saved data', { selector: 'h3' })).toBeVisible();
  });

  test('shows what another tab saved as an action, with the values that changed', async () => {
    const storage = memoryStorage();
    const { store } = await renderRoute('/store', { storage });
    (await visit(storage)).dispatch(shieldAdded);
    leavePage();
    act(() => {
      store.saving.sync();
    });
    await screen.findByText(/^Your visit, in this tab/);
    expect(entries()[0]).toHaveAccessibleName(/from another tab/);
    expect(within(detail()).getByRole('heading', { name: 'saving/otherTabSaved' })).toBeVisible();
    expect(detail()).toHaveTextContent('cart.lines.fraud-shield:yearly');
  });

  test('goes back in time without changing the cart, and restores an earlier cart, with undo', async () => {
    const { user, store } = await opened();
    expect(storefront().getByText(/^4 items/)).toBeVisible();
    await user.click(entries()[1] ?? document.body);
    expect(storefront().getByText(/^2 items/)).toBeVisible();
    expect(selectCartItemCount(store.getState())).toBe(4);
    const replace = () => user.click(buttonIn('Time travel', 'Make this my cart'));
    const undo = () => user.click(buttonIn('Time travel', 'Undo replacement'));
    await replace();
    expect(selectCartItemCount(store.getState())).toBe(2);
    expect(await spokenDuring(undo)).toEqual(['Your cart was restored.']);
    expect(selectCartItemCount(store.getState())).toBe(4);
    expect(screen.queryByText('Your cart was replaced.')).not.toBeInTheDocument();
    expect(buttonIn('Time travel', 'Make this my cart')).toHaveFocus();
    // Undo keeps later additions.
    await replace();
    await user.click(add());
    expect(screen.getByText('Your cart was replaced.')).toBeVisible();
    await undo();
    expect(selectCartItemCount(store.getState())).toBe(5);
  });

  test('two tabs on one storage differ while disconnected, and agree afterward', async () => {
    const { user } = await renderRoute('/store');
    await user.click(buttonIn('Two tabs', 'Open two tabs'));
    expect(buttonIn('Two tabs', 'Disconnect')).toHaveFocus();
    const [left, right] = [within(part('Left tab')), within(part('Right tab'))];
    await user.click(left.getByRole('button', { name: 'Add Conversational AI Assistant' }));
    expect(await right.findByText('Conversational AI Assistant × 1')).toBeVisible();
    await user.click(buttonIn('Two tabs', 'Disconnect'));
    await user.click(
      right.getByRole('button', { name: 'Remove AI Personalization Engine in the right tab' }),
    );
    await user.click(left.getByRole('button', { name: 'Add Customer Insight Analytics' }));
    expect(screen.getByText(/The two tabs are out of sync/)).toBeVisible();
    await user.click(buttonIn('Two tabs', 'Reconnect'));
    expect(await screen.findByText('The two tabs are in sync.')).toBeVisible();
    for (const side of [left, right]) {
      expect(side.getByText(/^removed at/)).toBeVisible();
      expect(side.getByText('Customer Insight Analytics × 1')).toBeVisible();
    }
  });

  test('names each slice’s source and shows what its selectors return; without a repository, the cart’s links to its step of the tour', async () => {
    const { user } = await opened();
    const state = within(part('State'));
    expect(state.getByText('src/store/orders/ordersSlice.ts')).not.toBeVisible();
    for (const slice of ['orders', 'cart']) await user.click(state.getByRole('heading', { name: slice }));
    expect(state.getByText('src/store/orders/ordersSlice.ts')).toBeVisible();
    await user.click(state.getByText('selectCartDue'));
    expect(state.getByText('selectCartItemCount:').parentElement).toHaveTextContent(/: \d+$/);
    const links = state.getAllByRole('link');
    expect(links.map(textOf)).toEqual(['src/store/cart/cartSlice.ts']);
    await user.click(state.getByRole('link'));
    const tour = part('How a click becomes a saved cart');
    expect(tour).toHaveTextContent('File names are paths in the repository.');
    const tab = within(tour).getByRole('tab', { name: '2. A reducer handles the action' });
    await waitFor(() => {
      expect(tab).toHaveFocus();
    });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(within(tour).getByRole('tabpanel')).toHaveTextContent(/src\/store\/cart\/cartSlice\.ts:\d+/);
  });

  test('each step of the tour shows lines from its file, and moves focus to its action', async () => {
    const { user } = await opened();
    const tour = within(part('How a click becomes a saved cart'));
    for (const [index, { title, file }] of tourSteps.entries()) {
      await user.click(tour.getByRole('tab', { name: `${index + 1}. ${title}` }));
      expect(tour.getByRole('tabpanel')).toHaveTextContent(new RegExp(`${file}:\\d`));
    }
    await user.click(tour.getByRole('tab', { name: '2. A reducer handles the action' }));
    await user.click(entries().at(-1) ?? document.body);
    await user.click(tour.getByRole('button', { name: /^Show action/ }));
    expect(within(detail()).getByRole('heading', { name: 'cart/lineAdded' })).toBeVisible();
    expect(detail()).toHaveFocus();
  });

  test('a reset that changes only the theme is undone as well', async () => {
    const { user } = await renderRoute('/store');
    const header = screen.getByRole('banner');
    await user.click(within(header).getByLabelText('Theme', { selector: 'summary' }));
    await user.click(within(header).getByLabelText('Dark'));
    await user.click(buttonIn('Reset', 'Reset the demo'));
    expect(within(header).getByLabelText('System')).toBeChecked();
    await user.click(buttonIn('Reset', 'Undo reset'));
    expect(within(header).getByLabelText('Dark')).toBeChecked();
    expect(within(part('Reset')).queryByText(/was reset/)).not.toBeInTheDocument();
    await user.click(within(header).getByLabelText('System'));
  });

  test('two resets are named and undone separately, latest first, each with its theme', async () => {
    const { user, store } = await opened();
    const header = screen.getByRole('banner');
    await user.click(within(header).getByLabelText('Theme', { selector: 'summary' }));
    const theme = (name: string) => within(header).getByLabelText(name);
    await user.click(theme('Dark'));
    const anew = within(part('Reset'));
    const press = (name: string) => user.click(anew.getByRole('button', { name }));
    const undo = () => spokenDuring(() => press('Undo reset'));
    await press('Reset the demo');
    expect(selectCartItemCount(store.getState())).toBe(2);
    await press('Start empty');
    expect(selectCartItemCount(store.getState())).toBe(0);
    expect(anew.getByRole('status')).toHaveTextContent(/^Cart, orders, .* were emptied\./);
    await undo();
    expect(anew.getByRole('status')).toHaveTextContent('The shop was reset to a first visit');
    expect(theme('System')).toBeChecked();
    expect(await undo()).toEqual(['Restored.']);
    expect(anew.getByRole('button', { name: 'Reset the demo' })).toHaveFocus();
    expect(selectCartItemCount(store.getState())).toBe(4);
    expect(theme('Dark')).toBeChecked();
    await press('Start empty');
    await user.click(theme('Light'));
    await undo();
    expect(theme('Light')).toBeChecked();
    await user.click(theme('System'));
  });
});
