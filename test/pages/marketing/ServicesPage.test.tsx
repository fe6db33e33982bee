import { screen, within } from '@testing-library/react';
import { serviceCards } from '../../../src/content/lists/serviceCards.computed';
import { card } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';

describe('/our-services', () => {
  test('shows a card for each service, with all its parts and a link that says where it leads', async () => {
    await renderRoute('/our-services');
    expect(screen.getAllByRole('article')).toHaveLength(serviceCards.length);
    for (const { slug, title, description, benefits, technologies } of serviceCards) {
      const service = card(title);
      expect(service.getByText(description)).toBeInTheDocument();
      for (const benefit of benefits) expect(service.getByText(benefit)).toBeInTheDocument();
      for (const { name } of technologies) expect(service.getByText(name)).toBeInTheDocument();
      expect(service.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        `/${slug}`,
        ...technologies.flatMap(({ tool }) => (tool ? `/${tool}` : [])),
      ]);
      expect(service.getByRole('link', { name: `Learn More about ${title}` })).toBeInTheDocument();
    }
  });

  test('numbers them on a walk through four areas of the store', async () => {
    await renderRoute('/our-services');
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 4)
        .map(({ textContent }) => textContent),
    ).toEqual(['The shelf', 'The price tag', 'The counter', 'The back room']);
    expect(
      screen
        .getAllByRole('article')
        .map((article) => /^\d+/.exec(article.closest('li')?.textContent ?? '')?.[0]),
    ).toEqual(serviceCards.map((_, index) => String(index + 1)));
  });

  test('links each area’s citrus to the area', async () => {
    const { container } = await renderRoute('/our-services');
    const links = within(screen.getByRole('navigation', { name: 'Parts of the store' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'The shelf 5 services',
      'The price tag 2 services',
      'The counter 3 services',
      'The back room 4 services',
    ]);
    for (const link of links) {
      const { pathname, hash } = new URL(link.getAttribute('href') ?? '', 'https://shop.example');
      expect(pathname).toBe('/our-services');
      expect(link).toHaveTextContent(container.querySelector(`${hash} h2`)?.textContent ?? 'no such part');
    }
  });
});
