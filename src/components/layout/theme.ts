/** The theme that the visitor has chosen; nothing is stored where it is the system's. */
type Theme = 'light' | 'dark';

/**
 * The key in localStorage. It is no part of the store, since it must be known before the first paint, long before the
 * store's code is loaded (see `src/boot.ts`).
 */
const THEME_KEY = 'tangelo:theme';

/**
 * Shows the theme that was chosen, if one was. It must run before the first paint, or a dark page would be light for
 * a moment.
 */
export function showChosenTheme(): void {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the page has the system's theme.
  }
}

/** The theme that the page shows now. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemTheme();
}

/** Shows the other theme and stores it, or removes the stored one where the system has the same. */
export function switchTheme(): void {
  const theme: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === systemTheme()) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice is lost when the page is left.
  }
}

function systemTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
