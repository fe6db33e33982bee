import { act, screen, waitFor, within } from '@testing-library/react';
import { catalog } from '../../../src/content/products/catalog';
import { selectCartLines } from '../../../src/store/cart/cartSelectors';
import { textOf } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { sample } from '../../support/slowRun';
import { spokenDuring } from '../../support/spoken';

const add = () => screen.getByRole('button', { name: 'Add to Cart: Fraud Shield' });
const quantity = () => screen.getByRole('textbox', { name: 'Quantity' });
const period = (name: RegExp) => screen.getByRole('radio', { name });

describe('/product/:productId', () => {
  test.each(sample(catalog.map(({ id, name }) => ({ id, name }))))('shows $name', async ({ id, name }) => {
    const { user } = await renderRoute(`/product/${id}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    const gallery = screen.getByRole('list', { name: `Pictures of ${name}` });
    expect(within(gallery).getAllByRole('button')).toHaveLength(4);
    const tabs = screen.getAllByRole('tab').map(textOf);
    expect(tabs).toEqual(['Overview', 'Features', 'Specifications', 'What’s Included']);
    await user.click(screen.getByRole('tab', { name: 'Specifications' }));
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThanOrEqual(8);
    expect(screen.getByRole('row', { name: /^Uptime/ })).toHaveTextContent(/99\.9% in the fiscal year to/);
    await user.click(screen.getByRole('tab', { name: 'What’s Included' }));
    expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
  });

  test('opens a tab when the press ends, moves between tabs by arrow keys, and into the panel by Tab', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    const [overview, features] = screen.getAllByRole('tab');
    if (!overview || !features) throw new Error('Tabs are missing.');
    await user.pointer({ keys: '[MouseLeft>]', target: features });
    expect(features).toHaveAttribute('aria-selected', 'false');
    await user.pointer({ keys: '[/MouseLeft]', target: features });
    expect(features).toHaveAttribute('aria-selected', 'true');
    expect(features).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(overview).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(features).toHaveFocus();
    expect(features).toHaveAttribute('aria-selected', 'true');
    // Back and the ends of the page are the browser's.
    for (const key of ['Alt', 'Control', 'Meta', 'Shift'])
      await user.keyboard(`{${key}>}{ArrowLeft}{Home}{End}{/${key}}`);
    expect(features).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel', { name: 'Features' })).toHaveFocus();
  });

  test('says that the product doesn’t exist, with a link to the shop', async () => {
    await renderRoute('/product/nope');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Product Not Found');
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop');
  });

  test('shows its rating, which links to reviews that are fictional, and enlarges a pressed picture', async () => {
    const { user, router } = await renderRoute('/product/fraud-shield');
    const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
    expect(reviews.getAllByRole('listitem')).toHaveLength(8);
    expect(reviews.getByText(/Here are eight\. All are invented/)).toBeVisible();
    expect(
      reviews.getByRole('link', { name: 'See these scored word by word in the sentiment demo' }),
    ).toHaveAttribute('href', '/demos/review-sentiment-monitor?of=fraud-shield');
    await user.click(screen.getByRole('link', { name: 'Rated 4.9 out of 5 (76 reviews)' }));
    expect(router.state.location.hash).toBe('#reviews');
    const large = within(screen.getByRole('figure'));
    const before = large.getByRole('img').getAttribute('aria-label');
    const pictures = within(screen.getByRole('list', { name: 'Pictures of Fraud Shield' }));
    await user.click(pictures.getByRole('button', { name: /^Picture 3 of 4/ }));
    expect(large.getByRole('img')).not.toHaveAccessibleName(before ?? '');
  });

  test('keeps an invalid quantity in the field with a message, and adds nothing until it’s valid', async () => {
    const { user, store } = await renderRoute('/product/fraud-shield');
    const field = quantity();
    const hint = 'Quantity is the number of stores that will use the product.';
    expect(field).toHaveAccessibleDescription(hint);
    await user.clear(field);
    await user.type(field, '2.5');
    await user.tab();
    expect(field).toHaveValue('2.5');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(hint));
    expect(field).toHaveAccessibleDescription(/from 1 to 99/);
    await user.click(add());
    expect(selectCartLines(store.getState())).toHaveLength(2);
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '2');
    await user.click(add());
    const added = screen.getByText('Added to cart. You have 2.');
    expect(added).toBeVisible();
    await user.type(field, '00');
    await user.click(add());
    expect(added).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '99');
    await user.click(add());
    expect(add()).toHaveTextContent('Added');
    await user.click(add());
    expect(add()).not.toHaveTextContent('Added');
  });

  test('charges ten months for a year, claims no former price, and adds the chosen quantity and period', async () => {
    const { user, store } = await renderRoute('/product/fraud-shield');
    const plan = within(screen.getByRole('group', { name: 'Plan' })).getByRole('status');
    expect(plan).toHaveTextContent('Pay yearly: $499.90 (save $99.98).');
    await user.click(period(/Yearly/));
    expect(plan).toHaveTextContent('$499.90, charged once a year. You save $99.98.');
    expect(screen.getByText('$499.90')).toBeVisible();
    expect(screen.queryByText(/\$59\.99/)).not.toBeInTheDocument();
    expect(screen.queryByText('$599.90')).not.toBeInTheDocument();
    await user.clear(quantity());
    await user.type(quantity(), '3');
    await user.click(add());
    expect(screen.getByText('Added to cart. You have 3.')).toBeVisible();
    expect(selectCartLines(store.getState()).at(-1)).toMatchObject({
      key: 'fraud-shield:yearly',
      quantity: 3,
      amount: 149_970,
    });
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
    await user.click(period(/Yearly/));
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

  test('says so if one of those in the cart is our sample', async () => {
    const { user } = await renderRoute('/product/dynamic-pricing-optimizer');
    const button = screen.getByRole('button', { name: 'Add to Cart: Dynamic Pricing Optimizer' });
    await user.click(button);
    expect(screen.getByText('Added to cart. You have 2, including our sample.')).toHaveTextContent(
      'Plus our other sample.',
    );
    await user.click(button);
    expect(screen.getByText('Added to cart. You have 3, including our sample.')).toBeVisible();
  });

  test('announces the quantity in the cart and its periods after adding, but not after switching the period', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    const button = add();
    expect(await spokenDuring(() => user.click(button))).toEqual([
      expect.stringContaining('Added to cart. You have 1.'),
    ]);
    await user.click(period(/Yearly/));
    await user.click(button);
    expect(screen.getByText('Added to cart. You have 1 monthly and 1 yearly.')).toBeVisible();
    await user.click(button);
    const said = await spokenDuring(() => user.click(period(/Monthly/)));
    expect(said.filter((text) => text.includes('in your cart'))).toEqual([]);
  });

  test('announces what the new quantity costs on each press and while typing', async () => {
    const { user } = await renderRoute('/product/fraud-shield');
    const increase = screen.getByRole('button', { name: 'Increase: Quantity' });
    const decrease = screen.getByRole('button', { name: 'Decrease: Quantity' });
    const press = (button: HTMLElement) => spokenDuring(() => user.click(button));
    expect(screen.queryByText(/before tax$/)).not.toBeInTheDocument();
    expect(await press(increase)).toEqual(['Quantity: 2, $99.98']);
    expect(screen.getByText(/before tax$/)).toHaveTextContent('2 stores: $99.98/month, before tax');
    expect(await press(increase)).toEqual(['Quantity: 3, $149.97']);
    expect(await press(decrease)).toEqual(['Quantity: 2, $99.98']);
    // Browsers would take the focus from a button that is disabled at its limit.
    await press(decrease);
    expect(decrease).toBeEnabled();
    await press(increase);
    const field = quantity();
    expect(await spokenDuring(() => user.type(field, '5'))).toEqual(['Quantity: 25, $1,249.75']);
    expect(await spokenDuring(() => user.type(field, '0'))).toEqual([
      expect.stringMatching(/^99 is the most/),
    ]);
    await user.clear(field);
    await user.type(field, '99');
    expect(increase).toBeEnabled();
  });

  test('keeps the chosen period and quantity in the URL, and restores them on Back', async () => {
    const { user, router } = await renderRoute('/product/fraud-shield');
    expect(router.state.location.search).toBe('');
    await user.click(period(/Yearly/));
    await user.click(screen.getByRole('button', { name: 'Increase: Quantity' }));
    expect(router.state.location.search).toBe('?billing=yearly&quantity=2');
    const demo = screen.getByRole('link', { name: 'Request Demo' });
    expect(demo).toHaveAttribute('href', '/contact-us?subject=demo&product=fraud-shield');
    await user.click(demo);
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Fraud Shield');
    });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('radio', { name: /Yearly/ })).toBeChecked();
    expect(quantity()).toHaveValue('2');
    await user.click(period(/Monthly/));
    await user.click(screen.getByRole('button', { name: 'Decrease: Quantity' }));
    expect(router.state.location.search).toBe('');
  });

  test('defaults to one, billed monthly, for an invalid URL, and when another product is opened', async () => {
    const { user } = await renderRoute('/product/fraud-shield?billing=weekly&quantity=1e1');
    expect(period(/Monthly/)).toBeChecked();
    expect(quantity()).toHaveValue('1');
    await user.click(period(/Yearly/));
    await user.click(screen.getByRole('link', { name: /^AI Personalization Engine/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Personalization Engine' })).toBeVisible();
    expect(period(/Monthly/)).toBeChecked();
  });
});
