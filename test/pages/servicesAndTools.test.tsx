import { screen, act, within } from '@testing-library/react';
import { servicesByProduct } from '../../src/content/lists/productSummaries.computed';
import { serviceCards } from '../../src/content/lists/serviceCards.computed';
import { services } from '../../src/content/lists/services';
import { serviceTitles } from '../../src/content/lists/titles.computed';
import { cardTools, listedTools } from '../../src/content/lists/toolCards.computed';
import { tools } from '../../src/content/lists/tools';
import { servicesOfTool } from '../../src/content/relations';
import { productIds, serviceSlugs, toolSlugs } from '../../src/content/slugs';
import { technologiesNamed } from '../../src/content/technologies';
import { formatDay } from '../../src/domain/dates';
import { card, itemsOf, section, headingOf, hrefOf, textOf } from '../support/parts';
import { renderRoute } from '../support/renderRoute';
import { sample } from '../support/slowRun';
import { words } from '../support/words';

describe('/our-services', () => {
  test('shows a card for each service, with all its parts and a link that says where it leads', async () => {
    await renderRoute('/our-services');
    expect(screen.getAllByRole('article')).toHaveLength(serviceCards.length);
    for (const { slug, title, description, benefits, technologies } of serviceCards) {
      const service = card(title);
      expect(service.getByText(description)).toBeInTheDocument();
      for (const benefit of benefits) expect(service.getByText(benefit)).toBeInTheDocument();
      for (const { name } of technologies) expect(service.getByText(/^Built with /)).toHaveTextContent(name);
      expect(service.getAllByRole('link').map(hrefOf)).toEqual([
        `/${slug}`,
        ...productIds.filter((id) => servicesByProduct[id][0] === slug).map((id) => `/product/${id}`),
      ]);
      expect(service.getByRole('link', { name: `Learn More about ${title}` })).toBeInTheDocument();
    }
  });

  test('lists them on a walk through four areas of the store', async () => {
    await renderRoute('/our-services');
    expect(screen.getAllByRole('heading', { level: 2 }).slice(0, 4).map(textOf)).toEqual([
      'The shelf',
      'The price tag',
      'The counter',
      'The back room',
    ]);
  });
});

describe('/:service', () => {
  test.each(sample(serviceSlugs))(
    '/%s shows all parts of the service, and where to go next',
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
      const technologies = within(screen.getByRole('list', { name: 'Technologies' })).getAllByRole(
        'listitem',
      );
      expect(technologies.map(textOf)).toEqual(inside.map(({ name }) => name));
      inside.forEach(({ tool }, index) => {
        const link = technologies[index]?.querySelector('a');
        expect(link?.getAttribute('href')).toBe(tool && `/${tool}`);
      });

      const last = section(detail.callToAction.title);
      expect(last.getAllByRole('link').map(hrefOf)).toEqual(['/contact-us', '/case-study']);
      for (const other of detail.related) {
        const link = section('More about this').getByRole('link', { name: serviceTitles[other] });
        expect(link).toHaveAttribute('href', `/${other}`);
      }
    },
  );

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

  test('offers a project if no product or plan has the service', async () => {
    await renderRoute('/content-creative');
    expect(section('Ways to buy').getAllByRole('listitem')).toHaveLength(1);
    expect(hrefOf(section('Ways to buy').getByRole('link', { name: 'See prices' }))).toBe('/pricing');
  });
});

describe('/tools', () => {
  const tags = () => within(screen.getByRole('group', { name: 'Categories' }));
  const names = () => screen.getAllByRole('article').map(headingOf);

  test('shows sixteen cards, each with its category and a link that says where it leads', async () => {
    await renderRoute('/tools');
    expect(screen.getAllByRole('article')).toHaveLength(16);
    for (const { slug, title, job, description, category } of cardTools) {
      const tool = card(title);
      expect(tool.getByText(job)).toBeInTheDocument();
      expect(tool.getByText(description)).toBeInTheDocument();
      expect(tool.getByText(category)).toBeInTheDocument();
      expect(hrefOf(tool.getByRole('link', { name: `Learn More about ${title}` }))).toBe(`/${slug}`);
    }
  });

  test('shows the cards by area of the store, each with a product', async () => {
    await renderRoute('/tools');
    const areas = ['The shelf', 'The price tag', 'The counter', 'The back room'].map(section);
    expect(areas.map((area) => area.getAllByRole('article').length)).toEqual([8, 2, 3, 3]);
    expect(areas.map((area) => hrefOf(area.getAllByRole('link')[0]))).toEqual(
      words(`/product/ai-personalization-engine /product/dynamic-pricing-optimizer
        /product/conversational-ai-assistant /product/customer-insight-analytics`),
    );
  });

  test('lists the other six below them', async () => {
    await renderRoute('/tools');
    const list = section('For specialized jobs');
    expect(list.getAllByRole('link').map(hrefOf)).toEqual(
      words('/botpress /r /surprise /pulp /arima /vader-textblob'),
    );
    list.getAllByRole('listitem').forEach((item, index) => {
      expect(item).toHaveTextContent(listedTools[index]?.category ?? 'no seventh');
    });
  });

  test('shows only a category’s tools, keeps the category in the URL, and Back undoes it', async () => {
    const { user, router } = await renderRoute('/tools');
    await user.click(tags().getByRole('button', { name: 'Visuals' }));
    expect(names()).toEqual(['OpenCV', 'three.js', 'D3.js']);
    expect(screen.getByText('3 tools', { selector: '[role=status]' })).toBeInTheDocument();
    expect(tags().getByRole('button', { name: 'Visuals', pressed: true })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?category=Visuals');

    await user.click(tags().getByRole('button', { name: 'Recommendation' }));
    expect(names()).toEqual(['LightFM']);
    expect(section('For specialized jobs').getAllByRole('link').map(textOf)).toEqual([
      'Learn More about Surprise',
    ]);
    expect(screen.getByText('2 tools', { selector: '[role=status]' })).toBeInTheDocument();

    await act(() => router.navigate(-1));
    expect(tags().getByRole('button', { name: 'Visuals', pressed: true })).toBeInTheDocument();
    await user.click(tags().getByRole('button', { name: 'All' }));
    expect(names()).toHaveLength(16);
    expect(router.state.location.search).toBe('');
  });

  test('shows all tools for an unknown category in the URL', async () => {
    await renderRoute('/tools?category=Nonsense');
    expect(names()).toHaveLength(16);
    expect(tags().getByRole('button', { name: 'All', pressed: true })).toBeInTheDocument();
  });
});

describe('/:tool', () => {
  /** A text as shown, without the marks of code. */
  const shown = (text: string) => text.replaceAll('`', '');

  test.each(sample(toolSlugs))('/%s shows all parts of the tool', async (slug) => {
    const detail = tools[slug];
    await renderRoute(`/${slug}`);
    expect(document.title).toBe(`${detail.meta.title} | Tangelo`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(detail.title);
    expect(screen.getByText(detail.subtitle)).toBeInTheDocument();
    expect(screen.getByText(detail.category, { selector: 'main p' })).toBeInTheDocument();
    expect(screen.getByText(detail.code, { selector: 'code' })).toBeInTheDocument();

    const overview = section('Overview').getAllByRole('paragraph');
    expect(overview.map(textOf)).toEqual(detail.overview.map(shown));
    const parts = [
      ['Why we chose it', detail.whyWeUse],
      ['Applications', detail.applications],
    ] as const;
    for (const [title, points] of parts) {
      const part = section(title);
      expect(itemsOf(part)).toEqual(points.map((point) => point.title));
      part.getAllByRole('listitem').forEach((item, index) => {
        expect(item).toHaveTextContent(shown(points[index]?.text ?? 'no such point'));
      });
    }
    const benefits = section('Benefits').getAllByRole('listitem');
    expect(benefits.map(textOf)).toEqual(detail.benefits.map(shown));

    const integration = section('Integration');
    expect(itemsOf(integration)).toEqual(detail.integration.map(({ title }) => title));
    integration.getAllByRole('listitem').forEach((item, index) => {
      expect(item).toHaveTextContent(shown(detail.integration[index]?.text ?? 'no such point'));
    });

    for (const service of servicesOfTool(slug))
      expect(hrefOf(section('More about this').getByRole('link', { name: serviceTitles[service] }))).toBe(
        `/${service}`,
      );

    expect(screen.getByText(/^Checked against/)).toHaveTextContent(
      `Checked against ${detail.checkedAgainst} on ${formatDay(detail.checked)}`,
    );

    const call = section(detail.callToAction.title);
    expect(call.getByText(detail.callToAction.text)).toBeInTheDocument();
    expect(call.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  });
});
