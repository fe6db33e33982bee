import { screen, waitFor, within } from '@testing-library/react';
import { showChosenTheme } from '../../src/components/layout/theme';
import { renderRoute } from '../support/renderRoute';

const KEY = 'tangelo:theme';
const shown = () => document.documentElement.dataset.theme ?? 'the device’s';
const radio = (name: string) => screen.getByRole('radio', { name });

afterEach(() => {
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

test('a saved choice applies before the page’s own scripts, and is checked', async () => {
  localStorage.setItem(KEY, 'light');
  await opened();
  expect(shown()).toBe('light');
  expect(radio('Light')).toBeChecked();
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
