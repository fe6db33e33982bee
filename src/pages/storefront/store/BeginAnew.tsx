import { useState } from 'react';
import type { Theme } from '../../../components/layout/theme';
import { chooseTheme, chosenTheme } from '../../../components/layout/theme';
import { UndoNotice } from '../../../components/shop/UndoNotice';
import { Button } from '../../../components/ui/Button';
import { capitalized, enumerated } from '../../../domain/numerals';
import type { ResetTo } from '../../../store/events';
import { demoReset } from '../../../store/events';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../store/persistence/persistenceSlice';
import { selectLatestChange } from '../../../store/undo/undoSelectors';
import type { Belongings, Cause } from '../../../store/undo/undoSlice';
import { Section } from './Section';
import styles from './StorePage.module.css';

const buttons: Readonly<Record<ResetTo, string>> = { firstVisit: 'reset-demo', nothing: 'start-empty' };

/** What is said of a reset; of one before the page was loaded it is not known which it was. */
const news: Readonly<Record<ResetTo | 'earlier', string>> = {
  firstVisit: 'The shop is as on a first visit, and the theme is the device’s.',
  nothing: 'Cart, orders and wishlist are empty.',
  earlier: 'The demo was reset in this tab.',
};

/** What the page calls each belonging; null for what a visitor would not look for. */
const names: Readonly<Record<keyof Belongings, string | null>> = {
  cart: 'cart',
  orders: 'orders',
  wishlist: 'wishlist',
  shop: 'filters',
  pricing: 'billing',
  checkout: 'checkout',
  filling: null,
};
const named = Object.values(names).filter((name) => name !== null);

const resets: readonly Cause[] = ['demoReset'];

/** Puts the shop back to a first visit or to nothing at all, and undoes it. */
export function BeginAnew() {
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(selectIsRehydrated);
  const change = useAppSelector((state) => selectLatestChange(state, resets));
  /** What the visitor began with on this page view, and the theme until then. */
  const [begun, setBegun] = useState<{ readonly to: ResetTo; readonly theme: Theme } | null>(null);
  const begin = (to: ResetTo) => {
    setBegun({ to, theme: chosenTheme() });
    dispatch(demoReset({ to }));
  };
  return (
    <Section
      id="anew"
      title="Begin anew"
      lead={`${capitalized(enumerated(named, 'and'))}, by one event that you can read above. Other tabs follow. A reset also takes back the theme you chose.`}
    >
      <div className={styles.bar}>
        <Button
          id={buttons.firstVisit}
          variant="outline"
          disabled={!isKnown}
          onClick={() => {
            begin('firstVisit');
            chooseTheme('system');
          }}
        >
          Reset the demo
        </Button>
        <Button
          id={buttons.nothing}
          variant="outline"
          disabled={!isKnown}
          onClick={() => {
            begin('nothing');
          }}
        >
          Start empty
        </Button>
        <UndoNotice
          change={change}
          buttonId="undo-reset"
          backTo={buttons[begun?.to ?? 'firstVisit']}
          undone="What was there before is back."
          onUndone={() => {
            if (begun) chooseTheme(begun.theme);
          }}
        >
          {news[begun?.to ?? 'earlier']}
        </UndoNotice>
      </div>
    </Section>
  );
}
