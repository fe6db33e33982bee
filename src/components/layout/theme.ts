import { storageKeys } from '../../domain/storageKeys';

/** The themes to choose from; `system` is the device's own, and the choice of a first visit. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/**
 * The key in localStorage; nothing is stored for the system's theme. It is no part of the store, since it must be known
 * before the first paint, long before the store's code is loaded (see `src/boot.ts`).
 */
const THEME_KEY = storageKeys.theme;

/**
 * Shows the theme that is stored, if one is. It must run before the first paint, or a dark page would be light for a
 * moment.
 */
export function showChosenTheme(): void {
  try {
    show(themes.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? 'system');
  } catch {
    // Storage is blocked: the page keeps its theme.
  }
}

/** The theme that is chosen. The attribute is what tells, since a choice counts where storage is blocked too. */
export function chosenTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';
}

/** Shows a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice is lost when the page is left.
  }
}

/** Calls back after each change of the chosen theme, those of other tabs included. Returns how to end it. */
export function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  window.addEventListener('storage', showChosenTheme);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', showChosenTheme);
  };
}

/** `tokens.css` has a rule for `light` and one for `dark`; without the attribute the device decides, at any moment. */
function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
