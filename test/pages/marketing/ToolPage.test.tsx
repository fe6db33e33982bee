import { screen, within } from '@testing-library/react';
import { servicesOfTool } from '../../../src/content/relations';
import { serviceSlugs, toolSlugs } from '../../../src/content/slugs';
import { serviceTitles } from '../../../src/content/lists/titles.computed';
import { tools } from '../../../src/content/lists/tools';
import { formatDay } from '../../../src/domain/dates';
import { itemsOf, section } from '../../support/parts';
import { renderRoute } from '../../support/renderRoute';
import { sample } from '../../support/slowRun';

test.each(sample(toolSlugs))('/%s shows all parts of the tool', async (slug) => {
  const detail = tools[slug];
  await renderRoute(`/${slug}`);
  expect(document.title).toBe(`${detail.meta.title} | Tangelo`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(detail.title);
  expect(screen.getByText(detail.subtitle)).toBeInTheDocument();
  expect(screen.getByText(detail.category, { selector: 'main p' })).toBeInTheDocument();

  for (const paragraph of detail.overview)
    expect(section('Overview').getByText(paragraph)).toBeInTheDocument();
  const parts = [
    ['Why we chose it', detail.whyWeUse],
    ['Applications', detail.applications],
  ] as const;
  for (const [title, points] of parts) {
    const part = section(title);
    expect(itemsOf(part)).toEqual(points.map((point) => point.title));
    for (const { text } of points) expect(part.getByText(text)).toBeInTheDocument();
  }
  for (const benefit of detail.benefits) expect(section('Benefits').getByText(benefit)).toBeInTheDocument();

  const integration = section('Integration');
  expect(itemsOf(integration)).toEqual(detail.integration.map(({ title }, index) => `${index + 1} ${title}`));
  for (const { text } of detail.integration) expect(integration.getByText(text)).toBeInTheDocument();

  const services = servicesOfTool(slug);
  const use = section('Services that use it');
  expect(use.getByRole('heading')).toHaveTextContent(`${services.length} of ${serviceSlugs.length}`);
  expect(use.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    services.map((service) => serviceTitles[service]),
  );

  expect(screen.getByText(/^Checked against/)).toHaveTextContent(
    `Checked against ${detail.checkedAgainst} on ${formatDay(detail.checked)}`,
  );

  const call = section(detail.callToAction.title);
  expect(call.getByText(detail.callToAction.text)).toBeInTheDocument();
  expect(call.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
});

describe('a tool page', () => {
  test('has breadcrumbs', async () => {
    await renderRoute('/rasa');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    expect(trail.map(({ textContent }) => textContent)).toEqual(['Home', 'Tools', 'Rasa']);
  });

  test('links to a related tool, its case and its post', async () => {
    await renderRoute('/rasa');
    const more = section('More about this');
    expect(more.getByRole('link', { name: 'Botpress' })).toHaveAttribute('href', '/botpress');
    expect(more.getByRole('link', { name: 'The charger question, answered at midnight' })).toHaveAttribute(
      'href',
      '/case-study#charger-at-midnight',
    );
    expect(more.getByRole('link', { name: 'One return, start to finish, in Botpress' })).toHaveAttribute(
      'href',
      '/blog/botpress-in-ecommerce',
    );
  });
});
