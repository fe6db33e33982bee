import { act, createEvent, fireEvent, getConfig, screen, waitFor, within } from '@testing-library/react';
import { lineAdded, lineRemoved, quantityChanged } from '../../../src/store/cart/cartSlice';
import { shownDue, shownWithTax } from '../../support/amountsDue';
import { setClock } from '../../support/clock';
import { textOf } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { spokenDuring } from '../../support/spoken';

const summary = () => screen.getByRole('complementary', { name: 'Summary and support' });
const amounts = () => within(summary()).getAllByRole('definition').map(textOf);
const quantityOf = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` });
/**
 * Finds the link that gets focus when a line is restored. Focus in a text field would open a phone's
 * keyboard.
 */
const productLink = (name: string) => within(lines()).getByRole('link', { name });
const lines = () => screen.getByRole('list', { name: 'Products in the cart' });

/** Clicks without `act`, as browsers do, so that React renders the next URL only after the event. */
const pressAsBrowsersDo = (control: HTMLElement) =>
  getConfig().asyncWrapper(() => {
    control.focus();
    control.click();
    return Promise.resolve();
  });

afterEach(() => {
  jest.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const engine = 'AI Personalization Engine';
const pricing = 'Dynamic Pricing Optimizer';
const lineNames = () => within(lines()).getAllByRole('heading').map(textOf);

describe('/cart', () => {
  test('shows the two products of a first visit, what they cost, how to cancel, and whom to ask', async () => {
    await renderRoute('/cart');
    expect(quantityOf(engine)).toHaveValue('1');
    expect(quantityOf(pricing)).toHaveValue('1');
    expect(amounts()).toEqual(shownDue(4998));
    expect(screen.getAllByText('Quantity is the number of stores that will use the product.')).toHaveLength(
      1,
    );
    for (const [name, address] of [
      ['Proceed to Checkout', '/checkout'],
      ['Continue Shopping', '/shop'],
      ['Cancellation terms', '/terms-of-service#8-cancellation-and-termination'],
      ['Chat with us', '/demos/conversational-ai-assistant'],
      ['+1 (212) 555-0142', 'tel:+12125550142'],
      ['sales@tangelo.example', 'mailto:sales@tangelo.example'],
    ] as const)
      expect(within(summary()).getByRole('link', { name })).toHaveAttribute('href', address);
    expect(
      screen.getByText(/in US dollars; setup is included\. Full refund within 30 days of going live\./),
    ).toHaveTextContent('Cancel anytime with 30 days’ written notice.');
  });

  test('bills a line yearly at ten months, and says what a year saves and when it renews', async () => {
    setClock(new Date(2027, 0, 31, 12));
    const { user } = await renderRoute('/cart');
    const billing = (name: string) => screen.getByLabelText(`Billing for ${name}`);
    const row = () => within(lines()).getAllByRole('listitem')[0];
    expect(row()).toHaveTextContent('Yearly saves $59.98 a year');
    await user.selectOptions(billing(engine), 'Yearly (Save 17%)');
    expect(amounts()).toEqual(shownDue(31989));
    expect(screen.getByText(/compared with monthly billing/)).toHaveTextContent(
      'You save $59.98 a year compared with monthly billing, before tax.',
    );
    // The line's key changed, but visitors see the same field.
    expect(billing(engine)).toHaveFocus();
    const renewals = screen.getByText('Renews, tax included').parentElement;
    expect(renewals).toHaveTextContent(
      `February 28, 2027 at ${shownWithTax(1999)} a monthJanuary 31, 2028 at ${shownWithTax(29990)} a year`,
    );
    // $345.48 today and eleven more months at $21.59.
    expect(renewals).toHaveTextContent('Total for the first 12 months: $582.97');
    await user.click(button(`Increase: Quantity of ${engine}`));
    expect(row()).toHaveTextContent('You save $119.96 a year');
    // If nothing renews within 12 months, there is no total for them.
    await user.selectOptions(billing(pricing), 'Yearly (Save 17%)');
    expect(screen.getByText('Renews, tax included')).toBeInTheDocument();
    expect(screen.queryByText(/first 12 months/)).not.toBeInTheDocument();
  });

  test('says why renewals may not add up to today’s total', async () => {
    const { store } = await renderRoute('/cart');
    const reason = /rounded separately/;
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    act(() => {
      store.dispatch(quantityChanged({ key: 'ai-personalization-engine:monthly', quantity: 7 }));
      store.dispatch(lineRemoved({ key: 'dynamic-pricing-optimizer:monthly' }));
      store.dispatch(lineAdded({ productId: 'dynamic-pricing-optimizer', quantity: 2, billing: 'yearly' }));
    });
    // $226.72 and $431.78 renew, $658.51 are due today.
    expect(await screen.findByText(reason)).toBeVisible();
  });

  test('says that a product is in the cart with both billing periods, and offers to merge them', async () => {
    const { user, store } = await renderRoute('/cart');
    const note = /in your cart twice/;
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    act(() => {
      store.dispatch(lineAdded({ productId: 'ai-personalization-engine', quantity: 2, billing: 'yearly' }));
    });
    expect(await screen.findByText(note)).toBeVisible();
    const merge = screen.getByRole('button', {
      name: 'Switch to yearly: AI Personalization Engine (monthly)',
    });
    const said = await spokenDuring(() => user.click(merge));
    expect(quantityOf('AI Personalization Engine')).toHaveValue('3');
    expect(said).toContain('Merged with AI Personalization Engine (yearly), quantity 3.');
    expect(screen.getByLabelText('Billing for AI Personalization Engine')).toHaveFocus();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    const billing = screen.getByLabelText('Billing for AI Personalization Engine');
    await user.selectOptions(billing, 'monthly');
    expect(screen.queryByText(/^Merged with/)).not.toBeInTheDocument();
    act(() => {
      store.dispatch(lineAdded({ productId: 'ai-personalization-engine', quantity: 98, billing: 'yearly' }));
    });
    await user.selectOptions(billing, 'yearly');
    expect(screen.getByText(/^1 moved to AI Personalization Engine \(yearly\), which is full/)).toBeVisible();
  });

  test('leaves a line unchanged for an invalid quantity, says why beside it, and goes nowhere else', async () => {
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const { user, router } = await renderRoute('/cart');
    const field = quantityOf(pricing);
    await user.clear(field);
    // It may be about to get another number.
    expect(field).toBeValid();
    for (const typed of ['2.5', '', '100']) {
      await user.clear(field);
      await user.paste(typed);
      await user.tab();
      expect(field).toHaveValue(typed);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(/99/);
      expect(amounts()[0]).toBe('$49.98');
    }
    for (const name of ['Proceed to Checkout', 'Share cart']) {
      await user.click(screen.getByText(name, { selector: 'a, button' }));
      expect(router.state.location.pathname).toBe('/cart');
      expect(field).toHaveFocus();
      expect(field).toHaveValue('100');
      await user.tab();
    }
    expect(copied).not.toHaveBeenCalled();
  });

  test('restores a quantity whose first digits were accepted before the rest was refused', async () => {
    const { user } = await renderRoute('/cart');
    await user.clear(quantityOf(pricing));
    await user.type(quantityOf(pricing), '8{Enter}');
    await user.tripleClick(quantityOf(pricing));
    await user.keyboard('250');
    expect(quantityOf(pricing)).toHaveAccessibleDescription(/99/);
    expect(amounts()[0]).toBe('$189.91');
    await user.keyboard('{Backspace}');
    expect(amounts()[0]).toBe('$529.74');
  });

  test('leaves a quantity that another tab has set, if the text here is refused', async () => {
    const { user, store } = await renderRoute('/cart');
    await user.click(quantityOf(pricing));
    act(() => {
      store.dispatch(quantityChanged({ key: 'dynamic-pricing-optimizer:monthly', quantity: 8 }));
    });
    await user.clear(quantityOf(pricing));
    expect(amounts()[0]).toBe('$189.91');
  });

  test('keeps an invalid quantity when the line’s billing period changes or its lines merge', async () => {
    const { user, store } = await renderRoute('/cart');
    await user.type(quantityOf(engine), '00');
    await user.selectOptions(screen.getByLabelText(`Billing for ${engine}`), 'Yearly (Save 17%)');
    expect(quantityOf(engine)).toHaveValue('100');
    expect(quantityOf(engine)).toHaveAccessibleDescription(/99/);
    act(() => {
      store.dispatch(lineAdded({ productId: 'ai-personalization-engine', quantity: 2, billing: 'monthly' }));
    });
    await user.selectOptions(screen.getByLabelText(`Billing for ${engine} (yearly)`), 'Monthly');
    expect(quantityOf(engine)).toHaveValue('100');
    await user.click(screen.getByRole('button', { name: `Remove ${engine}` }));
    await user.click(screen.getByRole('button', { name: `Undo: restore ${engine}` }));
    expect(quantityOf(engine)).toHaveValue('3');
  });

  test('leaves a quantity alone until an input method has composed it', async () => {
    await renderRoute('/cart');
    const field = quantityOf('Dynamic Pricing Optimizer');
    const compose = (value: string) => {
      fireEvent(field, createEvent.input(field, { target: { value }, isComposing: true }));
    };
    fireEvent.compositionStart(field);
    for (const value of ['３', '３０']) {
      compose(value);
      expect(field).toHaveValue(value);
    }
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('30');
    compose('０');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('０');
  });

  test('removes a line at 0, on Enter or on leaving the field, and moves focus to Undo', async () => {
    const { user } = await renderRoute('/cart');
    const enter = async (text: string) => {
      await user.clear(quantityOf(pricing));
      await user.type(quantityOf(pricing), text);
    };
    const undo = () => button(`Undo: restore ${pricing}`);
    await enter('-3{Enter}');
    expect(quantityOf(pricing)).toHaveAccessibleDescription('Enter a whole number from 1 to 99.');
    await enter('0{Enter}');
    expect(screen.getByText(`${pricing} was removed.`)).toBeVisible();
    expect(amounts()[0]).toBe('$29.99');
    await user.click(undo());
    await enter('0');
    expect(quantityOf(pricing)).toHaveAccessibleDescription(/leave this field to remove the item/);
    await user.tab();
    expect(undo()).toHaveFocus();
    await user.click(undo());
    // A control that was clicked keeps focus.
    await enter('0');
    await user.click(quantityOf(engine));
    expect(screen.getByText(`${pricing} was removed.`)).toBeVisible();
    expect(quantityOf(engine)).toHaveFocus();
  });

  test('announces a line’s new quantity and amount, and the new total once, on each press', async () => {
    const { user } = await renderRoute('/cart');
    await user.selectOptions(screen.getByLabelText(`Billing for ${pricing}`), 'yearly');
    const quantity = `Quantity of ${engine}`;
    const said = (name: string) => spokenDuring(() => user.click(button(name)));
    // A sentence, without the rows above it.
    expect(await said(`Increase: ${quantity}`)).toEqual([
      `${quantity}: 2, $59.98`,
      `Total due today${shownWithTax(2 * 2999 + 19990)}`,
    ]);
    expect(await said(`Decrease: ${quantity}`)).toContain(`${quantity}: 1, $29.99`);
    expect(await said(`Decrease: ${quantity}`)).toContain(`${engine} was removed from the cart.`);
  });

  test('announces removals and undos once, and puts each line back in its place', async () => {
    const { user } = await renderRoute('/cart');
    const statuses = screen.getAllByRole('status');
    const said = () => statuses.filter((status) => status.textContent.includes('Engine')).map(textOf);
    const undo = (name: string) => button(`Undo: restore ${name}`);
    await user.click(button(`Remove ${engine}`));
    expect(said()).toEqual([`${engine} was removed from the cart.`]);
    expect(undo(engine)).toHaveFocus();
    await user.click(undo(engine));
    expect(said()).toEqual([`${engine} is back.`]);
    expect(lineNames()).toEqual([engine, pricing]);
    expect(productLink(engine)).toHaveFocus();
    for (const name of [engine, pricing]) await user.click(button(`Remove ${name}`));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
    await user.click(undo(engine));
    expect(amounts()[0]).toBe('$29.99');
    await user.click(undo(pricing));
    expect(amounts()[0]).toBe('$49.98');
  });

  test('doesn’t move focus when a removed line only re-renders', async () => {
    const { user } = await renderRoute('/cart');
    await user.click(screen.getByRole('button', { name: 'Remove AI Personalization Engine' }));
    await user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
    await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }));
    expect(
      await screen.findByRole('button', { name: 'Undo: restore AI Personalization Engine' }),
    ).not.toHaveFocus();
  });

  test('clears everything, names what it removed, and restores it with one undo', async () => {
    const { user } = await renderRoute('/cart');
    const period = () => screen.getByLabelText(`Billing for ${engine}`);
    await user.selectOptions(period(), 'Yearly (Save 17%)');
    await user.type(quantityOf(engine), 'abc');
    await user.click(button('Remove all items'));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove all items' })).not.toBeInTheDocument();
    expect(screen.getByText(`${engine} (yearly) and ${pricing} were removed.`)).toBeVisible();
    const undo = button(`Undo: restore ${engine} (yearly) and 1 more`);
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(period()).toHaveDisplayValue('Yearly (Save 17%)');
    expect(quantityOf(engine)).toHaveValue('1');
    expect(amounts()[0]).toBe('$319.89');
    expect(productLink(engine)).toHaveFocus();
  });

  test('moves a line to the wishlist, and back', async () => {
    const { user } = await renderRoute('/cart');
    await user.click(screen.getByRole('button', { name: 'Move to wishlist: Dynamic Pricing Optimizer' }));
    expect(screen.getByText('Dynamic Pricing Optimizer was moved to your wishlist.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wishlist, 4 items' })).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo: restore Dynamic Pricing Optimizer' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(screen.getByRole('link', { name: 'Wishlist, 3 items' })).toBeVisible();
    expect(productLink('Dynamic Pricing Optimizer')).toHaveFocus();
  });
});

test('“Share cart” copies a link to its contents', async () => {
  const { user } = await renderRoute('/cart');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Share cart' }));
  expect(await screen.findByText(/^Link copied/)).toBeVisible();
  expect(copied.mock.calls).toEqual([
    ['http://localhost/cart?lines=ai-personalization-engine:monthly:1,dynamic-pricing-optimizer:monthly:1'],
  ]);
});

describe('A shared cart', () => {
  const link = '/cart?lines=fraud-shield:yearly:2,ai-personalization-engine:monthly:1';
  const offer = () => within(screen.getByRole('region', { name: 'Someone shared this cart with you' }));
  const sums = () => offer().getAllByRole('definition').map(textOf);

  test('shows its lines and totals, leaves the visitor’s own cart unchanged, and can be hidden', async () => {
    await renderRoute(link);
    expect(document.body).toHaveFocus();
    // 2 × $499.90 + $29.99 = $1,029.79, plus tax.
    expect(sums()).toEqual(shownDue(102979));
    expect(
      offer().getByText(
        `Your own cart has 2 items, ${shownWithTax(4998)} with tax, all added by us for the demo.`,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await pressAsBrowsersDo(offer().getByRole('button', { name: 'Keep mine' }));
    const again = await screen.findByRole('button', { name: 'Show it again' });
    expect(again).toHaveFocus();
    await pressAsBrowsersDo(again);
    const heading = await screen.findByRole('heading', { name: 'Someone shared this cart with you' });
    await waitFor(() => {
      expect(heading).toHaveFocus();
    });
    expect(sums()).toEqual(shownDue(102979));
  });

  test('replaces the visitor’s own cart, with undo', async () => {
    const { router } = await renderRoute(link);
    await pressAsBrowsersDo(offer().getByRole('button', { name: 'Replace my cart' }));
    const undo = await screen.findByRole('button', { name: 'Restore my cart' });
    expect(undo).toHaveFocus();
    expect(screen.getByText('Your cart was replaced.')).toBeVisible();
    expect(lineNames()).toEqual(['Fraud Shield', engine]);
    expect(router.state.location.search).toBe('');
    expect(screen.queryByRole('region', { name: 'Sample products added' })).not.toBeInTheDocument();
    const status = screen.getAllByRole('status').find(({ textContent }) => textContent.includes('cart was'));
    await pressAsBrowsersDo(undo);
    expect(lines()).toHaveFocus();
    expect(status).toHaveTextContent(/^Undone\. Any later changes to your cart were kept\.$/);
    expect(lineNames()).toEqual([engine, pricing]);
    expect(screen.getByRole('region', { name: 'Sample products added' })).toBeVisible();
    expect(undo).not.toBeInTheDocument();
  });

  test('is added to the visitor’s own cart, with undo', async () => {
    const { user } = await renderRoute(link);
    await pressAsBrowsersDo(offer().getByRole('button', { name: 'Add to my cart' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(lineNames()).toEqual([engine, pricing, 'Fraud Shield']);
    expect(quantityOf(engine)).toHaveValue('2');
    expect(within(lines()).getByText('One of these is our sample')).toBeVisible();
    expect(within(lines()).getByText('Our sample')).toBeVisible();
    await user.click(undo);
    expect(amounts()[0]).toBe('$49.98');
  });

  test('that is taken after another was declined leaves no word of the other', async () => {
    const { router } = await renderRoute(link);
    await pressAsBrowsersDo(offer().getByRole('button', { name: 'Keep mine' }));
    await screen.findByText('Your cart is unchanged.');
    await act(() => router.navigate('/cart?lines=fraud-shield:monthly:1'));
    await pressAsBrowsersDo(offer().getByRole('button', { name: 'Replace my cart' }));
    await screen.findByText('Your cart was replaced.');
    expect(screen.queryByText('Your cart is unchanged.')).not.toBeInTheDocument();
  });

  test('without usable lines says why, and links to the visitor’s own cart', async () => {
    const { user } = await renderRoute(`/cart?lines=${encodeURIComponent('<img src=x>:monthly:1')}`);
    expect(screen.getByRole('heading', { name: 'This shared cart can’t be opened' })).toBeVisible();
    expect(screen.getByText('1 line left out: we don’t sell that product.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open my cart' }));
    expect(lineNames()).toHaveLength(2);
    expect(lines()).toHaveFocus();
  });
});

describe('The sample products in the cart', () => {
  const notice = () => screen.queryByRole('region', { name: 'Sample products added' });

  test('are explained, and removed from cart and wishlist with one press, with undo, or kept', async () => {
    const { user } = await renderRoute('/cart');
    const statuses = screen.getAllByRole('status');
    expect(notice()).toHaveTextContent('2 products in your cart and 3 on your wishlist');
    await user.click(button('Remove them'));
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible();
    expect(statuses.map(textOf)).toContainEqual(
      expect.stringContaining('The sample products were removed from your cart and wishlist.'),
    );
    const undo = button('Undo: restore samples');
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(amounts()[0]).toBe('$49.98');
    expect(lines()).toHaveFocus();
    expect(notice()).toBeVisible();
    await user.click(button('Keep them'));
    expect(notice()).not.toBeInTheDocument();
    expect(within(lines()).queryByText('Our sample')).not.toBeInTheDocument();
    expect(lines()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Wishlist, 3 items' }));
    await screen.findByRole('heading', { level: 1, name: 'Wishlist' });
    expect(notice()).not.toBeInTheDocument();
  });

  test('keeps focus in the list when another tab removes the focused row, and only then', async () => {
    const { store } = await renderRoute('/cart');
    button(`Remove ${engine}`).focus();
    act(() => {
      store.dispatch(quantityChanged({ key: 'dynamic-pricing-optimizer:monthly', quantity: 3 }));
    });
    expect(button(`Remove ${engine}`)).toHaveFocus();
    act(() => {
      store.dispatch(lineRemoved({ key: 'ai-personalization-engine:monthly' }));
    });
    await waitFor(() => {
      expect(lines()).toHaveFocus();
    });
  });
});
