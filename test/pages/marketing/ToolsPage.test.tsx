import { act, screen, within } from '@testing-library/react';
import { cardTools, listedTools } from '../../../src/content/lists/toolCards.computed';
import { card, section } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';

const tags = () => within(screen.getByRole('group', { name: 'Categories' }));
const names = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

describe('/tools', () => {
  test('shows sixteen cards, each with its category and a link that says where it leads', async () => {
    await renderRoute('/tools');
    expect(screen.getAllByRole('article')).toHaveLength(16);
    for (const { slug, title, description, category } of cardTools) {
      const tool = card(title);
      expect(tool.getByText(description)).toBeInTheDocument();
      expect(tool.getByText(new RegExp(`^${category} · \\d services?$`))).toBeInTheDocument();
      expect(tool.getByRole('link', { name: `Learn More about ${title}` })).toHaveAttribute(
        'href',
        `/${slug}`,
      );
    }
  });

  test('lists the other six below them', async () => {
    await renderRoute('/tools');
    const list = section('Six more, for specialized jobs');
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/botpress',
      '/r',
      '/surprise',
      '/pulp',
      '/arima',
      '/vader-textblob',
    ]);
    list.getAllByRole('listitem').forEach((item, index) => {
      expect(item).toHaveTextContent(listedTools[index]?.category ?? 'no seventh');
    });
  });

  test('shows each category once, as a filter', async () => {
    await renderRoute('/tools');
    expect(
      tags()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'All',
      'Machine learning',
      'Conversational AI',
      'Recommendation',
      'Language',
      'Vision',
      'Data processing',
      'Optimization',
      'Visualization',
      'Search',
      'Experimentation',
      'Forecasting',
      'Social listening',
    ]);
  });

  test('shows only a category’s tools, keeps the category in the URL, and Back undoes it', async () => {
    const { user, router } = await renderRoute('/tools');
    await user.click(tags().getByRole('button', { name: 'Visualization' }));
    expect(names()).toEqual(['three.js', 'D3.js']);
    expect(screen.getByText('2 tools', { selector: '[role=status]' })).toBeInTheDocument();
    expect(tags().getByRole('button', { name: 'Visualization', pressed: true })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?category=Visualization');

    await user.click(tags().getByRole('button', { name: 'Search' }));
    expect(names()).toEqual(['Elasticsearch']);
    expect(screen.getByText('1 tool', { selector: '[role=status]' })).toBeInTheDocument();

    await act(() => router.navigate(-1));
    expect(tags().getByRole('button', { name: 'Visualization', pressed: true })).toBeInTheDocument();
    await user.click(tags().getByRole('button', { name: 'All' }));
    expect(names()).toHaveLength(16);
    expect(router.state.location.search).toBe('');
  });

  test('shows all tools for an unknown category in the URL', async () => {
    await renderRoute('/tools?category=Statistics');
    expect(names()).toHaveLength(16);
    expect(tags().getByRole('button', { name: 'All', pressed: true })).toBeInTheDocument();
  });
});
