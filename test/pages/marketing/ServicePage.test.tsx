import { screen, within } from '@testing-library/react';
import { services } from '../../../src/content/lists/services';
import { serviceSlugs } from '../../../src/content/slugs';
import { technologiesNamed } from '../../../src/content/technologies';
import { serviceTitles } from '../../../src/content/lists/titles.computed';
import { itemsOf, section } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { sample } from '../../support/slowRun';

test.each(sample(serviceSlugs))(
  '/%s shows all parts of the service, and links to /contact-us, /case-study and related services',
  async (slug) => {
    const detail = services[slug];
    await renderRoute(`/${slug}`);
    expect(document.title).toBe(`${detail.meta.title} | Tangelo`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(detail.title);
    expect(screen.getByText(detail.subtitle)).toBeInTheDocument();
    for (const paragraph of detail.description) expect(screen.getByText(paragraph)).toBeInTheDocument();

    const parts = [
      ['Benefits', detail.benefits],
      ['Features', detail.features],
      ['Use cases', detail.useCases],
    ] as const;
    for (const [title, points] of parts) {
      const part = section(title);
      expect(itemsOf(part)).toEqual(points.map((point) => point.title));
      for (const { text } of points) expect(part.getByText(text)).toBeInTheDocument();
    }

    const inside = technologiesNamed(detail.technologies);
    const technologies = section('Technologies we use').getAllByRole('listitem');
    expect(technologies.map(({ textContent }) => textContent)).toEqual(inside.map(({ name }) => name));
    inside.forEach(({ tool }, index) => {
      const link = technologies[index]?.querySelector('a');
      expect(link?.getAttribute('href')).toBe(tool && `/${tool}`);
    });

    const last = section(detail.callToAction.title);
    expect(last.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contact-us',
      '/case-study',
    ]);
    for (const other of detail.related) {
      const link = section('More about this').getByRole('link', { name: serviceTitles[other] });
      expect(link).toHaveAttribute('href', `/${other}`);
    }
  },
);

describe('a service page', () => {
  test('says how to buy the service: as products, in a plan, or as a project, each with its price', async () => {
    await renderRoute('/dynamic-pricing');
    const rows = section('Ways to buy').getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      '/product/dynamic-pricing-optimizer',
      '/pricing',
      '/contact-us?subject=services',
    ]);
    for (const [index, words] of [
      /^Dynamic Pricing Optimizer.*\$19\.99 a month/,
      /^The Professional plan.*\$79\.99 a month/,
      /^A project.*Fixed quote before you sign/,
    ].entries())
      expect(rows[index]).toHaveTextContent(words);
  });

  test('links to the product above the description, if there is one', async () => {
    await renderRoute('/security-fraud-prevention');
    const [product] = screen.getAllByRole('link', { name: 'Fraud Shield' });
    expect(product).toHaveAttribute('href', '/product/fraud-shield');
    expect(product?.parentElement).toHaveTextContent('Ready-made: Fraud Shield, $49.99 a month');
    const technologies = screen.getByRole('heading', { name: 'Technologies we use' });
    expect(product?.compareDocumentPosition(technologies)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('offers a project if no product or plan has the service', async () => {
    await renderRoute('/content-creative');
    expect(section('Ways to buy').getAllByRole('listitem')).toHaveLength(1);
    expect(section('Ways to buy').getByRole('link', { name: 'All prices' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  });

  test('shows an example screen and the way back to the services', async () => {
    await renderRoute('/dynamic-pricing');
    expect(screen.getByRole('figure')).toHaveTextContent(
      /^The buyer’s morning list.*Nothing changes until you approve it\.$/,
    );
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(trail.map(({ textContent }) => textContent)).toEqual(['Home', 'Services', 'Dynamic Pricing']);
  });

  test('links to its product, case and post', async () => {
    await renderRoute('/dynamic-pricing');
    const more = section('More about this');
    expect(more.getByRole('link', { name: 'Dynamic Pricing Optimizer' })).toHaveAttribute(
      'href',
      '/product/dynamic-pricing-optimizer',
    );
    expect(more.getByRole('link', { name: 'Strawberries marked down in time' })).toHaveAttribute(
      'href',
      '/case-study#strawberries-at-six',
    );
    expect(
      more.getByRole('link', { name: 'Guardrails first: seven rules for dynamic pricing' }),
    ).toHaveAttribute('href', '/blog/dynamic-pricing-guardrails');
  });

  test('links to a tool’s page, which links back', async () => {
    const { user } = await renderRoute('/visual-search');
    await user.click(section('Technologies we use').getByRole('link', { name: 'OpenCV' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'OpenCV' })).toBeInTheDocument();
    await user.click(section('Services that use it').getByRole('link', { name: 'Visual Search' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Visual Search' })).toBeInTheDocument();
  });
});
