import { act, screen, waitFor, within } from '@testing-library/react';
import { catalog } from '../../../src/content/products/catalog';
import { selectCartLines } from '../../../src/store/cart/cartSelectors';
import { renderRoute } from '../../support/renderRoute';
import { sample } from '../../support/slowRun';
import { spokenDuring } from '../../support/spoken';

describe('/product/:productId', () => {
  test.each(sample(catalog.map(({ id, name }) => ({ id, name }))))('shows $name', async ({ id, name }) => {
    const { user } = await renderRoute(`/product/${id}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    const gallery = screen.getByRole('list', { name: `Pictures of ${name}` });
    expect(within(gallery).getAllByRole('button')).toHaveLength(4);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Features',
      'Specifications',
      'What’s Included',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Specifications' }));
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThanOrEqual(8);
    expect(screen.getByRole('row', { name: /^Uptime/ })).toHaveTextContent(/99\.9% in the fiscal year to/);
    await user.click(screen.getByRole('tab', { name: 'What’s Included' }));
    expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
  });

  test('moves from a tab into its panel with the Tab key', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    await user.click(screen.getByRole('tab', { name: 'Features' }));
    await user.tab();
    expect(screen.getByRole('tabpanel', { name: 'Features' })).toHaveFocus();
  });

  test('says that the product doesn’t exist, with a link to the shop', async () => {
    await renderRoute('/product/nope');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Product Not Found');
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop');
  });

  test('shows the exact rating and the number of reviews beside the stars', async () => {
    await renderRoute('/product/fraud-shield');
    const [first] = screen.getAllByText(/out of 5/);
    expect(first?.parentElement).toHaveTextContent('Rated 4.9 out of 5 (76 reviews)');
  });

  test('shows reviews, says that they’re fictional, and links to them from the stars', async () => {
    const { user, router } = await renderRoute('/product/fraud-shield');
    const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
    expect(reviews.getAllByRole('listitem')).toHaveLength(8);
    expect(reviews.getByText(/Here are eight\. All are invented/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Rated 4.9 out of 5 (76 reviews)' }));
    expect(router.state.location.hash).toBe('#reviews');
    expect(
      reviews.getByRole('link', { name: 'See these scored word by word in the sentiment demo' }),
    ).toHaveAttribute('href', '/demos/review-sentiment-monitor?of=fraud-shield');
  });

  test('adds the field’s quantity once it’s valid again', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '150');
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Fraud Shield' }));
    await user.clear(quantity);
    await user.type(quantity, '2');
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Fraud Shield' }));
    expect(screen.getByText('Added to cart. You have 2.')).toBeVisible();
  });

  test('shows what the chosen quantity costs', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    expect(screen.queryByText(/before tax$/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Increase/ }));
    expect(screen.getByText(/before tax$/)).toHaveTextContent('2 stores: $99.98/month, before tax');
  });

  test('charges ten months for a year, and adds the chosen quantity and period', async () => {
    const { user, store } = await renderRoute('/product/review-sentiment-monitor');
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    expect(screen.getByText('$99.90')).toBeVisible();
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '3');
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Review Sentiment Monitor' }));
    expect(screen.getByText('Added to cart. You have 3.')).toBeVisible();
    expect(selectCartLines(store.getState()).at(-1)).toMatchObject({
      key: 'review-sentiment-monitor:yearly',
      quantity: 3,
      amount: 29_970,
    });
  });

  test('shows a year’s price and saving in dollars, and claims no former price', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    const plan = within(screen.getByRole('group', { name: 'Plan' })).getByRole('status');
    expect(plan).toHaveTextContent('Pay yearly: $499.90 (save $99.98).');
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    expect(plan).toHaveTextContent('$499.90, charged once a year. You save $99.98.');
    expect(screen.queryByText(/\$59\.99/)).not.toBeInTheDocument();
    expect(screen.queryByText('$599.90')).not.toBeInTheDocument();
  });

  test('keeps an invalid quantity in the field with a message, and adds nothing', async () => {
    const { user, store } = await renderRoute('/product/fraud-shield');
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '2.5');
    await user.tab();
    expect(quantity).toHaveValue('2.5');
    expect(quantity).toBeInvalid();
    expect(quantity).toHaveAccessibleDescription(/from 1 to 99/);
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Fraud Shield' }));
    expect(selectCartLines(store.getState())).toHaveLength(2);
    expect(quantity).toHaveFocus();
  });

  test('has a second Add to Cart button with the same choices while the first is out of view', async () => {
    const original = window.IntersectionObserver;
    window.IntersectionObserver = class extends original {
      constructor(report: IntersectionObserverCallback) {
        super(report);
        const [target, rect] = [document.body, document.body.getBoundingClientRect()];
        const entry = { target, time: 0, intersectionRatio: 0, isIntersecting: false };
        queueMicrotask(() => {
          act(() => {
            report([{ ...entry, boundingClientRect: rect, intersectionRect: rect, rootBounds: null }], this);
          });
        });
      }
    };
    const { user, store } = await renderRoute('/product/fraud-shield');
    window.IntersectionObserver = original;
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    const bar = within(screen.getByRole('region', { name: 'Buy Fraud Shield' }));
    expect(bar.getByText('$499.90')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Add to Cart: Fraud Shield' }));
    expect(selectCartLines(store.getState()).at(-1)).toMatchObject({ key: 'fraud-shield:yearly' });

    // The page has two such buttons. Each announces only its own result.
    const [own] = screen.getAllByRole('button', { name: 'Add to Cart: Fraud Shield' });
    if (own) await user.click(own);
    const said = await spokenDuring(() =>
      user.click(bar.getByRole('button', { name: 'Add to Cart: Fraud Shield' })),
    );
    expect(said).toEqual([expect.stringContaining('Added to cart. You have 3.')]);
  });

  test('names the billing periods if the cart has the product with both', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    const add = screen.getByRole('button', { name: 'Add to Cart: Fraud Shield' });
    await user.click(add);
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    await user.click(add);
    expect(screen.getByText('Added to cart. You have 1 monthly and 1 yearly.')).toBeVisible();
  });

  test('shows the quantity in the cart after adding, but not after only switching the period', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    const add = screen.getByRole('button', { name: 'Add to Cart: Fraud Shield' });
    expect(await spokenDuring(() => user.click(add))).toEqual([
      expect.stringContaining('Added to cart. You have 1.'),
    ]);
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    await user.click(add);
    await user.click(add);
    const said = await spokenDuring(() => user.click(screen.getByRole('radio', { name: /Monthly/ })));
    expect(said.filter((text) => text.includes('in your cart'))).toEqual([]);
  });

  test('moves between tabs with the arrow keys', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Features' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Features' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  });

  test('enlarges a picture when its thumbnail is pressed', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    const large = screen.getByRole('figure');
    const before = within(large).getByRole('img').getAttribute('aria-label');
    await user.click(screen.getByRole('button', { name: /^Picture 3 of 4/ }));
    expect(within(large).getByRole('img')).not.toHaveAccessibleName(before ?? '');
  });

  test('requests a demo of the product', async () => {
    await renderRoute('/product/fraud-shield');
    expect(screen.getByRole('link', { name: 'Request Demo' })).toHaveAttribute(
      'href',
      '/contact-us?subject=demo&product=fraud-shield',
    );
  });

  test('announces the new quantity on each press and while typing', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    const press = (name: string) => spokenDuring(() => user.click(screen.getByRole('button', { name })));
    expect(await press('Increase: Quantity')).toEqual(['Quantity: 2, $99.98']);
    expect(await press('Increase: Quantity')).toEqual(['Quantity: 3, $149.97']);
    expect(await press('Decrease: Quantity')).toEqual(['Quantity: 2, $99.98']);
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    expect(await spokenDuring(() => user.type(field, '5'))).toEqual(['Quantity: 25, $1,249.75']);
    expect(await spokenDuring(() => user.type(field, '0'))).toEqual([
      expect.stringMatching(/^99 is the most/),
    ]);
  });

  test('keeps the chosen period and quantity in the URL, and restores them on Back', async () => {
    const { user, router } = await renderRoute('/product/fraud-shield');
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    await user.click(screen.getByRole('button', { name: 'Increase: Quantity' }));
    expect(router.state.location.search).toBe('?billing=yearly&quantity=2');
    await user.click(screen.getByRole('link', { name: 'Request Demo' }));
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Fraud Shield');
    });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('radio', { name: /Yearly/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await user.click(screen.getByRole('radio', { name: /Monthly/ }));
    await user.click(screen.getByRole('button', { name: 'Decrease: Quantity' }));
    expect(router.state.location.search).toBe('');
  });

  test('opens a tab when the press ends, not when it begins', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    const features = screen.getByRole('tab', { name: 'Features' });
    await user.pointer({ keys: '[MouseLeft>]', target: features });
    expect(features).toHaveAttribute('aria-selected', 'false');
    await user.pointer({ keys: '[/MouseLeft]', target: features });
    expect(features).toHaveAttribute('aria-selected', 'true');
    expect(features).toHaveFocus();
  });

  test('defaults to one, billed monthly, for an invalid URL', async () => {
    await renderRoute('/product/fraud-shield?billing=weekly&quantity=1e1');
    expect(screen.getByRole('radio', { name: /Monthly/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  });

  test('resets when another product is opened from it', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    await user.click(screen.getByRole('link', { name: 'View Details: AI Personalization Engine' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Personalization Engine' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  });
});
