import { storageKeys } from '../../domain/storageKeys';

/** The available themes; `system`, the default, follows the device. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/**
 * The localStorage key; no entry means `system`. The theme isn't in the store, because it must be known before the
 * first paint, long before the store's code loads (see `src/boot.ts`).
 */
const THEME_KEY = storageKeys.theme;

/**
 * Applies the stored theme, or `system` if there is none. Must run before the first paint, or a dark page
 * would flash white.
 */
export function showChosenTheme(): void {
  try {
    show(themes.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? 'system');
  } catch {
    // Storage is blocked: keep the current theme.
  }
}

/** Returns the current theme. Reads the attribute, so that a choice counts even if storage is blocked. */
export function chosenTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice lasts until the page unloads.
  }
}

/** Subscribes to theme changes, including those in other tabs. Returns the unsubscribe function. */
export function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.addEventListener('storage', showChosenTheme);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', showChosenTheme);
  };
}

/** `tokens.css` has rules for `light` and `dark`; without the attribute the page follows the device. */
function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
