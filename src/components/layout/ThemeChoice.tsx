import { SunMoon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Radio } from '../fields/Radio';
import { Disclosure } from './Disclosure';
import styles from './ThemeChoice.module.css';
import type { Theme } from './theme';
import { chooseTheme, chosenTheme, onThemeChange, themes } from './theme';

const labels: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', system: 'System' };

/** A menu to choose the theme; `className` styles its button. */
export function ThemeChoice({ className }: { readonly className: string }) {
  // The prerender, and thus the first render, can't know the saved theme.
  const chosen = useSyncExternalStore<Theme>(onThemeChange, chosenTheme, () => 'system');
  return (
    <Disclosure
      className={styles.choice}
      summary={
        <summary className={className} aria-label="Theme">
          <SunMoon aria-hidden="true" />
        </summary>
      }
    >
      {/* Stops browsers from restoring the choice on reload, which could contradict the saved theme. A form with this
          method never submits. */}
      <form method="dialog" autoComplete="off">
        <fieldset className={styles.options}>
          <legend className={styles.legend}>Theme</legend>
          {themes.map((theme) => (
            <label key={theme} className={styles.option}>
              <Radio
                name="theme"
                value={theme}
                isChosen={theme === chosen}
                onChoose={() => {
                  chooseTheme(theme);
                }}
              />{' '}
              {labels[theme]}
            </label>
          ))}
        </fieldset>
      </form>
    </Disclosure>
  );
}
