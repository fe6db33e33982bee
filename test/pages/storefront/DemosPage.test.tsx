import { fireEvent, screen, within } from '@testing-library/react';
import { demoIds } from '../../../src/content/lists/products.computed';
import { renderRoute } from '../../support/renderRoute';

const rows = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li'));

describe('/demos', () => {
  test('links to each demo, starting with the one in the list', async () => {
    await renderRoute('/demos');
    const links = rows().map((row) => row?.querySelector('h2 a')?.getAttribute('href'));
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
