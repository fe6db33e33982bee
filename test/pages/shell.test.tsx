import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { siteRoutes } from '../../src/app/routes';
import { showChosenTheme } from '../../src/components/layout/theme';
import { memoryStorage } from '../../src/persistence/storage';
import { STORAGE_KEY } from '../../src/store/saved';
import { fillable } from '../persistence/toy';
import { canonicalAddress } from '../support/head';
import { textOf } from '../support/parts';
import { renderRoute } from '../support/renderRoute';
import { spokenDuring } from '../support/spoken';

describe('After navigation, focus is', () => {
  const link = (name: string | RegExp) => screen.getByRole('link', { name });

  test('on a main element labeled with the page’s name, which is announced', async () => {
    const { user } = await renderRoute('/cart');
    expect(screen.getByRole('main', { name: 'Cart' })).toBeVisible();
    const said = await spokenDuring(async () => {
      await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] ?? document.body);
      await screen.findByRole('main', { name: 'Questions and answers' });
    });
    expect(said).toEqual([document.title]);
  });

  test('on a page whose name leaves the live region once its content changes', async () => {
    const { user, router } = await renderRoute('/cart');
    await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] ?? document.body);
    await screen.findByRole('main', { name: 'Questions and answers' });
    const title = await screen.findByText(document.title, { selector: '[role=status] *' });
    await act(() => router.navigate('/faq?again'));
    expect(title).toBeEmptyDOMElement();
  });

  test('on the link’s anchor in another page', async () => {
    const { user } = await renderRoute('/');
    await user.click(link('Fewer returns: the right size before checkout'));
    await waitFor(() => {
      expect(document.getElementById('dress-sizes')).toHaveFocus();
    });
  });
});

describe('A list that the visitor returns to', () => {
  const lists = siteRoutes.flatMap(({ path, isList }) => (isList ? [path] : []));

  test.each(lists)('%s leaves the head with the visitor', async (path) => {
    const { router } = await renderRoute(path);
    await act(() => router.navigate('/faq'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Questions and answers');
    const tags = 'title, meta[name="description"], link[rel="canonical"], link[rel="alternate"]';
    expect(document.head.querySelectorAll(tags)).toHaveLength(3);
    expect(canonicalAddress()).toMatch(/\/faq\/?$/);
  });

  const open = async (name: string) => {
    const { user, router } = await renderRoute('/shop');
    const card = within(screen.getByRole('article', { name }));
    await user.click(card.getByRole('button', { name: `Add to Cart: ${name}` }));
    await user.click(card.getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
    return {
      user,
      status: card.getByRole('status', { hidden: true }),
      goBack: async () => {
        await act(() => router.navigate(-1));
        await screen.findByRole('main', { name: /products/i });
      },
    };
  };

  test('is as they left it', async () => {
    const { status, goBack } = await open('Fraud Shield');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect([document.title, canonicalAddress()]).toEqual([
      expect.stringContaining('Fraud Shield'),
      expect.stringContaining('/product/fraud-shield'),
    ]);
    await goBack();
    expect([document.title, canonicalAddress()]).toEqual([
      expect.stringContaining('Shop'),
      expect.stringMatching(/\/shop\/?$/),
    ]);
    expect(status).toBeVisible();
    expect(status).toHaveTextContent('Added to cart. You have 1.');
  });

  test('shows the present cart', async () => {
    const { user, status, goBack } = await open('Fraud Shield');
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Fraud Shield' }));
    await goBack();
    expect(status).toBeVisible();
    expect(status).toBeEmptyDOMElement();
  });
});

describe('an address that has no page', () => {
  const main = () => within(screen.getByRole('main'));

  test.each(['/nope', '/<script>alert(1)</script>'])('%s shows the fixed texts', async (path) => {
    await renderRoute(path);
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(/^Page Not Found$/);
    expect(
      main().getByText(
        "Oops! It looks like this page got lost in the AI matrix. The page you're looking for doesn't exist or has been moved.",
      ),
    ).toBeVisible();
  });

  test('links to popular pages', async () => {
    await renderRoute('/nope');
    const links = [
      ['Our services', '/our-services'],
      ['Shop', '/shop'],
      ['Case studies', '/case-study'],
      ['Pricing', '/pricing'],
      ['Blog', '/blog'],
      ['Questions and answers', '/faq'],
    ] as const;
    for (const [name, href] of links)
      expect(main().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('searches the site with a form that works without scripts', async () => {
    const { user } = await renderRoute('/nope');
    const form = main().getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    // Forms use GET by default, so without scripts the query ends up in the URL.
    expect(form).not.toHaveAttribute('method', 'post');
    const field = within(form).getByRole('searchbox', { name: 'Search the site' });
    await user.type(field, 'returns .*(+');
    expect(form).toHaveFormValues({ q: 'returns .*(+' });
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  });
});

describe.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
])('%s', (path, title) => {
  test('says what it is and when it was last updated', async () => {
    await renderRoute(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('Last updated October 21, 2025');
    expect(canonicalAddress()).toBe(`https://www.tangelo.example${path}`);
  });

  test('has 13 numbered sections, and a table of contents that links to each', async () => {
    const { user } = await renderRoute(path);
    const sections = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(sections).toHaveLength(13);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map(textOf)).toEqual(sections.map(textOf));
    for (const index of [12, 4]) {
      await user.click(links[index] ?? document.body);
      expect(sections[index]).toHaveFocus();
    }
  });
});

describe('The theme', () => {
  const KEY = 'tangelo:theme';
  const shown = () => document.documentElement.dataset.theme ?? 'the device’s';
  const radio = (name: string) => screen.getByRole('radio', { name });

  afterEach(() => {
    cleanup();
    localStorage.clear();
    showChosenTheme();
  });

  async function opened() {
    showChosenTheme();
    const page = await renderRoute('/faq');
    await page.user.click(screen.getByLabelText('Theme', { selector: 'summary' }));
    return page;
  }

  test('a first visit follows the device’s theme and offers three choices', async () => {
    await opened();
    const group = within(screen.getByRole('group', { name: 'Theme' }));
    expect(group.getAllByRole('radio').map((option) => option.closest('label')?.textContent.trim())).toEqual([
      'Light',
      'Dark',
      'System',
    ]);
    expect(radio('System')).toBeChecked();
    expect(shown()).toBe('the device’s');
  });

  test('a choice applies immediately and is saved; System removes it', async () => {
    const { user } = await opened();
    await user.click(radio('Dark'));
    expect(shown()).toBe('dark');
    expect(localStorage.getItem(KEY)).toBe('dark');
    expect(radio('Dark')).toBeChecked();
    await user.click(radio('System'));
    expect(shown()).toBe('the device’s');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each(['purple', 'constructor'])('ignores the invalid saved choice %j', async (saved) => {
    localStorage.setItem(KEY, saved);
    await opened();
    expect(shown()).toBe('the device’s');
    expect(radio('System')).toBeChecked();
  });

  test('follows a choice made in another tab', async () => {
    await opened();
    localStorage.setItem(KEY, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await waitFor(() => {
      expect(radio('Dark')).toBeChecked();
    });
    expect(shown()).toBe('dark');
  });

  test('with storage blocked, a choice lasts for this page', async () => {
    const { user } = await opened();
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await user.click(radio('Dark'));
    blocked.mockRestore();
    expect(shown()).toBe('dark');
    expect(radio('Dark')).toBeChecked();
  });

  test('the menu closes on Escape, returning focus to its button, and on a click elsewhere', async () => {
    const { user } = await opened();
    const button = screen.getByLabelText('Theme', { selector: 'summary' });
    const menu = button.closest('details');
    radio('System').focus();
    await user.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    expect(button).toHaveFocus();
    await user.click(button);
    expect(menu).toHaveAttribute('open');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(menu).not.toHaveAttribute('open');
  });
});

test('says that saved items couldn’t be read, even if none could, until dismissed', async () => {
  const { user } = await renderRoute('/cart', {
    storage: memoryStorage({ [STORAGE_KEY]: '{"cart": oh no' }),
  });
  expect(screen.getByText(/^Some saved items could not be read/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('full storage is reported until there is room', async () => {
  const { state, storage } = fillable();
  const { user, store } = await renderRoute('/shop', { storage });
  state.isFull = true;
  const addAndSave = async () => {
    await user.click(screen.getByRole('button', { name: 'Add to Cart: Fraud Shield' }));
    act(() => {
      store.saving.sync();
    });
  };
  await addAndSave();
  expect(screen.getByText(/couldn’t be saved/)).toBeVisible();
  state.isFull = false;
  await addAndSave();
  expect(screen.queryByText(/couldn’t be saved/)).not.toBeInTheDocument();
});

describe('A form says up front that nothing is sent', () => {
  test.each([
    ['/', 'Contact'],
    ['/contact-us', 'Contact'],
    ['/blog', /./],
    ['/news', /./],
    ['/login-signup', 'Login'],
    ['/forgot-password', /./],
  ])('on %s', async (path, name) => {
    await renderRoute(path);
    const forms = within(screen.getByRole('main')).getAllByRole('form', { name });
    for (const form of forms) expect(within(form).getByText(/nothing you type is sent/)).toBeVisible();
  });

  test('for signing up', async () => {
    const { user } = await renderRoute('/login-signup');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(
      within(screen.getByRole('form', { name: 'Sign Up' })).getByText(/nothing you type is sent/),
    ).toBeVisible();
  });
});

test('a debug session of Redux DevTools stays in the URL through links, Back, steps and filters', async () => {
  const { user, router } = await renderRoute('/cart?debug_session=fault');
  const follow = async (name: string) => user.click(await screen.findByRole('link', { name }));
  const session = /[?&]debug_session=fault(&|$)/;
  await follow('Proceed to Checkout');
  await screen.findByRole('heading', { name: 'Contact Info' });
  expect(router.state.location.search).toMatch(/step=contact/);
  expect(window.location.search).toMatch(session);
  await act(() => router.navigate(-1));
  await follow('Continue Shopping');
  await user.selectOptions(await screen.findByLabelText('Category'), 'Analytics');
  expect(router.state.location.search).toMatch(/category=analytics/);
  await follow('View Details: Customer Insight Analytics');
  await screen.findByRole('main', { name: 'Customer Insight Analytics' });
  expect(window.location.search).toMatch(session);
});

test('a post is below the blog, which isn’t the current page then', async () => {
  await renderRoute('/blog/botpress-in-ecommerce');
  const [blog] = within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body).getAllByRole(
    'link',
    { name: 'Blog' },
  );
  expect(blog).toHaveAttribute('aria-current', 'true');
});

test('no id is there twice while a list stays mounted behind a page', async () => {
  const { user } = await renderRoute('/shop');
  await user.click(screen.getByRole('link', { name: 'View Details: Fraud Shield' }));
  await screen.findByRole('main', { name: 'Fraud Shield' });
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});
