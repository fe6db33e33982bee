import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { productIds } from '../../../src/content/slugs';
import { tourSteps } from '../../../src/content/store/tour';
import { storageKeys } from '../../../src/domain/storageKeys';
import { exampleVisit } from '../../../src/pages/storefront/store/model/exampleVisit';
import { lineAdded } from '../../../src/store/cart/cartSlice';
import { selectCartItemCount } from '../../../src/store/cart/cartSelectors';
import { memoryStorage } from '../../../src/persistence/storage';
import { renderRoute } from '../../support/renderRoute';
import { spokenDuring } from '../../support/spoken';
import { leavePage, visit } from '../../support/store';

const shieldAdded = lineAdded({ productId: 'fraud-shield', quantity: 2, billing: 'yearly' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string) => screen.getByRole('region', { name });
const entries = () =>
  within(screen.getByRole('list', { name: 'Actions, latest first' })).getAllByRole('button');

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
    const detail = screen.getByRole('article');
    expect(within(detail).getByRole('heading', { name: 'cart/lineAdded' })).toBeVisible();
    expect(detail).toHaveTextContent('productId: "fraud-shield"');
    expect(detail).toHaveTextContent(
      /cart\.lines\.fraud-shield:yearlyundefined → \{"productId":"fraud-shield"/,
    );
  });

  test('shows the example until the visitor’s own visit has an action', async () => {
    const { user } = await renderRoute('/store');
    expect(screen.getByText('An example visit: 8 actions')).toBeVisible();
    await user.click(button('Add to Cart: Fraud Shield'));
    expect(await screen.findByText(/^Your visit, in this tab/)).toBeVisible();
    expect(entries()[0]).toHaveAccessibleName(/lineAdded/);
  });

  test('shows a returning visitor’s own visit, which starts with loading the saved state', async () => {
    const storage = memoryStorage();
    const { dispatch } = await visit(storage);
    dispatch(shieldAdded);
    leavePage();
    await renderRoute('/store', { storage });
    expect(await screen.findByText(/^Your visit, in this tab/)).toBeVisible();
    expect(entries()[0]).toHaveAccessibleName(/REHYDRATE.*cart/);
    expect(screen.getByRole('heading', { name: 'Saved data' })).toBeVisible();
  });

  test('replaces the example on the next action, and clears the selected action', async () => {
    const { user } = await opened();
    await user.click(button('Example visit'));
    await user.click(entries().at(-1) ?? document.body);
    await user.click(button('Add to Cart: Fraud Shield'));
    await screen.findByText(/^Your visit, in this tab/);
    expect(entries()[0]).toHaveAttribute('aria-pressed', 'true');
  });

  test('shows the saved data of the selected visit', async () => {
    const { user } = await renderRoute('/store');
    const storage = within(region('Storage'));
    const [exampleChange] = exampleVisit.entries.map(({ action }) => action.type).slice(-1);
    expect(storage.getByRole('heading', { name: 'Saved after the example visit' })).toBeVisible();
    expect(storage.getByText(exampleChange ?? '')).toBeVisible();
    expect(storage.getByText(/milliseconds since January 1, 1970/)).toBeVisible();
    await user.click(button('Your visit'));
    expect(storage.getByRole('heading', { name: 'Saved data' })).toBeVisible();
    expect(storage.getByText('Nothing has been saved in this visit yet.')).toBeVisible();
    await user.click(button('Add to Cart: Fraud Shield'));
    expect(await storage.findByText('cart/lineAdded')).toBeVisible();
    await user.click(button('Example visit'));
    expect(storage.queryByText('cart/lineAdded')).not.toBeInTheDocument();
    expect(storage.getByText(exampleChange ?? '')).toBeVisible();
  });

  test('says that file names aren’t links if the build knows no repository', async () => {
    await renderRoute('/store');
    expect(region('How a click becomes a saved cart')).toHaveTextContent(
      'File names are paths in the repository.',
    );
  });

  test('goes back in time without changing the cart, and restores an earlier cart, with undo', async () => {
    const { user, store } = await opened();
    const storefront = within(screen.getByRole('group', { name: 'Storefront after this action' }));
    expect(storefront.getByText(/^4 items/)).toBeVisible();
    await user.click(entries()[1] ?? document.body);
    expect(storefront.getByText(/^2 items/)).toBeVisible();
    expect(selectCartItemCount(store.getState())).toBe(4);
    await user.click(button('Make this my cart'));
    expect(selectCartItemCount(store.getState())).toBe(2);
    await user.click(button('Undo replacement'));
    expect(selectCartItemCount(store.getState())).toBe(4);
  });

  test('restores the cart in the frame, including changes made there', async () => {
    const { user, store } = await opened();
    await user.click(entries()[1] ?? document.body);
    const storefront = within(screen.getByRole('group', { name: 'Storefront after this action' }));
    await user.click(storefront.getByRole('button', { name: 'Remove AI Personalization Engine' }));
    expect(storefront.getByText(/^1 item /)).toBeVisible();
    await user.click(button('Make this my cart'));
    expect(selectCartItemCount(store.getState())).toBe(1);
    expect(storefront.getByText(/^1 item /)).toBeVisible();
  });

  describe('announces that the cart was restored', () => {
    const sentence = () => screen.queryByText('Your cart was replaced.');

    test('and its undo keeps later additions', async () => {
      const { user, store } = await opened();
      await user.click(button('Make this my cart'));
      await user.click(button('Add to Cart: Fraud Shield'));
      expect(sentence()).toBeVisible();
      await user.click(within(region('Time travel')).getByRole('button', { name: 'Undo replacement' }));
      expect(selectCartItemCount(store.getState())).toBe(5);
    });

    test('until it’s undone, which is announced too; focus returns to the button', async () => {
      const { user } = await opened();
      await user.click(button('Make this my cart'));
      const undo = within(region('Time travel')).getByRole('button', { name: 'Undo replacement' });
      expect(await spokenDuring(() => user.click(undo))).toEqual(['Your cart was restored.']);
      expect(sentence()).not.toBeInTheDocument();
      expect(button('Make this my cart')).toHaveFocus();
    });
  });

  test('announces an added product only once', async () => {
    const { user } = await opened();
    expect(await spokenDuring(() => user.click(button('Add to Cart: Fraud Shield')))).toEqual([
      'Added to cart. You have 2 yearly and 1 monthly.View cart',
    ]);
  });

  test('only the slider announces its position', async () => {
    await opened();
    const slider = screen.getByRole('slider', { name: 'Jump to action' });
    const spoken = await spokenDuring(() => {
      fireEvent.change(slider, { target: { value: 1 } });
    });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^After action 1 of/));
    expect(spoken).toEqual([]);
  });

  test('announces the result of a broken copy in a sentence, once', async () => {
    const { user, store } = await opened();
    expect(await spokenDuring(() => user.click(button('Cut it in half')))).toEqual([
      'Cut it in half. Cart after loading: AI Personalization Engine × 1 (from the initial state), Dynamic Pricing Optimizer × 1 (from the initial state). Saved.',
    ]);
    const later = await spokenDuring(() => {
      act(() => {
        store.dispatch(shieldAdded);
      });
    });
    expect(later).toEqual([]);
  });

  test.each([
    [
      'Cut it in half',
      /Cut off after this: … .*AI Personalization Engine × 1 \(from the initial state\), Dynamic.*Yes, the whole text.*Saved/,
    ],
    [
      'Invalid quantity',
      /fraud-shield:yearly\.value\.quantity2 → "many".*AI Personalization Engine × 1, Dynamic Pricing Optimizer × 1 \(from the initial state\)Dropped1 item.*Not needed.*Saved/,
    ],
    [
      'Unknown product',
      /productId"fraud-shield" → "a-product-of-next-year".*AI Personalization Engine × 1.*1 item.*Not needed.*Saved/,
    ],
    ['Storage full', /None.*AI Personalization Engine × 1.*Fraud Shield × 2.*Not saved/],
  ])('breaks a copy, not the saved state: %s', async (way, outcome) => {
    const storage = memoryStorage();
    const { user, store } = await renderRoute('/store', { storage });
    const own = () => [store.getState().cart, storage.getItem(storageKeys.shop)];
    const before = own();
    await user.click(button(way));
    await waitFor(() => {
      expect(region('Storage')).toHaveTextContent(outcome);
    });
    expect(own()).toEqual(before);
  });

  test('two tabs on one storage differ while disconnected, and agree afterward', async () => {
    const { user } = await renderRoute('/store');
    await user.click(button('Open two tabs'));
    const tab = (name: string) => within(screen.getByRole('region', { name }));
    const left = tab('Left tab');
    const right = tab('Right tab');
    await user.click(left.getByRole('button', { name: 'Add Conversational AI Assistant' }));
    expect(await right.findByText('Conversational AI Assistant × 1')).toBeVisible();
    await user.click(button('Disconnect'));
    await user.click(
      right.getByRole('button', { name: 'Remove AI Personalization Engine in the right tab' }),
    );
    await user.click(left.getByRole('button', { name: 'Add Customer Insight Analytics' }));
    expect(screen.getByText(/The two tabs are out of sync/)).toBeVisible();
    await user.click(button('Reconnect'));
    expect(await screen.findByText('The two tabs are in sync.')).toBeVisible();
    for (const side of [left, right]) {
      expect(side.getByText(/^removed at/)).toBeVisible();
      expect(side.getByText('Customer Insight Analytics × 1')).toBeVisible();
    }
  });

  test('moves focus when a button of the two tabs disappears', async () => {
    const { user } = await renderRoute('/store');
    await user.click(button('Open two tabs'));
    expect(button('Disconnect')).toHaveFocus();
    const left = within(screen.getByRole('region', { name: 'Left tab' }));
    await user.click(button('Remove AI Personalization Engine in the left tab'));
    expect(left.getByRole('button', { name: 'Add AI Personalization Engine' })).toHaveFocus();
    for (let more = productIds.length - 1; more > 0; more -= 1)
      await user.click(left.getByRole('button', { name: /^Add/ }));
    expect(left.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    expect(left.getByRole('heading', { name: 'Left tab' })).toHaveFocus();
  });

  test('replays the visit into the same state', async () => {
    const { user } = await opened();
    await user.click(button('Replay this visit'));
    expect(screen.getByText(/The final state is identical\./)).toBeVisible();
  });

  test('names each slice’s source; without a repository, the cart’s links to its step of the tour', async () => {
    const { user } = await opened();
    const state = within(region('State'));
    expect(state.getByText('src/store/orders/ordersSlice.ts')).not.toBeVisible();
    for (const slice of ['orders', 'cart']) await user.click(state.getByRole('heading', { name: slice }));
    expect(state.getByText('src/store/orders/ordersSlice.ts')).toBeVisible();
    const links = state.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['src/store/cart/cartSlice.ts']);
    await user.click(state.getByRole('link'));
    const tab = screen.getByRole('tab', { name: '2. A reducer handles the action' });
    await waitFor(() => {
      expect(tab).toHaveFocus();
    });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent(/src\/store\/cart\/cartSlice\.ts:\d+/);
  });

  test('each step of the tour shows lines from its file', async () => {
    const { user } = await opened();
    for (const [index, { title, file }] of tourSteps.entries()) {
      await user.click(screen.getByRole('tab', { name: `${index + 1}. ${title}` }));
      expect(screen.getByRole('tabpanel')).toHaveTextContent(new RegExp(`${file}:\\d`));
    }
  });

  test('resets the demo or empties it, and undoes either', async () => {
    const { user, store } = await opened();
    const anew = within(region('Reset'));
    await user.click(anew.getByRole('button', { name: 'Reset the demo' }));
    expect(selectCartItemCount(store.getState())).toBe(2);
    await user.click(anew.getByRole('button', { name: 'Undo reset' }));
    expect(selectCartItemCount(store.getState())).toBe(4);
    await user.click(anew.getByRole('button', { name: 'Start empty' }));
    expect(selectCartItemCount(store.getState())).toBe(0);
  });

  test('announces that a reset was undone, and focuses its button', async () => {
    const { user } = await opened();
    await user.click(button('Start empty'));
    const undo = within(region('Reset')).getByRole('button', { name: 'Undo reset' });
    expect(await spokenDuring(() => user.click(undo))).toEqual(['Restored.']);
    expect(button('Start empty')).toHaveFocus();
  });

  test('two resets are named and undone separately, latest first, each with its theme', async () => {
    const { user } = await opened();
    await user.click(screen.getByLabelText('Theme', { selector: 'summary' }));
    const theme = (name: string) => within(screen.getByRole('group', { name: 'Theme' })).getByLabelText(name);
    await user.click(theme('Dark'));
    const anew = within(region('Reset'));
    const undo = () => user.click(anew.getByRole('button', { name: 'Undo reset' }));
    await user.click(button('Reset the demo'));
    await user.click(button('Start empty'));
    expect(anew.getByRole('status')).toHaveTextContent(/^Cart, orders, .* were emptied\./);
    await undo();
    expect(anew.getByRole('status')).toHaveTextContent('The shop was reset to a first visit');
    expect(theme('System')).toBeChecked();
    await undo();
    expect(button('Reset the demo')).toHaveFocus();
    expect(theme('Dark')).toBeChecked();
    await user.click(button('Start empty'));
    await user.click(theme('Light'));
    await undo();
    expect(theme('Light')).toBeChecked();
    await user.click(theme('System'));
  });

  test('the tour shows the source of each step, with file and line number, and moves focus to its action', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('tab', { name: '2. A reducer handles the action' }));
    const panel = screen.getByRole('tabpanel', { name: '2. A reducer handles the action' });
    expect(panel).toHaveTextContent(/src\/store\/cart\/cartSlice\.ts:\d+/);
    expect(panel).toHaveTextContent('return withLines(state, withLineAdded(state.lines, payload));');
    await user.click(within(panel).getByRole('button', { name: /^Show action/ }));
    const detail = screen.getByRole('article', { name: /^Action \d/ });
    expect(within(detail).getByRole('heading', { name: 'cart/lineAdded' })).toBeVisible();
    expect(detail).toHaveFocus();
  });
});
