import { screen, within } from '@testing-library/react';
import { clientStories, industries } from '../../../src/content/company/clients';
import { renderRoute } from '../../support/renderRoute';
import { card } from '../../support/parts';

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('/clients', () => {
  test('starts with its figures', async () => {
    await renderRoute('/clients');
    expect(figure('Clients')).toHaveTextContent('500+');
    expect(figure('Client satisfaction')).toHaveTextContent('98%');
    expect(figure('Uptime')).toHaveTextContent('99.9%');
    expect(figure('Support response within')).toHaveTextContent('2 hours');
  });

  test('lists the number of clients per industry in a table', async () => {
    await renderRoute('/clients');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const said = rows.map((row) => ({
      name: within(row).getByRole('rowheader').textContent,
      clients: Number(within(row).getAllByRole('cell')[0]?.textContent),
    }));
    expect(said).toEqual(industries);
  });

  test('links each industry to its story, or to the contact form', async () => {
    const { user, router } = await renderRoute('/clients');
    const table = within(screen.getByRole('table'));
    for (const { id, name } of clientStories) {
      expect(table.getByRole('link', { name })).toHaveAttribute('href', `/clients#${id}`);
      expect(document.getElementById(id)).toContainElement(screen.getByRole('heading', { level: 3, name }));
    }
    const [ask] = table.getAllByRole('link', { name: /^Ask for one/ });
    if (!ask) throw new Error('No industry is without a story.');
    await user.click(ask);
    expect(router.state.location.pathname).toBe('/contact-us');
  });

  test('tells six stories, each with a challenge, solution, results and quote', async () => {
    await renderRoute('/clients');
    expect(screen.getAllByRole('article')).toHaveLength(6);
    for (const { name, industry, challenge, solution, results, testimonial } of clientStories) {
      const story = card(name);
      for (const label of ['Challenge', 'Solution', 'Results'])
        expect(story.getByRole('heading', { level: 4, name: label })).toBeVisible();
      const { quote, author, role } = testimonial;
      for (const text of [industry, challenge, solution, ...results, quote, `${author}, ${role}`])
        expect(story.getByText(text)).toBeVisible();
    }
  });
});
