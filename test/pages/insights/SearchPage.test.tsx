import { act, screen, waitFor, within } from '@testing-library/react';
import { articleSlugs, postSlugs } from '../../../src/content/loadContent';
import { faqCategories } from '../../../src/content/company/faq';
import { catalog } from '../../../src/content/products/catalog';
import { serviceSlugs, toolSlugs } from '../../../src/content/slugs';
import { renderRoute } from '../../support/renderRoute';
import { serveSearchIndex } from '../../support/search';

const main = () => within(screen.getByRole('main'));
const summary = () => main().getByRole('status');
const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  serveSearchIndex();
});

describe('/search without a query', () => {
  test('links to every service, tool, product, post and article, and to the categories of questions', async () => {
    await renderRoute('/search');
    expect(links()).toEqual(
      expect.arrayContaining([
        ...serviceSlugs.map((slug) => `/${slug}`),
        ...toolSlugs.map((slug) => `/${slug}`),
        ...catalog.map(({ id }) => `/product/${id}`),
        ...postSlugs.map((slug) => `/blog/${slug}`),
        ...articleSlugs.map((slug) => `/news/${slug}`),
        ...faqCategories.map(({ id }) => `/faq#${id}`),
      ]),
    );
  });

  test('suggests words that link to a search', async () => {
    const { user } = await renderRoute('/search?q=+++');
    await user.click(main().getByRole('link', { name: 'returns' }));
    await waitFor(() => {
      expect(summary()).toHaveTextContent(/^\d+ results for returns, in \d sections$/);
    });
    expect(main().getByRole('searchbox')).toHaveValue('returns');
    expect(summary()).toHaveFocus();
  });
});

describe('/search with a query', () => {
  test('lists all results by kind, with their counts', async () => {
    await renderRoute('/search?q=fraud');
    const services = (await main().findByRole('heading', { level: 2, name: 'Services' })).closest('section');
    expect(services).not.toBeNull();
    const groups = main()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => {
        const section = heading.closest('section');
        if (!section) throw new Error('A group of results has its section.');
        const count = within(section).getByText(/^\d+ results?$/).textContent;
        return {
          kind: heading.textContent,
          count: parseInt(count, 10),
          shown: within(section).getAllByRole('listitem').length,
        };
      });
    expect(groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['Products', 'Services', 'News']));
    for (const { count, shown } of groups) expect(shown).toBe(count);
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    expect(summary()).toHaveTextContent(`${total} results for fraud, in ${groups.length} sections`);
    expect(main().getByRole('link', { name: 'Fraud Shield' })).toHaveAttribute(
      'href',
      '/product/fraud-shield',
    );
  });

  test('a new search replaces the results, and Back returns to the old ones', async () => {
    const { user, router } = await renderRoute('/search?q=fraud');
    const field = main().getByRole('searchbox');
    await user.clear(field);
    await user.type(field, 'tensorflow{Enter}');
    expect(await main().findByRole('link', { name: 'TensorFlow' })).toHaveAttribute('href', '/tensorflow');
    expect(router.state.location.search).toBe('?q=tensorflow');
    expect(field).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(await main().findByRole('link', { name: 'Fraud Shield' })).toBeVisible();
    expect(main().getByRole('searchbox')).toHaveValue('fraud');
  });

  test('says when nothing was found and suggests what to do', async () => {
    await renderRoute('/search?q=qqqqqqqq');
    await waitFor(() => {
      expect(summary()).toHaveTextContent('Nothing found for qqqqqqqq. Try fewer or different words');
    });
    expect(main().getByRole('heading', { name: 'Popular searches' })).toBeVisible();
    expect(links()).toContain('/visual-search');
  });
});
