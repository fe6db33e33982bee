import { act, screen, within } from '@testing-library/react';
import { catalog } from '../../../src/content/products/catalog';
import { productIds } from '../../../src/content/slugs';
import { selectCartLines } from '../../../src/store/cart/cartSelectors';
import { lineAdded } from '../../../src/store/cart/cartSlice';
import { billingPeriodChosen } from '../../../src/store/pricing/pricingSlice';
import { sharedListAdded } from '../../../src/store/wishlist/wishlistSlice';
import { headingOf, textOf } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { spokenDuring, timesSaid } from '../../support/spoken';

const list = () => within(screen.getByRole('list', { name: 'Your products' }));
const names = () => list().getAllByRole('heading').map(textOf);
const item = (name: string) => {
  const found = list().getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`${name} is not on the list.`);
  return within(found);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }));
const recommended = () =>
  within(screen.getByRole('region', { name: 'You may also like' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('span')?.firstChild?.textContent);

describe('/wishlist', () => {
  test('shows the three sample products, newest first, with what each and all cost and save', async () => {
    await renderRoute('/wishlist');
    expect(names()).toEqual(['Fraud Shield', 'Review Sentiment Monitor', 'Conversational AI Assistant']);
    const shield = item('Fraud Shield');
    expect(shield.getByText('$59.99').parentElement).toHaveTextContent('launch price $59.99');
    for (const text of ['Limited Stock', '$49.99', '$59.99', '4.9', '(76 reviews)'])
      expect(shield.getByText(text)).toBeVisible();
    expect(shield.getByRole('link')).toHaveAttribute('href', '/product/fraud-shield');
    expect(item('Review Sentiment Monitor').getByText('In Stock')).toBeVisible();
    for (const sum of ['$99.97', '$23.00', '$999.70']) expect(summary().getByText(sum)).toBeVisible();
  });

  test('announces the new total of the chosen period', async () => {
    const { user, store } = await renderRoute('/wishlist');
    act(() => {
      store.dispatch(billingPeriodChosen({ billing: 'yearly' }));
    });
    const said = await spokenDuring(() => user.click(button('Remove Fraud Shield')));
    expect(said.filter((text) => text.includes('$'))).toEqual([expect.stringMatching(/\$499\.80/)]);
  });

  test('sorts by name, date, price, and rating, and says so', async () => {
    const { user } = await renderRoute('/wishlist');
    const [shield, monitor, assistant] = names();
    for (const [sort, order] of [
      ['Name', [assistant, shield, monitor]],
      ['Date Added', [shield, monitor, assistant]],
      ['Price high-low', [shield, assistant, monitor]],
      ['Price low-high', [monitor, assistant, shield]],
      ['Rating', [shield, assistant, monitor]],
    ] as const) {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), sort);
      expect(names()).toEqual(order);
      expect(screen.getByText(`Sorted by ${sort.toLowerCase()}.`).closest('[role]')).toHaveRole('status');
    }
  });

  test('removes a product or all, says so, and restores them', async () => {
    const { user } = await renderRoute('/wishlist');
    await user.click(button('Remove Review Sentiment Monitor'));
    expect(names()).toEqual(['Fraud Shield', 'Conversational AI Assistant']);
    expect(screen.getByText('Review Sentiment Monitor was removed.')).toBeVisible();
    const undo = button('Undo: restore Review Sentiment Monitor');
    expect(undo).toHaveFocus();
    expect(recommended()).toContain('Review Sentiment Monitor');

    await user.click(undo);
    expect(names()).toEqual(['Fraud Shield', 'Review Sentiment Monitor', 'Conversational AI Assistant']);
    expect(list().getByRole('link', { name: 'Review Sentiment Monitor' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();

    await user.click(button('Clear Wishlist'));
    expect(screen.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
    expect(screen.getByText(/ and [^,]+ were removed\.$/)).toBeVisible();
    const undoAll = button('Undo: restore Conversational AI Assistant and 2 more');
    expect(undoAll).toHaveFocus();
    await user.click(undoAll);
    expect(names()).toHaveLength(3);
    expect(list().getByRole('link', { name: 'Fraud Shield' })).toHaveFocus();
  });

  test('also restores the sample products in the cart that were removed by the same press', async () => {
    const { user } = await renderRoute('/wishlist');
    await user.click(button('Remove them'));
    expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    const undo = button('Undo: restore samples');
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your products' })).toHaveFocus();
  });

  test('adds all to the cart at once and says so', async () => {
    const { user, store } = await renderRoute('/wishlist');
    await user.click(button('Add All to Cart'));
    expect(screen.getByText(/^3 products were added to your cart.* It has 5 items now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    const again = await spokenDuring(() => user.click(button('Add All to Cart')));
    expect(again).toEqual([
      expect.stringMatching(/^3 products were added to your cart.* It has 8 items now/),
    ]);
    act(() => {
      store.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 99, billing: 'monthly' }));
    });
    await user.click(button('Add All to Cart'));
    expect(screen.getByText(/^2 products were added to your cart.* Fraud Shield is at 99/)).toBeVisible();
    expect(names()).toHaveLength(3);
  });

  test('shows and adds products by the billing period chosen on the pricing page', async () => {
    const { store, user } = await renderRoute('/wishlist');
    act(() => {
      store.dispatch(billingPeriodChosen({ billing: 'yearly' }));
    });
    const shield = item('Fraud Shield');
    expect(shield.getByText('$499.90')).toBeVisible();
    expect(shield.getByText('$599.90')).toBeVisible();
    expect(shield.getByRole('link')).toHaveAttribute('href', '/product/fraud-shield?billing=yearly');
    await user.click(button('Add to Cart: Fraud Shield'));
    await user.click(button('Add All to Cart'));
    expect(screen.getByText(/one of each, billed yearly\./)).toBeVisible();
    expect(selectCartLines(store.getState()).map(({ key, quantity }) => `${quantity} × ${key}`)).toEqual([
      '1 × ai-personalization-engine:monthly',
      '1 × dynamic-pricing-optimizer:monthly',
      '2 × fraud-shield:yearly',
      '1 × conversational-ai-assistant:yearly',
      '1 × review-sentiment-monitor:yearly',
    ]);
  });

  test('recommends products that aren’t on the list, if any', async () => {
    const { store } = await renderRoute('/wishlist');
    expect([...recommended(), ...names()].toSorted()).toEqual(catalog.map(({ name }) => name).toSorted());
    act(() => {
      store.dispatch(sharedListAdded({ productIds }));
    });
    expect(screen.queryByRole('region', { name: 'You may also like' })).not.toBeInTheDocument();
  });
});

describe('Sharing the wishlist', () => {
  const url =
    'http://localhost/wishlist?items=conversational-ai-assistant,review-sentiment-monitor,fraud-shield';

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  function withShareSheet(share: (data: ShareData) => Promise<void>) {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  }

  test('copies a link where there is no share sheet, and confirms each press until the list changes', async () => {
    const { user } = await renderRoute('/wishlist');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const share = button('Share Wishlist');
    expect(await timesSaid(/Link copied/, () => user.click(share))).toBe(1);
    expect(await timesSaid(/Link copied/, () => user.click(share))).toBe(1);
    expect(copied.mock.calls).toEqual([[url], [url]]);
    await user.click(button('Remove Review Sentiment Monitor'));
    expect(screen.queryByText(/Link copied/)).not.toBeInTheDocument();
  });

  test('shows the link if the clipboard is blocked', async () => {
    const { user } = await renderRoute('/wishlist');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(button('Share Wishlist'));
    expect(await screen.findByLabelText(/browser blocked copying/)).toHaveValue(url);
  });

  test('hands the link to the share sheet where there is one', async () => {
    const shared: ShareData[] = [];
    withShareSheet((data) => {
      shared.push(data);
      return Promise.resolve();
    });
    const { user } = await renderRoute('/wishlist');
    await user.click(button('Share Wishlist'));
    expect(await screen.findByText('Your list was shared.')).toBeVisible();
    expect(shared).toEqual([{ title: 'Wishlist', url }]);
  });

  test('says nothing when the share sheet is closed without a choice', async () => {
    withShareSheet(() => Promise.reject(new DOMException('', 'AbortError')));
    const { user } = await renderRoute('/wishlist');
    await user.click(button('Share Wishlist'));
    await act(() => Promise.resolve());
    expect(screen.queryByText(/copied|was shared|browser blocked copying/)).not.toBeInTheDocument();
  });
});

describe('A shared wishlist', () => {
  const shown = () =>
    within(screen.getByRole('region', { name: 'Someone shared this list with you' }))
      .queryAllByRole('article')
      .map(headingOf);

  test('is added to the visitor’s own list without replacing anything', async () => {
    const { user } = await renderRoute('/wishlist?items=fraud-shield,ai-personalization-engine');
    await user.click(button('Add these to my wishlist'));
    expect(screen.getByText(/^All of these are on your wishlist now/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open my wishlist' }));
    expect(names()).toEqual([
      'AI Personalization Engine',
      'Fraud Shield',
      'Review Sentiment Monitor',
      'Conversational AI Assistant',
    ]);
    expect(screen.getByRole('heading', { name: 'Your products' })).toHaveFocus();
  });

  test.each([
    ['fraud-shield,nope', '1 product on this list isn’t sold here and was left out.'],
    ['nope,fraud-shield,<b>', '2 products on this list aren’t sold here and were left out.'],
  ])('drops unknown products, and says so: %s', async (items, note) => {
    await renderRoute(`/wishlist?items=${encodeURIComponent(items)}`);
    expect(shown()).toEqual(['Fraud Shield']);
    expect(screen.getByText(note)).toBeVisible();
  });

  test('without known products links to the shop', async () => {
    await renderRoute('/wishlist?items=,,nope');
    expect(screen.getByRole('heading', { name: 'This shared list is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add these to my wishlist' })).not.toBeInTheDocument();
  });
});
