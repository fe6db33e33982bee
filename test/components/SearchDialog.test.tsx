import { act, fireEvent, getConfig, screen, within } from '@testing-library/react';
import { catalog } from '../../src/content/products/catalog';
import { hrefOf, textOf } from '../support/parts';
import { renderRoute } from '../support/renderRoute';
import { letDialogsOpen, serveSearchIndex } from '../support/search';

/** A small page, so that finding elements in it is fast. */
const PLAIN_PAGE = '/forgot-password';

beforeAll(letDialogsOpen);
beforeEach(() => {
  serveSearchIndex();
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Search' }));
const field = () => dialog().getByRole('combobox', { name: 'Search the site' });
const options = () => dialog().getAllByRole('option');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

async function searchFor(query: string, path = PLAIN_PAGE) {
  const page = await renderRoute(path);
  await page.user.click(screen.getByRole('link', { name: 'Search' }));
  await screen.findByRole('dialog');
  await page.user.type(field(), query);
  await dialog().findByText(/results? for/);
  return page;
}

describe('opening the search', () => {
  test.each([
    ['Ctrl+K', '{Control>}k{/Control}'],
    ['⌘K', '{Meta>}k{/Meta}'],
    ['the slash', '/'],
  ])('%s opens it, with the focus in an empty field', async (_, keys) => {
    const { user } = await renderRoute(PLAIN_PAGE);
    await user.keyboard(keys);
    await screen.findByRole('dialog');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  test.each([
    ['Cyrillic', { key: 'л', code: 'KeyK', ctrlKey: true }],
    ['Arabic', { key: 'ظ', code: 'Slash' }],
  ])('opens on a %s keyboard with %j', async (_, keys) => {
    await renderRoute(PLAIN_PAGE);
    fireEvent.keyDown(document.body, keys);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('ignores the place of K on a layout whose K is elsewhere', async () => {
    await renderRoute(PLAIN_PAGE);
    fireEvent.keyDown(document.body, { key: 't', code: 'KeyK', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyV', ctrlKey: true });
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  });

  test('keys of an input method neither open it nor move in it', async () => {
    const { user } = await renderRoute(PLAIN_PAGE);
    for (const keys of [{ key: '/' }, { key: 'k', ctrlKey: true }])
      fireEvent.keyDown(document.body, { ...keys, isComposing: true });
    // If one of those had opened it, there would be two.
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(active()).toBeNull();
  });

  test('a slash typed into a field doesn’t open it', async () => {
    const { user } = await renderRoute('/search');
    const input = screen.getByRole('searchbox');
    await user.type(input, 'and/or');
    expect(input).toHaveValue('and/or');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the same search again adds no entry to the history', async () => {
    const { user } = await renderRoute('/search?q=fraud');
    const entries = window.history.length;
    await user.type(screen.getByRole('searchbox'), '{Enter}{Enter}');
    expect(window.history).toHaveLength(entries);
    await user.type(screen.getByRole('searchbox'), 's{Enter}');
    expect(window.history).toHaveLength(entries + 1);
  });

  test('ignores a slash if the shortcut is turned off', async () => {
    const { user } = await renderRoute(PLAIN_PAGE);
    await user.keyboard('/');
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('checkbox', { name: '/ opens search' }));
    await user.click(dialog().getByRole('button', { name: 'Close search' }));
    await user.keyboard('/');
    // Ctrl+K must open the only dialog. If `/` had opened one too, there would be two.
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('checkbox', { name: '/ opens search' }));
    await user.click(dialog().getByRole('button', { name: 'Close search' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens on a click while a navigation is pending', async () => {
    const { router } = await renderRoute(PLAIN_PAGE);
    const push = window.history.pushState.bind(window.history);
    jest.spyOn(window.history, 'pushState').mockImplementationOnce((...entry) => {
      push(...entry);
      screen.getByRole('link', { name: 'Search' }).click();
    });
    await act(() => router.navigate('/team'));
    await screen.findByRole('heading', { level: 1, name: 'Who answers when you call', hidden: true });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('without scripts, or for a new tab, the button is a link to the search page', async () => {
    const { user } = await renderRoute(PLAIN_PAGE);
    const link = screen.getByRole('link', { name: 'Search' });
    expect(link).toHaveAttribute('href', '/search');
    let isLeftToTheBrowser = false;
    window.addEventListener(
      'click',
      (event) => {
        isLeftToTheBrowser = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(isLeftToTheBrowser).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the combobox', () => {
  test('arrow keys move the active option and wrap around, while focus stays in the field, and Enter opens it', async () => {
    const { user } = await searchFor('fraud');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(options()[0]);
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(options()[1]);
    expect(dialog().getAllByRole('option', { selected: true })).toEqual([options()[1]]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(options().at(-1));
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(options()[0]);
    expect(field()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('main', { name: 'Fraud Shield' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Home and End go to the first and the last option, once one is active', async () => {
    const { user } = await searchFor('fraud');
    await user.keyboard('{End}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}{End}');
    expect(active()).toBe(options().at(-1));
    await user.keyboard('{Home}');
    expect(active()).toBe(options()[0]);
  });

  test('moving the caret or typing deactivates the option', async () => {
    const { user } = await searchFor('fraud');
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}s');
    expect(active()).toBeNull();
    expect(field()).toHaveValue('frausd');
  });

  test('Enter without an active option opens the page with all results', async () => {
    const { user, router } = await searchFor('fraud & shield?');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('fraud & shield?');
  });

  test('keeps a pasted text, and says that only its first 200 characters are searched', async () => {
    const { user, router } = await searchFor('fraud ');
    await user.paste('shield '.repeat(1000));
    expect(field()).toHaveDisplayValue(/^(?:fraud )(?:shield ){1000}$/);
    expect(dialog().getByText(/results? for .* Only the first 200 characters are searched\.$/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('q')?.length).toBeLessThanOrEqual(200);
  });

  test('shows the results of the search page, in its order', async () => {
    const { user } = await searchFor('stolen cards');
    const shown = options().map(hrefOf);
    expect(shown.at(-1)).toBe('/search?q=stolen+cards');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Search' });
    const results = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(results.map((result) => within(result).getByRole('link').getAttribute('href'))).toEqual(
      shown.slice(0, -1),
    );
  });

  test('offers the products, the questions and the contact form if it finds nothing', async () => {
    const { user } = await renderRoute(PLAIN_PAGE);
    await user.keyboard('/');
    await screen.findByRole('dialog');
    await user.type(field(), 'qqqqqqqq');
    await dialog().findByText(/^Nothing found for/);
    expect(options().map(hrefOf)).toEqual([
      ...catalog.map(({ id }) => `/product/${id}`),
      '/faq',
      '/contact-us',
    ]);
  });

  test('lists recent searches, newest first, until the page unloads', async () => {
    const stored = [localStorage.length, sessionStorage.length];
    const first = await searchFor('tensorflow keras');
    await first.user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Search' });
    first.unmount();
    const { user } = await searchFor('opencv');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Search' });
    await user.keyboard('{Control>}k{/Control}');
    const recent = within(await screen.findByRole('group', { name: 'Recent searches' })).getAllByRole(
      'option',
    );
    expect(recent.map(textOf).slice(0, 2)).toEqual(['opencv', 'tensorflow keras']);
    expect(recent[0]).toHaveAttribute('href', '/search?q=opencv');
    expect([localStorage.length, sessionStorage.length]).toEqual(stored);
  });

  test('stays open when an earlier navigation finishes', async () => {
    const { router } = await searchFor('fraud');
    // Renders the page later, as React does in browsers.
    await getConfig().asyncWrapper(() => router.navigate('/team'));
    await screen.findByRole('heading', { level: 1, name: 'Who answers when you call', hidden: true });
    expect(field()).toHaveValue('fraud');
  });
});

describe('closing the search', () => {
  test('a click outside the dialog closes it', async () => {
    const { user } = await renderRoute(PLAIN_PAGE);
    await user.click(screen.getByRole('link', { name: 'Search' }));
    // The backdrop isn't an element, so clicks on it target the dialog.
    await user.click(await screen.findByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a click inside doesn’t close it, nor does a text selection that ends outside', async () => {
    const { user } = await searchFor('fraud');
    await user.click(dialog().getByRole('status'));
    await user.pointer([
      { keys: '[MouseLeft>]', target: field() },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);
    expect(field()).toHaveValue('fraud');
  });
});
