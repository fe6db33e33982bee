import { screen, within } from '@testing-library/react';
import { canonicalAddress } from '../../support/head';
import { renderRoute } from '../../support/renderRoute';

describe.each([
  ['/privacy-policy', 'Privacy Policy', '/terms-of-service'],
  ['/terms-of-service', 'Terms of Service', '/privacy-policy'],
])('%s', (path, title, other) => {
  test('says what it is and when it was last updated', async () => {
    await renderRoute(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('Last updated October 21, 2025');
    expect(canonicalAddress()).toBe(`https://www.tangelo.example${path}`);
  });

  test('has 13 numbered sections, and a table of contents that links to each', async () => {
    const { user } = await renderRoute(path);
    const sections = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(sections).toHaveLength(13);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      sections.map(({ textContent }) => textContent),
    );
    for (const index of [12, 4]) {
      await user.click(links[index] ?? document.body);
      expect(sections[index]).toHaveFocus();
    }
  });

  test('links to the other legal text', async () => {
    await renderRoute(path);
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(other);
  });
});
