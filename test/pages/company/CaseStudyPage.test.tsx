import { screen, within } from '@testing-library/react';
import { caseStudies } from '../../../src/content/company/caseStudies';
import { serviceTitles } from '../../../src/content/lists/titles.computed';
import { renderRoute } from '../../support/renderRoute';
import { card } from '../../support/parts';

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('/case-study', () => {
  test('starts with the four figures', async () => {
    await renderRoute('/case-study');
    expect(figure('Projects measured')).toHaveTextContent('50+');
    expect(figure('Revenue generated')).toHaveTextContent('$10M+');
    expect(figure('Client satisfaction')).toHaveTextContent('98%');
    expect(figure('Average ROI increase')).toHaveTextContent('35%');
  });

  test('lists its five cases in a table that links to them', async () => {
    await renderRoute('/case-study');
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('row').slice(1)).toHaveLength(5);
    for (const { id, title } of caseStudies) {
      expect(table.getByRole('link', { name: title })).toHaveAttribute('href', `/case-study#${id}`);
      expect(document.getElementById(id)).toContainElement(
        screen.getByRole('heading', { level: 2, name: title }),
      );
    }
  });

  test('shows all parts of each case, with links to its services and tools', async () => {
    await renderRoute('/case-study');
    for (const study of caseStudies) {
      const { title, client, category, duration, challenge, solution, results, measure } = study;
      const article = card(title);
      for (const label of ['Challenge', 'Solution', 'Results', 'Technologies']) {
        const heading = article.getByRole('heading', { level: 3, name: new RegExp(`^${label}`) });
        // All cases have the same four headings, so each adds its case for screen reader users who list headings.
        expect(heading).toHaveAccessibleName(expect.stringContaining(title));
      }
      expect(article.getByText(category, { selector: 'header *' })).toBeVisible();
      const sides = article.getByText(measure.counted).closest('figure')?.querySelectorAll('p') ?? [];
      expect([...sides].map(({ textContent }) => textContent)).toEqual([
        `Before ${measure.before}`,
        `After ${measure.after}`,
      ]);
      for (const text of [client, duration, challenge, solution, ...results])
        expect(article.getByText(text)).toBeVisible();

      for (const service of study.services)
        expect(article.getByRole('link', { name: serviceTitles[service] })).toHaveAttribute(
          'href',
          `/${service}`,
        );
      const tags = within(article.getByRole('list', { name: 'Technologies' })).getAllByRole('listitem');
      expect(tags.map((tag) => [tag.textContent, tag.querySelector('a')?.getAttribute('href')])).toEqual(
        study.technologies.map(({ name, tool }) => [name, tool && `/${tool}`]),
      );
    }
  });
});
