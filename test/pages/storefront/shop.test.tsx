import { act, screen, within, fireEvent } from '@testing-library/react';
import { demoIds } from '../../../src/content/lists/products.computed';
import { catalog } from '../../../src/content/products/catalog';
import { selectCartLines } from '../../../src/store/cart/cartSelectors';
import { selectPricingBilling } from '../../../src/store/pricing/pricingSlice';
import { filtersChosen } from '../../../src/store/shop/shopSlice';
import { headingOf, textOf, hrefOf } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { spokenDuring } from '../../support/spoken';

describe('/shop', () => {
  const productNames = () => screen.getAllByRole('article').map(headingOf);

  const allFound = `${catalog.length} products found`;

  test('lists all products by name, counts them, links them to their demos, and offers categories and sorts', async () => {
    await renderRoute('/shop');
    expect(screen.getByText(allFound)).toBeVisible();
    expect(productNames()).toEqual(catalog.map(({ name }) => name).toSorted());
    const options = (label: string) =>
      within(screen.getByLabelText(label)).getAllByRole('option').map(textOf);
    expect(options('Category')).toEqual([
      'All Categories',
      'AI Solutions',
      'Optimization',
      'Customer Service',
      'Analytics',
      'Security',
    ]);
    expect(options('Sort by')).toEqual(['Price low-high', 'Price high-low', 'Name']);
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Name');
    const card = screen.getByRole('article', { name: 'Fraud Shield' });
    expect(card).toHaveTextContent('Security Limited Stock');
    expect(hrefOf(screen.getByRole('link', { name: 'View Details: Fraud Shield' }))).toBe(
      '/product/fraud-shield',
    );
    expect(hrefOf(screen.getByRole('link', { name: 'Try Demo: Fraud Shield' }))).toBe('/demos/fraud-shield');
  });

  test('switches all prices to yearly, as the pricing page does, and opens a product with that period', async () => {
    const { user, store } = await renderRoute('/shop');
    await user.click(screen.getByRole('radio', { name: 'Yearly' }));
    const card = within(screen.getByRole('article', { name: 'Fraud Shield' }));
    expect(card.getByText('$499.90')).toBeVisible();
    expect(card.getByText('/year')).toBeVisible();
    expect(selectPricingBilling(store.getState())).toBe('yearly');
    await user.click(card.getByRole('link', { name: 'View Details: Fraud Shield' }));
    expect(await screen.findByRole('radio', { name: /^Yearly/ })).toBeChecked();
  });

  test('filters, sorts, counts, and puts the choices into the URL', async () => {
    const { user, router } = await renderRoute('/shop');
    await user.selectOptions(screen.getByLabelText('Category'), 'Analytics');
    const said = await spokenDuring(() =>
      user.selectOptions(screen.getByLabelText('Sort by'), 'Price high-low'),
    );
    const analytics = catalog
      .filter(({ category }) => category === 'analytics')
      .toSorted((a, b) => b.priceCents - a.priceCents);
    const found = `${analytics.length} products found`;
    expect(said).toEqual([`${found} in Analytics, sorted by price high-low`]);
    expect(screen.getByText(found)).toBeVisible();
    expect(productNames()).toEqual(analytics.map(({ name }) => name));
    expect(router.state.location.search).toBe('?category=analytics&sort=price-high');
  });

  test('applies the filters in a link, and announces the category, even if another one has as many products', async () => {
    const { user } = await renderRoute('/shop?category=security&sort=price-low');
    expect(productNames()).toEqual(['Fraud Shield']);
    const said = await spokenDuring(() =>
      user.selectOptions(screen.getByLabelText('Category'), 'Customer Service'),
    );
    expect(said).toEqual(['1 product found in Customer Service, sorted by price low-high']);
  });

  test.each(['nope', ''])('ignores the unknown category "%s", and can show all', async (category) => {
    const { user, store } = await renderRoute(`/shop?category=${encodeURIComponent(category)}`);
    act(() => {
      store.dispatch(filtersChosen({ category: 'security' }));
    });
    expect(screen.getByText(/That category doesn’t exist/)).toBeVisible();
    expect(productNames()).toEqual(['Fraud Shield']);
    await user.click(screen.getByRole('button', { name: 'Show all products' }));
    expect(screen.getByText(allFound)).toBeVisible();
    expect(screen.queryByText(/That category doesn’t exist/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Category')).toHaveFocus();
  });

  test('applies saved filters, and shows all on request', async () => {
    const { user, store, router } = await renderRoute('/shop');
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
    act(() => {
      store.dispatch(filtersChosen({ category: 'analytics' }));
      store.dispatch(filtersChosen({ sort: 'price-low' }));
    });
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Analytics');
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Price low-high');
    expect(productNames().slice(0, 2)).toEqual(['Review Sentiment Monitor', 'Customer Insight Analytics']);
    expect(productNames()).not.toContain('Fraud Shield');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByText(allFound)).toBeVisible();
    expect(productNames()[0]).toBe('AI Personalization Engine');
    expect(screen.getByLabelText('Category')).toHaveFocus();
    expect(router.state.location.search).toBe('');
  });

  test('adds a product, shows the new quantity, and links to the cart', async () => {
    const { user } = await renderRoute('/shop');
    const card = screen.getByRole('article', { name: 'Fraud Shield' });
    const add = within(card).getByRole('button', { name: 'Add to Cart: Fraud Shield' });
    await user.click(add);
    await user.click(add);
    expect(within(card).getByRole('status')).toHaveTextContent('Added to cart. You have 2.');
    expect(screen.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
    await user.click(within(card).getByRole('link', { name: 'View cart' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  });
});

describe('/compare', () => {
  const names = () => within(screen.getByRole('table')).getAllByRole('columnheader').slice(1).map(textOf);

  const row = (label: string) =>
    within(screen.getByRole('table')).getByRole('row', { name: new RegExp(`^${label}`) });
  const cells = (label: string) => within(row(label)).getAllByRole('cell').map(textOf);

  /** Simulates media queries, which jsdom lacks. */
  function setWindow(device: 'phone' | 'tablet') {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: () => ({ matches: device === 'tablet' }),
    });
  }

  test('shows each product’s price, job, requirements and rating', async () => {
    await renderRoute('/compare?products=dynamic-pricing-optimizer,fraud-shield');
    expect(cells('Price')).toEqual(['$19.99/month', '$49.99/month']);
    expect(cells('Category')).toEqual(['Optimization', 'Security']);
    expect(cells('Setup time')).toEqual([
      '2-4 weeks, ending with a week of proposals only',
      '2-4 weeks, then shadow mode for as long as you like; it counts as setup',
    ]);
    expect(cells('Rating')[1]).toBe('Rated 4.9 out of 5 (76 reviews)');
    expect(cells('What it does')[1]).toContain('Checks every order before it ships');
    expect(cells('Made for')).toHaveLength(2);
    expect(hrefOf(within(row('Live demo')).getByRole('link', { name: 'Try Demo: Fraud Shield' }))).toBe(
      '/demos/fraud-shield',
    );
  });

  test('shows equal values once, and hides them on request', async () => {
    const { user } = await renderRoute('/compare');
    expect(cells('Money-back guarantee')).toEqual([' Same for all: 30 days from going live']);
    await user.click(screen.getByRole('checkbox', { name: 'Show only differences' }));
    expect(screen.queryByRole('rowheader', { name: 'Money-back guarantee' })).not.toBeInTheDocument();
    expect(screen.getByText('3 rows hidden: the same for all.')).toHaveRole('status');
    expect(screen.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  });

  test('keeps the selected products and their order in the URL', async () => {
    const { user, router } = await renderRoute('/compare?products=fraud-shield,dynamic-pricing-optimizer');
    expect(names()).toEqual(['Fraud Shield', 'Dynamic Pricing Optimizer']);
    await user.click(screen.getByText(`Products to compare: 2 of ${catalog.length}`));
    await user.click(screen.getByRole('checkbox', { name: 'Review Sentiment Monitor' }));
    expect(names()).toEqual(['Fraud Shield', 'Dynamic Pricing Optimizer', 'Review Sentiment Monitor']);
    await user.click(screen.getByRole('checkbox', { name: 'Fraud Shield' }));
    expect(new URLSearchParams(router.state.location.search).get('products')).toBe(
      'dynamic-pricing-optimizer,review-sentiment-monitor',
    );
  });

  test('says that one product is too few to compare, and offers all, in the shop’s order', async () => {
    const { user } = await renderRoute('/compare?products=fraud-shield,fraud-shield,nope');
    expect(screen.getByText(/Choose at least two products to compare/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Compare all / }));
    expect(names()).toEqual(catalog.map(({ name }) => name));
    expect(screen.getByText(`Products to compare: ${catalog.length} of ${catalog.length}`)).toHaveFocus();
  });

  test('compares two products chosen in a phone’s selects, and swaps them', async () => {
    setWindow('phone');
    const { user } = await renderRoute('/compare');
    const said = await spokenDuring(() =>
      user.selectOptions(screen.getByLabelText('Second product'), 'Fraud Shield'),
    );
    expect(said).toEqual(['Comparing AI Personalization Engine and Fraud Shield.']);
    expect(names()).toEqual(['AI Personalization Engine', 'Fraud Shield']);
    await user.selectOptions(screen.getByLabelText('First product'), 'Fraud Shield');
    expect(names()).toEqual(['Fraud Shield', 'AI Personalization Engine']);
  });

  test('shows the prices of the chosen billing period, and adds a product with it', async () => {
    const { user, store } = await renderRoute('/compare');
    await user.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(cells('Price').at(-1)).toBe('$499.90/year');
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Fraud Shield' }));
    expect(selectCartLines(store.getState()).at(-1)).toMatchObject({
      key: 'fraud-shield:yearly',
      quantity: 1,
    });
  });
});

describe('/demos', () => {
  const rows = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li'));

  test('links to each demo, starting with the one in the list', async () => {
    await renderRoute('/demos');
    const links = rows().map((row) => row?.querySelector('a')?.getAttribute('href'));
    expect(links[0]).toBe('/demos/dynamic-pricing-optimizer');
    expect(links.toSorted()).toEqual(demoIds.map((id) => `/demos/${id}`).toSorted());
  });

  test('shows what a shirt earns at the slider’s price', async () => {
    await renderRoute('/demos');
    const [first] = rows();
    if (!first) throw new Error('There is no row.');
    const status = within(first).getByText(/a week for a profit/, { selector: 'p' });
    expect(status).toHaveTextContent(
      /^You’d sell \d+ a week for a profit of \p{Sc}[\d,]+\. A different price would earn more\.$/u,
    );
    // At an elasticity of about −2.2, profit is highest at about 1.8 times the $14 cost.
    const slider = within(first).getByRole('slider', { name: 'Price of a shirt' });
    const said = Array.from({ length: 30 }, (_, index) => {
      fireEvent.change(slider, { target: { value: String(15 + index) } });
      return status.textContent.endsWith('No other price would earn more.') ? 15 + index : null;
    }).filter((price) => price !== null);
    expect(said).toHaveLength(1);
    expect(said[0]).toBeGreaterThanOrEqual(23);
    expect(said[0]).toBeLessThanOrEqual(28);
  });
});
