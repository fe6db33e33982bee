import { act, screen, waitFor, within } from '@testing-library/react';
import { faqCategories } from '../../../src/content/company/faq';
import { catalog } from '../../../src/content/products/catalog';
import { serviceSlugs } from '../../../src/content/slugs';
import { hrefOf } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { serveSearchIndex } from '../../support/search';

const main = () => within(screen.getByRole('main'));
const summary = () => main().getByRole('status');
const links = () => main().getAllByRole('link').map(hrefOf);

beforeEach(() => {
  serveSearchIndex();
});

describe('/search without a query', () => {
  test('links to every service and product, to the categories of questions, and to the other kinds', async () => {
    await renderRoute('/search');
    expect(links()).toEqual(
      expect.arrayContaining([
        ...serviceSlugs.map((slug) => `/${slug}`),
        ...catalog.map(({ id }) => `/product/${id}`),
        ...['/demos', '/tools', '/case-study', '/blog', '/news'],
        ...faqCategories.map(({ id }) => `/faq#${id}`),
      ]),
    );
  });

  test('suggests words that link to a search', async () => {
    const { user } = await renderRoute('/search?q=+++');
    await user.click(main().getByRole('link', { name: 'returns' }));
    await waitFor(() => {
      expect(summary()).toHaveTextContent(/^\d+ results for returns\.$/);
    });
    expect(main().getByRole('searchbox')).toHaveValue('returns');
    expect(summary()).toHaveFocus();
  });
});

describe('/search with a query', () => {
  test('lists all results, best first, each with its kind and the sentence that matched', async () => {
    await renderRoute('/search?q=stolen%20cards');
    const items = await main().findAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
      '/product/fraud-shield',
      '/demos/fraud-shield',
      '/security-fraud-prevention',
    ]);
    expect(items[1]).toHaveTextContent('Live demosFraud Shield demoChoose what to hold.');
    expect(summary()).toHaveTextContent('3 results for stolen cards.');
  });

  test('says which word it searched for in place of a misspelled one', async () => {
    await renderRoute('/search?q=stollen%20cards');
    expect(await main().findAllByRole('listitem')).toHaveLength(3);
    expect(summary()).toHaveTextContent('Showing 3 results for stolen cards.');
  });

  test('then searches the main text too, and marks the words in it', async () => {
    await renderRoute('/search?q=kettles');
    const link = await main().findByRole('link', { name: 'One return, start to finish' });
    expect(link).toHaveAttribute('href', '/blog/botpress');
    expect(main().getByText('kettle').tagName).toBe('MARK');
    expect(summary()).toHaveTextContent('1 result for kettles.');
  });

  test('says that only the first 200 characters of a text are searched', async () => {
    const { user, router } = await renderRoute('/search');
    const note = 'Only the first 200 characters are searched.';
    const field = main().getByRole('searchbox');
    await user.click(field);
    await user.paste('a'.repeat(300));
    expect(field).toHaveValue('a'.repeat(300));
    expect(field).toHaveAccessibleDescription(note);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(summary()).toHaveTextContent(note);
    });
    expect(new URLSearchParams(router.state.location.search).get('q')).toHaveLength(200);
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

  test('says when nothing was found, and offers the products, the questions and the contact form', async () => {
    await renderRoute('/search?q=qqqqqqqq');
    await waitFor(() => {
      expect(summary()).toHaveTextContent('Nothing found for qqqqqqqq. Try other words');
    });
    expect(links()).toEqual([...catalog.map(({ id }) => `/product/${id}`), '/faq', '/contact-us']);
  });
});
