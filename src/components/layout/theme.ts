/** The visitor's choice against the system's colours; nothing is kept while they agree. */
type Theme = 'light' | 'dark';

/**
 * Where the choice lies. It is no part of the store: it must be known before the first paint, long before the
 * store's code is there (see `src/boot.ts`).
 */
const THEME_KEY = 'tangelo:theme';

/** Shows the theme that was chosen, if one was. It must happen before the first paint, or a dark page would flash up light. */
export function showChosenTheme(): void {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the system's theme it is.
  }
}

/** The theme that the page shows now. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemTheme();
}

/** Shows the other theme and remembers it, or forgets it where the system asks for the same. */
export function switchTheme(): void {
  const theme: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === systemTheme()) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}

function systemTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
