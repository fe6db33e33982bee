import { act, createEvent, fireEvent, getConfig, screen, waitFor, within } from '@testing-library/react';
import { lineAdded } from '../../../src/store/cart/cartSlice';
import { amountDue, formatMoney, totalOf } from '../../../src/domain/money';
import { shownDue, shownWithTax } from '../../support/amountsDue';
import { setClock } from '../../support/clock';
import { renderRoute } from '../../support/renderRoute';
import { spokenDuring } from '../../support/spoken';

const summary = () => screen.getByRole('complementary', { name: 'Summary and support' });
const amounts = () =>
  within(summary())
    .getAllByRole('definition')
    .map((amount) => amount.textContent);
const quantityOf = (name: string) => screen.getByRole('textbox', { name: `Quantity of ${name}` });
/**
 * Finds the link that gets focus when a line is restored. Focus in a text field would open a phone's
 * keyboard.
 */
const productLink = (name: string) => within(lines()).getByRole('link', { name });
const lines = () => screen.getByRole('list', { name: 'Products in the cart' });

/** Clicks without `act`, as browsers do, so that React renders the next URL only after the event. */
const pressAsBrowsersDo = (button: HTMLElement) =>
  getConfig().asyncWrapper(() => {
    button.focus();
    button.click();
    return Promise.resolve();
  });

afterEach(() => {
  jest.useRealTimers();
});

describe('/cart', () => {
  test('shows the two products of a first visit with subtotal, tax and total', async () => {
    await renderRoute('/cart');
    expect(quantityOf('AI Personalization Engine')).toHaveValue('1');
    expect(quantityOf('Dynamic Pricing Optimizer')).toHaveValue('1');
    expect(amounts()).toEqual(shownDue(4998));
    expect(within(summary()).getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/checkout',
    );
    // The link is also above the lines, for narrow windows that show the summary below them.
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    expect(screen.getByText('Total due today', { selector: 'span' })).toHaveTextContent(
      formatMoney(totalOf(amountDue([4998]))),
    );
    expect(within(summary()).getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  test('bills a line yearly at ten months and says what a year saves', async () => {
    const { user } = await renderRoute('/cart');
    const billing = screen.getByLabelText('Billing for AI Personalization Engine');
    expect(within(billing).getByRole('option', { name: 'Yearly (Save 17%)' })).toBeInTheDocument();
    await user.selectOptions(billing, 'Yearly (Save 17%)');
    expect(amounts()).toEqual(shownDue(31989));
    expect(screen.getByText(/compared with monthly billing/)).toHaveTextContent(
      'You save $59.98 a year compared with monthly billing, before tax.',
    );
    // The line's key changed, but visitors see the same field.
    expect(screen.getByLabelText('Billing for AI Personalization Engine')).toHaveFocus();
  });

  test('shows renewals, including tax', async () => {
    setClock(new Date(2027, 0, 31, 12));
    const { user } = await renderRoute('/cart');
    await user.selectOptions(
      screen.getByLabelText('Billing for AI Personalization Engine'),
      'Yearly (Save 17%)',
    );
    const renewals = screen.getByText('Renews, tax included').parentElement;
    expect(renewals).toHaveTextContent(
      `February 28, 2027 at ${shownWithTax(1999)} a monthJanuary 31, 2028 at ${shownWithTax(29990)} a year`,
    );
    // $345.48 today and eleven more months at $21.59.
    expect(renewals).toHaveTextContent('Total for the first 12 months: $582.97');
  });

  test('shows no total for 12 months if nothing renews within them', async () => {
    const { user } = await renderRoute('/cart');
    for (const name of ['AI Personalization Engine', 'Dynamic Pricing Optimizer'])
      await user.selectOptions(screen.getByLabelText(`Billing for ${name}`), 'Yearly (Save 17%)');
    expect(screen.getByText('Renews, tax included')).toBeInTheDocument();
    expect(screen.queryByText(/first 12 months/)).not.toBeInTheDocument();
  });

  test('says how to get money back and cancel, with a link to the terms', async () => {
    await renderRoute('/cart');
    const terms = screen.getByText(/Full refund within 30 days of the first payment/);
    expect(terms).toHaveTextContent('Cancel anytime with 30 days’ written notice.');
    expect(within(terms).getByRole('link', { name: 'Cancellation terms' })).toHaveAttribute(
      'href',
      '/terms-of-service#8-cancellation-and-termination',
    );
  });

  test('shows the yearly saving in dollars in each row, and explains the quantity once', async () => {
    const { user } = await renderRoute('/cart');
    const [first] = within(lines()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Yearly saves $59.98 a year');
    await user.click(screen.getByRole('button', { name: 'Increase: Quantity of AI Personalization Engine' }));
    expect(first).toHaveTextContent('Yearly saves $119.96 a year');
    await user.selectOptions(within(first ?? document.body).getByRole('combobox'), 'Yearly (Save 17%)');
    expect(within(lines()).getAllByRole('listitem')[0]).toHaveTextContent('You save $119.96 a year');
    expect(screen.getAllByText('Quantity is the number of stores that will use the product.')).toHaveLength(
      1,
    );
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
  });

  test('announces no merge if the quantity would exceed 99', async () => {
    const { user, store } = await renderRoute('/cart');
    act(() => {
      store.dispatch(lineAdded({ productId: 'ai-personalization-engine', quantity: 99, billing: 'yearly' }));
    });
    const monthly = await screen.findByLabelText('Billing for AI Personalization Engine (monthly)');
    const said = await spokenDuring(() => user.selectOptions(monthly, 'Yearly (Save 17%)'));
    expect(said).toEqual([]);
  });

  test.each(['2.5', ''])(
    'leaves a line unchanged for the quantity "%s", and says why beside it',
    async (typed) => {
      const { user } = await renderRoute('/cart');
      const field = quantityOf('Dynamic Pricing Optimizer');
      await user.clear(field);
      await user.paste(typed);
      await user.tab();
      expect(field).toHaveValue(typed);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(/99/);
      expect(amounts()[0]).toBe('$49.98');
    },
  );

  test.each(['Proceed to Checkout', 'Checkout', 'Share cart'])(
    'stays at an invalid quantity when “%s” is pressed, and moves focus to it',
    async (name) => {
      const copied = jest.spyOn(navigator.clipboard, 'writeText');
      const { user, router } = await renderRoute('/cart');
      const field = quantityOf('Dynamic Pricing Optimizer');
      await user.clear(field);
      await user.type(field, '100');
      await user.click(screen.getByText(name, { selector: 'a, button' }));
      expect(router.state.location.pathname).toBe('/cart');
      expect(field).toHaveFocus();
      expect(field).toHaveValue('100');
      expect(field).toHaveAccessibleDescription(/99/);
      expect(copied).not.toHaveBeenCalled();
    },
  );

  test('keeps an invalid quantity when the line’s billing period changes or its lines merge', async () => {
    const { user, store } = await renderRoute('/cart');
    const engine = 'AI Personalization Engine';
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
    expect(quantityOf(engine)).toHaveValue('12');
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

  test('removes a line whose quantity becomes negative', async () => {
    const { user } = await renderRoute('/cart');
    const field = quantityOf('Dynamic Pricing Optimizer');
    await user.clear(field);
    await user.type(field, '-1{Enter}');
    expect(screen.getByText('Dynamic Pricing Optimizer was removed.')).toBeVisible();
    expect(amounts()[0]).toBe('$29.99');
  });

  test('warns that leaving the field at 0 removes the line, and moves focus to Undo', async () => {
    const { user } = await renderRoute('/cart');
    const field = quantityOf('Dynamic Pricing Optimizer');
    await user.clear(field);
    await user.type(field, '0');
    expect(field).toHaveAccessibleDescription(/leave this field to remove the item/);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo: restore Dynamic Pricing Optimizer' })).toHaveFocus();
  });

  test('keeps focus on the control that was clicked when leaving the field removed its line', async () => {
    const { user } = await renderRoute('/cart');
    const field = quantityOf('Dynamic Pricing Optimizer');
    await user.clear(field);
    await user.type(field, '0');
    await user.click(quantityOf('AI Personalization Engine'));
    expect(screen.getByText('Dynamic Pricing Optimizer was removed.')).toBeVisible();
    expect(quantityOf('AI Personalization Engine')).toHaveFocus();
  });

  test('announces a line’s new quantity and amount on each press', async () => {
    const { user } = await renderRoute('/cart');
    const press = (name: string) => spokenDuring(() => user.click(screen.getByRole('button', { name })));
    const engine = 'Quantity of AI Personalization Engine';
    expect(await press(`Increase: ${engine}`)).toContain(`${engine}: 2, $59.98`);
    expect(await press(`Decrease: ${engine}`)).toContain(`${engine}: 1, $29.99`);
    expect(await press(`Decrease: ${engine}`)).toContain(
      'AI Personalization Engine was removed from the cart.',
    );
  });

  test('announces a new total once, as a sentence, without the rows above it', async () => {
    const { user } = await renderRoute('/cart');
    await user.selectOptions(screen.getByLabelText('Billing for Dynamic Pricing Optimizer'), 'yearly');
    const engine = 'Quantity of AI Personalization Engine';
    expect(
      await spokenDuring(() => user.click(screen.getByRole('button', { name: `Increase: ${engine}` }))),
    ).toEqual([`${engine}: 2, $59.98`, `Total due today${shownWithTax(2 * 2999 + 19990)}`]);
  });

  test('puts a removed line back in its place', async () => {
    const { user } = await renderRoute('/cart');
    await user.click(screen.getByRole('button', { name: 'Remove AI Personalization Engine' }));
    const undo = screen.getByRole('button', { name: 'Undo: restore AI Personalization Engine' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(
      within(lines())
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['AI Personalization Engine', 'Dynamic Pricing Optimizer']);
    expect(productLink('AI Personalization Engine')).toHaveFocus();
  });

  test('is empty once all lines are removed, links to the shop, and undoes each removal', async () => {
    const { user } = await renderRoute('/cart');
    await user.click(screen.getByRole('button', { name: 'Remove AI Personalization Engine' }));
    await user.click(screen.getByRole('button', { name: 'Remove Dynamic Pricing Optimizer' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
    await user.click(screen.getByRole('button', { name: 'Undo: restore AI Personalization Engine' }));
    expect(amounts()[0]).toBe('$29.99');
    await user.click(screen.getByRole('button', { name: 'Undo: restore Dynamic Pricing Optimizer' }));
    expect(amounts()[0]).toBe('$49.98');
  });

  test('announces removals and undos once, in a live region that already exists', async () => {
    const { user } = await renderRoute('/cart');
    const statuses = screen.getAllByRole('status');
    await user.click(screen.getByRole('button', { name: 'Remove AI Personalization Engine' }));
    const said = () =>
      statuses.filter((status) => status.textContent.includes('Engine')).map((status) => status.textContent);
    expect(said()).toEqual(['AI Personalization Engine was removed from the cart.']);
    await user.click(screen.getByRole('button', { name: 'Undo: restore AI Personalization Engine' }));
    expect(said()).toEqual(['AI Personalization Engine is back.']);
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

  test('clears everything, and restores it with one undo', async () => {
    const { user } = await renderRoute('/cart');
    await user.click(screen.getByRole('button', { name: 'Remove all items' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove all items' })).not.toBeInTheDocument();
    expect(
      screen.getByText('AI Personalization Engine and Dynamic Pricing Optimizer were removed.'),
    ).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo: restore AI Personalization Engine and 1 more' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(amounts()[0]).toBe('$49.98');
    expect(productLink('AI Personalization Engine')).toHaveFocus();
  });

  test('names the billing period of cleared lines, and restores it', async () => {
    const { user } = await renderRoute('/cart');
    const period = () => screen.getByLabelText('Billing for AI Personalization Engine');
    await user.selectOptions(period(), 'Yearly (Save 17%)');
    await user.click(screen.getByRole('button', { name: 'Remove all items' }));
    expect(
      screen.getByText('AI Personalization Engine (yearly) and Dynamic Pricing Optimizer were removed.'),
    ).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Undo: restore AI Personalization Engine (yearly) and 1 more' }),
    );
    expect(period()).toHaveDisplayValue('Yearly (Save 17%)');
    expect(amounts()[0]).toBe('$319.89');
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

  test('offers chat, phone and the sales email', async () => {
    await renderRoute('/cart');
    expect(within(summary()).getByRole('link', { name: 'Chat with us' })).toBeVisible();
    expect(within(summary()).getByRole('link', { name: '+1 (212) 555-0142' })).toBeVisible();
    expect(within(summary()).getByRole('link', { name: 'sales@tangelo.example' })).toBeVisible();
  });
});

describe('Sharing the cart', () => {
  test('copies a link to its contents', async () => {
    const { user } = await renderRoute('/cart');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Share cart' }));
    expect(await screen.findByText(/^Link copied/)).toBeVisible();
    expect(copied.mock.calls).toEqual([
      ['http://localhost/cart?lines=ai-personalization-engine:monthly:1,dynamic-pricing-optimizer:monthly:1'],
    ]);
  });
});

describe('A shared cart', () => {
  const link = '/cart?lines=fraud-shield:yearly:2,ai-personalization-engine:monthly:1';
  const offer = () => within(screen.getByRole('region', { name: 'Someone shared this cart with you' }));
  const sums = () =>
    offer()
      .getAllByRole('definition')
      .map((sum) => sum.textContent);
  const products = () =>
    within(lines())
      .getAllByRole('heading')
      .map((heading) => heading.textContent);

  test('shows its lines and totals, and leaves the visitor’s own cart unchanged', async () => {
    await renderRoute(link);
    // 2 × $499.90 + $29.99 = $1,029.79, plus tax.
    expect(sums()).toEqual(shownDue(102979));
    expect(
      offer().getByText(
        `Your own cart has 2 items, ${shownWithTax(4998)} with tax, all added by us for the demo.`,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });

  test('replaces the visitor’s own cart, with undo', async () => {
    const { user, router } = await renderRoute(link);
    await user.click(offer().getByRole('button', { name: 'Replace my cart' }));
    expect(screen.getByText('Your cart was replaced.')).toBeVisible();
    expect(products()).toEqual(['Fraud Shield', 'AI Personalization Engine']);
    expect(router.state.location.search).toBe('');
    expect(screen.queryByRole('region', { name: 'Sample products added' })).not.toBeInTheDocument();
    const undo = screen.getByRole('button', { name: 'Restore my cart' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(products()).toEqual(['AI Personalization Engine', 'Dynamic Pricing Optimizer']);
    expect(screen.getByRole('region', { name: 'Sample products added' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Restore my cart' })).not.toBeInTheDocument();
  });

  test('is added to the visitor’s own cart, with undo', async () => {
    const { user } = await renderRoute(link);
    await user.click(offer().getByRole('button', { name: 'Add to my cart' }));
    expect(products()).toEqual(['AI Personalization Engine', 'Dynamic Pricing Optimizer', 'Fraud Shield']);
    expect(quantityOf('AI Personalization Engine')).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(amounts()[0]).toBe('$49.98');
  });

  test('names lines that are at the maximum', async () => {
    const { user } = await renderRoute(
      '/cart?lines=fraud-shield:yearly:1,ai-personalization-engine:monthly:99',
    );
    await user.click(offer().getByRole('button', { name: 'Add to my cart' }));
    expect(screen.getByText(/^The shared cart was added to yours/)).toHaveTextContent(
      'AI Personalization Engine stays at 99, the maximum per product.',
    );
  });

  test.each([
    ['Replace my cart', 'Restore my cart'],
    ['Add to my cart', 'Undo'],
    ['Keep mine', 'Show it again'],
  ])('moves focus from "%s" to "%s"', async (choice, undo) => {
    await renderRoute(link);
    await pressAsBrowsersDo(offer().getByRole('button', { name: choice }));
    expect(await screen.findByRole('button', { name: undo })).toHaveFocus();
  });

  test('disappears after “Replace my cart” with an announcement, and focus moves to the visitor’s own lines', async () => {
    const { user } = await renderRoute(link);
    await user.click(offer().getByRole('button', { name: 'Replace my cart' }));
    const [status] = screen
      .getAllByRole('status')
      .filter(({ textContent }) => textContent.includes('cart was'));
    await pressAsBrowsersDo(screen.getByRole('button', { name: 'Restore my cart' }));
    expect(lines()).toHaveFocus();
    expect(status).toHaveTextContent(/^Undone\. Your cart is as it was\.$/);
  });

  test('takes focus when it’s shown again, but not on page load', async () => {
    const { user } = await renderRoute(link);
    expect(document.body).toHaveFocus();
    await user.click(offer().getByRole('button', { name: 'Keep mine' }));
    await pressAsBrowsersDo(screen.getByRole('button', { name: 'Show it again' }));
    const heading = await screen.findByRole('heading', { name: 'Someone shared this cart with you' });
    await waitFor(() => {
      expect(heading).toHaveFocus();
    });
    expect(sums()).toEqual(shownDue(102979));
  });

  test('says which lines of the link were left out, and why', async () => {
    await renderRoute(`${link},nope:monthly:1,fraud-shield:monthly:500`);
    expect(offer().getByText('1 line left out: we don’t sell that product.')).toBeVisible();
    expect(offer().getByText('1 line left out: the quantity must be from 1 to 99.')).toBeVisible();
    expect(sums()).toEqual(shownDue(102979));
  });

  test('without usable lines says why, and links to the visitor’s own cart', async () => {
    const { user } = await renderRoute(`/cart?lines=${encodeURIComponent('<img src=x>:monthly:1')}`);
    expect(screen.getByRole('heading', { name: 'This shared cart can’t be opened' })).toBeVisible();
    expect(screen.getByText('1 line left out: we don’t sell that product.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open my cart' }));
    expect(products()).toHaveLength(2);
    expect(lines()).toHaveFocus();
  });
});

describe('The sample products in the cart', () => {
  const notice = () => screen.queryByRole('region', { name: 'Sample products added' });

  test('are explained, and the explanation disappears once they’re kept', async () => {
    const { user } = await renderRoute('/cart');
    expect(notice()).toHaveTextContent('2 products to your cart and 3 to your wishlist');
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(notice()).not.toBeInTheDocument();
    expect(lines()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Wishlist, 3 items' }));
    await screen.findByRole('heading', { level: 1, name: 'Wishlist' });
    expect(notice()).not.toBeInTheDocument();
  });

  test('are removed from cart and wishlist with one press, with an announcement and undo', async () => {
    const { user } = await renderRoute('/cart');
    const statuses = screen.getAllByRole('status');
    await user.click(screen.getByRole('button', { name: 'Remove them' }));
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible();
    const sentence =
      'Removed from the cart: AI Personalization Engine and Dynamic Pricing Optimizer. Removed from the wishlist: Conversational AI Assistant, Review Sentiment Monitor, and Fraud Shield.';
    expect(within(lines()).getByText(sentence)).toBeVisible();
    expect(statuses.map(({ textContent }) => textContent)).toContain(
      'The sample products were removed from your cart and wishlist.',
    );
    const undo = screen.getByRole('button', { name: 'Undo: restore AI Personalization Engine and 4 more' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(amounts()[0]).toBe('$49.98');
    expect(screen.getByRole('link', { name: 'Wishlist, 3 items' })).toBeVisible();
    expect(productLink('AI Personalization Engine')).toHaveFocus();
    expect(notice()).toBeVisible();
  });

  test('are only those the visitor hasn’t touched; nothing else is removed', async () => {
    const { user } = await renderRoute('/cart');
    await user.click(screen.getByRole('button', { name: 'Increase: Quantity of AI Personalization Engine' }));
    expect(notice()).toHaveTextContent('We added 1 product to your cart and 3 to your wishlist');
    await user.click(screen.getByRole('button', { name: 'Remove them' }));
    expect(quantityOf('AI Personalization Engine')).toHaveValue('2');
    await user.click(
      screen.getByRole('button', { name: 'Undo: restore Dynamic Pricing Optimizer and 3 more' }),
    );
    expect(amounts()[0]).toBe('$79.97');
  });
});
