import { screen, within } from '@testing-library/react';
import { home as home2 } from '../../../src/content/homes/home-2';
import { home as home3 } from '../../../src/content/homes/home-3';
import { home as home4 } from '../../../src/content/homes/home-4';
import { home as home5 } from '../../../src/content/homes/home-5';
import { home as home6 } from '../../../src/content/homes/home-6';
import { renderRoute } from '../../support/renderRoute';
import { itemsOf, section } from '../../support/parts';

const homes = [
  { path: '/home-2', theme: 'AI intelligence', home: home2 },
  { path: '/home-3', theme: 'Digital agency', home: home3 },
  { path: '/home-4', theme: 'Business excellence', home: home4 },
  { path: '/home-5', theme: 'AI platform', home: home5 },
  { path: '/home-6', theme: 'AI security', home: home6 },
];
const destinations = [
  '/contact-us',
  '/case-study',
  '/our-services',
  '/tools',
  '/pricing',
  '/security-fraud-prevention',
];
const marketingFigures = ['99.5%', '500+', '98%', '99.9%', '50+', '$10M+', '35%'];

const main = () => screen.getByRole('main');
const addressesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
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

    const shown = section(home.figuresHeading)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
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

  test('shows every visitor’s order with its reason', async () => {
    await renderRoute('/home-2');
    const { orders, names } = home2.section;
    for (const { visitor, order, why } of orders)
      expect(screen.getByRole('radio', { name: new RegExp(visitor) })).toHaveAccessibleDescription(
        `${why} ${order.map((product) => names[product]).join(' · ')}`,
      );
  });
});

test('/home-3 tells four cases, each before and after', async () => {
  await renderRoute('/home-3');
  const cases = section('Four pages, fixed').getAllByRole('article');
  expect(cases).toHaveLength(4);
  cases.forEach((article, index) => {
    const { line, before, after } = home3.section.cases[index] ?? { line: '', before: '', after: '' };
    expect(article).toHaveTextContent(`${line}Before${before}After${after}`);
  });
});

test('/home-4 lists the specification’s prices and terms', async () => {
  await renderRoute('/home-4');
  const figure = (item: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${item}`) })).getByRole('cell').textContent;
  expect(figure('Starter plan')).toBe('$29.99');
  expect(figure('Professional plan')).toBe('$79.99');
  expect(figure('Enterprise plan')).toBe('Custom');
  expect(figure('Custom integration')).toBe('$2,500');
  expect(figure('Premium support')).toBe('$500');
  expect(figure('First reply')).toBe('24 hours');
  expect(figure('Implementation, one product')).toBe('2-4 weeks');
  expect(figure('Implementation, full program')).toBe('2-6 months');
  expect(figure('Return on investment')).toBe('3-6 months');
  expect(figure('Money back')).toBe('30 days');
  expect(figure('Notice to cancel')).toBe('30 days');
  expect(figure('Support response')).toBe('2 hours');
});

test('/home-5 lists the night’s hours, each with a product', async () => {
  await renderRoute('/home-5');
  const watches = section('One night, hour by hour').getAllByRole('listitem');
  const hours = watches.map(({ textContent }) => /^\d+ [ap]\.m\./.exec(textContent)?.[0]);
  expect(hours).toEqual(['8 p.m.', '10 p.m.', '12 a.m.', '2 a.m.', '4 a.m.', '6 a.m.']);
  for (const name of ['Conversational AI Assistant', 'Fraud Shield', 'AI Personalization Engine'])
    expect(section('One night, hour by hour').getByText(name)).toBeVisible();
});

test('/home-6 raises one alarm, and says why', async () => {
  await renderRoute('/home-6');
  const verdicts = screen.getAllByRole('row').slice(1);
  const alarms = verdicts.filter((row) => within(row).queryByText('Stopped'));
  expect(verdicts).toHaveLength(6);
  expect(alarms).toHaveLength(1);
  expect(alarms[0]).toHaveTextContent('Details pasted, not typed.');
});
