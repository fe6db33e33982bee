import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { caseStudies } from '../../../src/content/company/caseStudies';
import { homePage } from '../../../src/content/home';
import { catalog } from '../../../src/content/products/catalog';
import { serviceTitles } from '../../../src/content/lists/titles.computed';
import { billingPeriodChosen } from '../../../src/store/pricing/pricingSlice';
import { renderRoute } from '../../support/renderRoute';

const homeServiceSlugs = homePage.hero.decisions.map(({ service }) => service);

const main = () => within(screen.getByRole('main'));
const linkTargets = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const section = (name: string) => {
  const heading = main().getByRole('heading', { level: 2, name });
  const found = heading.closest('section');
  if (!found) throw new Error(`'${name}' heads no section.`);
  return within(found);
};

describe('/', () => {
  test('says what Tangelo is, and that you won’t be charged, with links to the contact page and the services', async () => {
    await renderRoute('/');
    expect(main().getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact-us');
    expect(main().getByRole('link', { name: 'Learn More about our services' })).toHaveAttribute(
      'href',
      '/our-services',
    );
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
    expect(linkTargets(demo.getAllByRole('link'))).toEqual(['/demos/dynamic-pricing-optimizer', '/demos']);
    const costs = section('What it costs');
    expect(linkTargets(costs.getAllByRole('link'))).toEqual([
      '/shop',
      '/pricing',
      '/contact-us?subject=services',
      '/pricing',
    ]);
    expect(costs.getByText('$9.99 to $49.99 a month')).toBeVisible();
    expect(costs.getByText('From $29.99 a month')).toBeVisible();
  });

  test('puts the segments right after the buttons in the Tab order, and each opens its service', async () => {
    const { user, router } = await renderRoute('/');
    main().getByRole('link', { name: 'Learn More about our services' }).focus();
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

  test('lists the eight services, the first three cases, and what its figures count, and when', async () => {
    await renderRoute('/');
    const items = section(homePage.services.title).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(
      homeServiceSlugs.map((slug) => serviceTitles[slug]),
    );
    expect(linkTargets(items.map((item) => within(item).getByRole('link')))).toEqual(
      homeServiceSlugs.map((slug) => `/${slug}`),
    );
    for (const item of items) {
      expect(item.querySelector('svg')).toBeVisible();
      expect(within(item).getByText(/^[A-Z][^.]+\.$/)).toBeVisible();
    }
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
    const about = section(homePage.about.title);
    const figures = about.getAllByRole('definition');
    expect(figures.map((figure) => figure.textContent)).toEqual(['500+', '98%', '99.9%', '35%']);
    const terms = about.getAllByRole('term');
    for (const [index, name] of [
      /^Clients ?Total since 2012/,
      /^Client satisfaction ?Share of clients/,
      /^Uptime ?Share of time/,
      /^Average ROI increase ?Average across measured projects/,
    ].entries())
      expect(terms[index]).toHaveTextContent(name);
  });

  test('shows the six products with pictures, pages, demos, and prices by the period chosen on the pricing page', async () => {
    const { store } = await renderRoute('/');
    const items = section(homePage.products.title).getAllByRole('listitem');
    expect(items).toHaveLength(catalog.length);
    for (const [index, { id, name, priceCents }] of catalog.entries()) {
      const item = within(items[index] ?? document.body);
      expect(item.getByRole('link', { name })).toHaveAttribute('href', `/product/${id}`);
      expect(item.getByRole('link', { name: `Try Demo: ${name}` })).toHaveAttribute('href', `/demos/${id}`);
      expect(items[index]).toHaveTextContent(`$${(priceCents / 100).toFixed(2)}/month`);
      expect(items[index]?.querySelector('svg')).toBeVisible();
    }
    expect(section(homePage.products.title).getByRole('link', { name: 'Go to the shop' })).toHaveAttribute(
      'href',
      '/shop',
    );
    act(() => {
      store.dispatch(billingPeriodChosen({ billing: 'yearly' }));
    });
    expect(main().getByText('$499.90')).toBeVisible();
    expect(main().getByRole('link', { name: 'Fraud Shield' })).toHaveAttribute(
      'href',
      '/product/fraud-shield?billing=yearly',
    );
  });

  test('ends with a contact form that requires name, email and message', async () => {
    const { user } = await renderRoute('/');
    const contact = section(homePage.contact.title);
    const fields = contact.getAllByRole('textbox');
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['name', 'email', 'message']);
    await user.click(contact.getByRole('button', { name: 'Send message' }));
    for (const field of fields) expect(field).toBeInvalid();
    // The footer's contact details have another name.
    expect(screen.getByRole('form', { name: 'Contact' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Contact' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Contact details' })).toBeVisible();
  });
});

describe('/home', () => {
  test('is the same page, whose canonical URL is /', async () => {
    await renderRoute('/home');
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(homePage.hero.headline);
    const canonical = document.querySelector('link[rel="canonical"]');
    expect(canonical).toHaveAttribute('href', 'https://www.tangelo.example/');
  });
});
