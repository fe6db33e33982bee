import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { caseStudies } from '../../src/content/company/caseStudies';
import { homePage } from '../../src/content/home';
import { home as home2 } from '../../src/content/homes/home-2';
import { home as home3 } from '../../src/content/homes/home-3';
import { home as home4 } from '../../src/content/homes/home-4';
import { home as home5 } from '../../src/content/homes/home-5';
import { home as home6 } from '../../src/content/homes/home-6';
import { serviceTitles } from '../../src/content/lists/titles.computed';
import { hasDemo } from '../../src/content/demos/demoLinks';
import { catalog } from '../../src/content/products/catalog';
import { billingPeriodChosen } from '../../src/store/pricing/pricingSlice';
import { itemsOf, section, headingOf, hrefOf, textOf } from '../support/parts';
import { renderRoute } from '../support/renderRoute';
import { words } from '../support/words';

describe('/', () => {
  const homeServiceSlugs = homePage.hero.decisions.map(({ service }) => service);

  const main = () => within(screen.getByRole('main'));

  test('says what Tangelo is, and that you won’t be charged, with links to the contact page and the services', async () => {
    await renderRoute('/');
    expect(main().getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact-us');
    expect(hrefOf(main().getByRole('link', { name: 'Learn More about our services' }))).toBe('/our-services');
    expect(document.title).toBe('Tangelo: a consultancy that builds AI for online stores');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We build AI for online stores.');
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toMatch(
      /consultancy, builds AI that helps online stores.*demo; you won’t be charged/,
    );
    const sentence = main().getByText(/never charged/);
    expect(sentence).toHaveTextContent(/a few products to your cart and your wishlist/);
    const [firstSection] = main().getAllByRole('heading', { level: 2 });
    expect(firstSection?.compareDocumentPosition(sentence)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('starts, below the hero, with a working demo and the prices', async () => {
    await renderRoute('/');
    const [first] = main().getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent(homePage.demo.title);
    const demo = section(homePage.demo.title);
    const outcome = () => demo.getAllByText(/a week for a profit/)[0]?.textContent;
    const before = outcome();
    fireEvent.change(demo.getByRole('slider', { name: 'Price of a shirt' }), { target: { value: '30' } });
    expect(outcome()).not.toBe(before);
    expect(demo.getAllByRole('link').map(hrefOf)).toEqual(['/demos/dynamic-pricing-optimizer', '/demos']);
    const costs = section('What it costs');
    expect(costs.getAllByRole('link').map(hrefOf)).toEqual(
      words('/shop /pricing /contact-us?subject=services /pricing#which-plan'),
    );
    expect(costs.getByText('$9.99 to $49.99 a month')).toBeVisible();
    expect(costs.getByText('From $29.99 a month')).toBeVisible();
  });

  test('shows a product, its price, and the way to all prices before the segments, each of which opens its service', async () => {
    const { user, router } = await renderRoute('/');
    main().getByRole('link', { name: 'Learn More about our services' }).focus();
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName('Dynamic Pricing Optimizer');
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName('See prices');
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName(
      'What to show first: Personalization & Recommendation',
    );
    // jsdom ignores Enter on SVG links, unlike browsers.
    await user.click(
      screen.getByRole('link', { name: 'How it gets found: Product Discovery & Visualization' }),
    );
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/product-discovery-visualization');
    });
  });

  test('lists the eight services and the first three cases', async () => {
    await renderRoute('/');
    const items = section(homePage.services.title).getAllByRole('listitem');
    expect(items.map(headingOf)).toEqual(homeServiceSlugs.map((slug) => serviceTitles[slug]));
    expect(items.map((item) => hrefOf(within(item).getByRole('link')))).toEqual(
      homeServiceSlugs.map((slug) => `/${slug}`),
    );
    for (const item of items) expect(item.querySelector('svg')).toBeVisible();
    const cases = section(homePage.cases.title).getAllByRole('listitem');
    expect(cases).toHaveLength(3);
    for (const [index, item] of cases.entries()) {
      const study = caseStudies[index];
      if (!study) throw new Error('There are more items than cases.');
      const link = within(item).getByRole('link', { name: study.title });
      expect(link).toHaveAttribute('href', `/case-study#${study.id}`);
      expect(item).toHaveTextContent(study.client);
      expect(item).toHaveTextContent(study.category);
      expect(item).toHaveTextContent(study.duration);
      expect(item).toHaveTextContent(`Before ${study.measure.before}After ${study.measure.after}`);
    }
  });

  test('shows the products with pictures, pages, demos, and prices by the period chosen on the pricing page', async () => {
    const { store } = await renderRoute('/');
    const items = section(homePage.products.title).getAllByRole('listitem');
    expect(items).toHaveLength(catalog.length);
    for (const [index, { id, name, priceCents }] of catalog.entries()) {
      const item = within(items[index] ?? document.body);
      expect(item.getByRole('link', { name })).toHaveAttribute('href', `/product/${id}`);
      if (hasDemo(id))
        expect(item.getByRole('link', { name: `Try Demo: ${name}` })).toHaveAttribute('href', `/demos/${id}`);
      expect(items[index]).toHaveTextContent(`$${(priceCents / 100).toFixed(2)}/month`);
      expect(items[index]?.querySelector('svg')).toBeVisible();
    }
    expect(hrefOf(section(homePage.products.title).getByRole('link', { name: 'Go to the shop' }))).toBe(
      '/shop',
    );
    act(() => {
      store.dispatch(billingPeriodChosen({ billing: 'yearly' }));
    });
    expect(main().getByText('$499.90')).toBeVisible();
    expect(hrefOf(main().getByRole('link', { name: 'Fraud Shield' }))).toBe(
      '/product/fraud-shield?billing=yearly',
    );
  });
});

describe('Homes 2 to 6', () => {
  const homes = [
    { path: '/home-2', theme: 'AI intelligence', home: home2 },
    { path: '/home-3', theme: 'Digital agency', home: home3 },
    { path: '/home-4', theme: 'Business excellence', home: home4 },
    { path: '/home-5', theme: 'AI platform', home: home5 },
    { path: '/home-6', theme: 'AI security', home: home6 },
  ];
  const destinations = words(
    '/contact-us /case-study /our-services /tools /pricing /security-fraud-prevention',
  );
  const marketingFigures = words('99.5% 500+ 98% 99.9% 50+ $10M+ 35%');

  const main = () => screen.getByRole('main');
  const addressesIn = (part: HTMLElement) => within(part).getAllByRole('link').map(hrefOf);
  const otherDoors = () => screen.getByRole('navigation', { name: 'More of what we do' });

  describe.each(homes)('$path', ({ path, theme, home }) => {
    test(`is about ${theme}, lists its features, shows only figures from the specification, and links to its six pages`, async () => {
      await renderRoute(path);
      expect(within(main()).getByText(theme, { selector: 'p' })).toBeVisible();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('heading', { level: 1, name: home.hero.headline })).toBeVisible();
      expect(document.title).toBe(`${home.meta.title} | Tangelo`);
      expect(itemsOf(section(home.featuresHeading))).toEqual(home.features.map(({ title }) => title));
      for (const { text } of home.features) expect(screen.getByText(text)).toBeVisible();

      const shown = section(home.figuresHeading).getAllByRole('definition').map(textOf);
      expect(shown).toEqual(home.figures.map(({ value }) => value));
      // Separates each number from the definition before it.
      for (const definition of main().querySelectorAll('dd')) definition.prepend(' ');
      const claims = main().textContent.match(/\$?\d[\d.,]*(?:%|M?\+)/g) ?? [];
      expect(claims).not.toHaveLength(0);
      for (const claim of claims) expect(marketingFigures).toContain(claim);

      const others = homes.map((other) => other.path).filter((other) => other !== path);
      expect(addressesIn(otherDoors())).toEqual(others);
      const actions = addressesIn(main()).filter((address) => !others.includes(String(address)));
      expect(actions).toContain('/contact-us');
      expect(main()).toHaveTextContent(/\$\d+\.99\/month/u);
      for (const action of actions) expect(destinations).toContain(action);
    });
  });

  test('the about page links to all five homes; header and footer don’t', async () => {
    await renderRoute('/about-us');
    const paths = homes.map(({ path }) => path);
    expect(addressesIn(otherDoors())).toEqual(paths);
    for (const frame of [screen.getByRole('banner'), screen.getByRole('contentinfo')])
      for (const address of addressesIn(frame)) expect(paths).not.toContain(address);
  });

  describe('the shelf of /home-2', () => {
    const shelf = () => section('The same shelf for four visitors').getByRole('img');

    test('is in the chosen visitor’s order', async () => {
      const { user } = await renderRoute('/home-2');
      await user.click(screen.getByRole('radio', { name: /Fourth visitor/ }));
      expect(shelf()).toHaveAccessibleName('Wool socks, Rain shell, Headlamp, Steel flask, Trail shoe');
      await user.keyboard('{ArrowUp}');
      expect(screen.getByRole('radio', { name: /Third visitor/ })).toBeChecked();
      expect(shelf()).toHaveAccessibleName('Trail shoe, Wool socks, Rain shell, Headlamp, Steel flask');
    });
  });
});
