import { screen, within } from '@testing-library/react';
import { catalog } from '../../../src/content/products/catalog';
import { selectCartLines } from '../../../src/store/cart/cartSelectors';
import { renderRoute } from '../../support/renderRoute';
import { spokenDuring } from '../../support/spoken';

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.textContent);

const row = (label: string) =>
  within(screen.getByRole('table')).getByRole('row', { name: new RegExp(`^${label}`) });
const cells = (label: string) =>
  within(row(label))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

/** Simulates media queries, which jsdom lacks. */
function setWindow(device: 'phone' | 'tablet') {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: device === 'tablet' }),
  });
}

describe('/compare', () => {
  test('has all products in columns, in the shop’s order', async () => {
    await renderRoute('/compare');
    expect(names()).toEqual(catalog.map(({ name }) => name));
  });

  test('shows each product’s price, job, requirements and rating', async () => {
    await renderRoute('/compare?products=dynamic-pricing-optimizer,fraud-shield');
    expect(cells('Price')).toEqual(['$19.99/month', '$49.99/month']);
    expect(cells('Yearly')).toEqual(['$199.90/year', '$499.90/year']);
    expect(cells('Category')).toEqual(['Optimization', 'Security']);
    expect(cells('Setup time')).toEqual([
      '2-4 weeks, ending with a week of proposals only',
      '2-4 weeks, then shadow mode for as long as you like',
    ]);
    expect(cells('Rating')[1]).toBe('Rated 4.9 out of 5 (76 reviews)');
    expect(cells('What it does')[1]).toContain('Checks every order before it ships');
    expect(cells('Made for')).toHaveLength(2);
    expect(within(row('Live demo')).getByRole('link', { name: 'Try Demo: Fraud Shield' })).toHaveAttribute(
      'href',
      '/demos/fraud-shield',
    );
  });

  test('shows equal values once, and hides them on request', async () => {
    const { user } = await renderRoute('/compare');
    expect(cells('Money-back guarantee')).toEqual([' Same for all: 30 days']);
    await user.click(screen.getByRole('checkbox', { name: 'Show only differences' }));
    expect(screen.queryByRole('rowheader', { name: 'Money-back guarantee' })).not.toBeInTheDocument();
    expect(screen.getByText('2 rows hidden: the same for all.')).toHaveRole('status');
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

  test('says that one product is too few to compare, and offers all', async () => {
    const { user } = await renderRoute('/compare?products=fraud-shield,fraud-shield,nope');
    expect(screen.getByText(/Choose at least two products to compare/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Compare all / }));
    expect(names()).toHaveLength(catalog.length);
    expect(screen.getByText(`Products to compare: ${catalog.length} of ${catalog.length}`)).toHaveFocus();
  });

  test('says immediately when too few are left', async () => {
    const { user } = await renderRoute('/compare?products=fraud-shield,dynamic-pricing-optimizer');
    await user.click(screen.getByText(/^Products to compare: 2/));
    const said = await spokenDuring(() => user.click(screen.getByRole('checkbox', { name: 'Fraud Shield' })));
    expect(said).toEqual([expect.stringMatching(/^Choose at least two products to compare/)]);
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

  test('compares three products chosen in a tablet’s selects', async () => {
    setWindow('tablet');
    const { user } = await renderRoute('/compare');
    await user.selectOptions(screen.getByLabelText('Third product'), 'Fraud Shield');
    expect(names()).toEqual(['AI Personalization Engine', 'Dynamic Pricing Optimizer', 'Fraud Shield']);
  });

  test('adds a product with its chosen billing period', async () => {
    const { user, store } = await renderRoute('/compare');
    await user.selectOptions(screen.getByLabelText('Billing for Fraud Shield'), 'Yearly');
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Fraud Shield' }));
    expect(selectCartLines(store.getState()).at(-1)).toMatchObject({
      key: 'fraud-shield:yearly',
      quantity: 1,
    });
  });

  test('is linked from the shop', async () => {
    const { user } = await renderRoute('/shop');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: /^Compare/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare our six products' })).toBeVisible();
    expect(names()).toHaveLength(catalog.length);
  });
});
