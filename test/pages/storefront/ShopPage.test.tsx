import { act, screen, within } from '@testing-library/react';
import { catalog } from '../../../src/content/products/catalog';
import { billingPeriodChosen } from '../../../src/store/pricing/pricingSlice';
import { filtersChosen } from '../../../src/store/shop/shopSlice';
import { renderRoute } from '../../support/renderRoute';
import { spokenDuring } from '../../support/spoken';

const productNames = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

const allFound = `${catalog.length} products found`;

describe('/shop', () => {
  test('lists all products by name, counts them, links them to their demos, and offers categories and sorts', async () => {
    await renderRoute('/shop');
    expect(screen.getByText(allFound)).toBeVisible();
    expect(productNames()).toEqual(catalog.map(({ name }) => name).toSorted());
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
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
    expect(screen.getByRole('link', { name: 'View Details: Fraud Shield' })).toHaveAttribute(
      'href',
      '/product/fraud-shield',
    );
    expect(screen.getByRole('link', { name: 'Try Demo: Fraud Shield' })).toHaveAttribute(
      'href',
      '/demos/fraud-shield',
    );
  });

  test('opens a product with the billing period that its card shows', async () => {
    const { store, user } = await renderRoute('/shop');
    act(() => {
      store.dispatch(billingPeriodChosen({ billing: 'yearly' }));
    });
    const card = screen.getByRole('article', { name: 'Fraud Shield' });
    expect(within(card).getByText('/year')).toBeVisible();
    await user.click(within(card).getByRole('link', { name: 'View Details: Fraud Shield' }));
    expect(await screen.findByRole('radio', { name: /^Yearly/ })).toBeChecked();
  });

  test('filters, sorts, counts, and puts the choices into the URL', async () => {
    const { user, router } = await renderRoute('/shop');
    await user.selectOptions(screen.getByLabelText('Category'), 'Analytics');
    const said = await spokenDuring(() =>
      user.selectOptions(screen.getByLabelText('Sort by'), 'Price high-low'),
    );
    expect(said).toEqual(['2 products found in Analytics, sorted by price high-low']);
    expect(screen.getByText('2 products found')).toBeVisible();
    expect(productNames()).toEqual(['Customer Insight Analytics', 'Review Sentiment Monitor']);
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

  test.each(['nope', ''])(
    'ignores the unknown category "%s", and applies the saved filter, or shows all on request',
    async (category) => {
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
    },
  );

  test('applies saved filters, and shows all on request', async () => {
    const { user, store, router } = await renderRoute('/shop');
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
    act(() => {
      store.dispatch(filtersChosen({ category: 'analytics' }));
      store.dispatch(filtersChosen({ sort: 'price-low' }));
    });
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Analytics');
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Price low-high');
    expect(productNames()).toEqual(['Review Sentiment Monitor', 'Customer Insight Analytics']);
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

  test('adds a product to the wishlist, or removes it, with its heart', async () => {
    const { user } = await renderRoute('/shop');
    const heart = screen.getByRole('button', { name: 'Add Fraud Shield to wishlist' });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
  });
});
