import { screen, within } from '@testing-library/react';
import { aboutPage } from '../../../src/content/company/about';
import { toolSlugs } from '../../../src/content/slugs';
import { renderRoute } from '../../support/renderRoute';
import { itemsOf, section } from '../../support/parts';

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('/about-us', () => {
  test('says when the company was founded, by whom and where it is', async () => {
    await renderRoute('/about-us');
    expect(fact('Founded')).toHaveTextContent('2012');
    expect(fact('Founder')).toHaveTextContent('Miriam Castellano');
    expect(fact('Location')).toHaveTextContent('New York');
    expect(screen.getByRole('link', { name: 'Miriam Castellano' })).toHaveAttribute(
      'href',
      '/team#miriam-castellano',
    );
  });

  test('tells the story, the mission, the expertise and the way of working', async () => {
    await renderRoute('/about-us');
    for (const paragraph of aboutPage.story) expect(section('Our story').getByText(paragraph)).toBeVisible();
    expect(section('Our mission').getByText(aboutPage.mission)).toBeVisible();
    expect(itemsOf(section('Our expertise'))).toHaveLength(6);
    expect(itemsOf(section('How we work'))).toEqual(aboutPage.howWeWork.map(({ title }) => title));
  });

  test('lists the milestones by year, from the founding on', async () => {
    await renderRoute('/about-us');
    const milestones = section('Since 2012').getAllByRole('listitem');
    expect(milestones).toHaveLength(aboutPage.milestones.length);
    aboutPage.milestones.forEach(({ year, title, text }, index) => {
      const milestone = milestones[index];
      expect(milestone).toHaveTextContent(`${year}${title}${text}`);
    });
    expect(milestones[0]).toHaveTextContent(/^2012/);
  });

  test('tags 13 technologies, and links those that have a page', async () => {
    await renderRoute('/about-us');
    const tags = screen.getByRole('list', { name: 'Technologies' });
    expect(within(tags).getAllByRole('listitem')).toHaveLength(13);
    const links = within(tags).getAllByRole('link');
    expect(links).toHaveLength(12);
    const pages = toolSlugs.map((slug) => `/${slug}`);
    for (const link of links) expect(pages).toContain(link.getAttribute('href'));
    expect(within(tags).getByText('Python')).not.toHaveAttribute('href');
  });

  test('links to the team', async () => {
    await renderRoute('/about-us');
    expect(screen.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/team');
  });
});
