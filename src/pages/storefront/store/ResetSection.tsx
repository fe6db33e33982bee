import { useState } from 'react';
import type { Theme } from '../../../components/layout/theme';
import { chooseTheme, chosenTheme } from '../../../components/layout/theme';
import { UndoNotice } from '../../../components/shop/UndoNotice';
import { Button } from '../../../components/ui/Button';
import { visitorData, visitorDataNames, listNames } from '../../../content/store/visitorData';
import { capitalized } from '../../../domain/numerals';
import { demoReset } from '../../../store/demoActions';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
import { selectLatestChange } from '../../../store/undo/undoSelectors';
import type { saved } from '../../../store/saved';
import type { CauseIn } from '../../../store/undo/causes';
import { Section } from './Section';
import styles from './StorePage.module.css';

const resetTexts: Readonly<
  Record<CauseIn<'reset'>, { readonly announcement: string; readonly buttonId: string }>
> = {
  resetToFirstVisit: {
    announcement: 'The shop was reset to a first visit, and the theme to your device’s setting.',
    buttonId: 'reset-demo',
  },
  resetToNothing: { announcement: `${capitalized(listNames)} were emptied.`, buttonId: 'start-empty' },
};

// Fails to compile if a slice that a reset empties has no name in `visitorData`.
visitorData satisfies Readonly<Record<Exclude<keyof typeof saved, 'demoItems' | 'undo'>, object>>;

/** In place of a change's id, of a reset that changed nothing but the theme. */
const ONLY_THEME = 0;

/** Resets the shop to a first visit or to empty, with undo. */
export function ResetSection() {
  const store = useAppStore();
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const latest = useAppSelector((state) => selectLatestChange(state, 'reset'));
  /** The theme before each reset to a first visit, by the reset's change id. */
  const [themes, setThemes] = useState<ReadonlyMap<number, Theme>>(new Map());
  const onlyTheme = themes.has(ONLY_THEME) ? { id: ONLY_THEME, cause: 'resetToFirstVisit' as const } : null;
  const change = latest ?? onlyTheme;
  return (
    <Section
      id="reset"
      title="Reset"
      lead={`Both buttons reset your ${visitorDataNames} in a single action. Other open tabs get the new ${listNames} too. “Reset the demo” also restores the default theme.`}
    >
      <div className={styles.bar}>
        <Button
          id={resetTexts.resetToFirstVisit.buttonId}
          variant="outline"
          disabled={!isRehydrated}
          onClick={() => {
            const theme = chosenTheme();
            store.dispatch(demoReset({ to: 'firstVisit' }));
            const reset = selectLatestChange(store.getState(), 'reset');
            if (reset || theme !== 'system')
              setThemes(new Map([...themes, [reset?.id ?? ONLY_THEME, theme]]));
            chooseTheme('system');
          }}
        >
          Reset the demo
        </Button>
        <Button
          id={resetTexts.resetToNothing.buttonId}
          variant="outline"
          disabled={!isRehydrated}
          onClick={() => {
            store.dispatch(demoReset({ to: 'nothing' }));
          }}
        >
          Start empty
        </Button>
        <UndoNotice
          change={change}
          buttonId="undo-reset"
          label="Undo reset"
          backTo={resetTexts[change?.cause ?? 'resetToFirstVisit'].buttonId}
          undone="Restored."
          onUndone={() => {
            const theme = change && themes.get(change.id);
            // A theme that was chosen since the reset stays.
            if (theme && chosenTheme() === 'system') chooseTheme(theme);
            setThemes(new Map([...themes].filter(([id]) => id !== change?.id)));
          }}
        >
          {change && resetTexts[change.cause].announcement}
        </UndoNotice>
      </div>
    </Section>
  );
}
