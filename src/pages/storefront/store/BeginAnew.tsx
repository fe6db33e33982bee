import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Theme } from '../../../components/layout/theme';
import { chooseTheme, chosenTheme } from '../../../components/layout/theme';
import { Button } from '../../../components/ui/Button';
import { passFocus } from '../../../components/ui/passFocus';
import { capitalized, enumerated } from '../../../domain/numerals';
import type { Belongings } from '../../../store/beginAnew';
import { belongingsReplaced, firstVisit, nothingAtAll } from '../../../store/beginAnew';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../store/persistence/persistenceSlice';
import { Section } from './Section';
import styles from './StorePage.module.css';

const buttons = { reset: 'reset-demo', empty: 'start-empty' } as const;

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

/** What can be undone. */
interface Undoable {
  /** The id of the button that did it. */
  readonly button: string;
  readonly before: Belongings;
  readonly theme: Theme;
}

/** Puts the shop back to a first visit or to nothing at all, and undoes it. */
export function BeginAnew() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isKnown = useAppSelector(selectIsRehydrated);
  const [message, setMessage] = useState('');
  const [done, setDone] = useState<Undoable | null>(null);
  const begin = (button: string, belongings: Belongings, news: string) => {
    setMessage(news);
    setDone({ button, before: store.getState(), theme: chosenTheme() });
    dispatch(belongingsReplaced(belongings));
  };
  return (
    <Section
      id="anew"
      title="Begin anew"
      lead={`${capitalized(enumerated(named, 'and'))}, by ordinary events that you can read above. Other tabs follow. A reset also takes back the theme you chose.`}
    >
      <div className={styles.bar}>
        <Button
          id={buttons.reset}
          variant="outline"
          disabled={!isKnown}
          onClick={() => {
            begin(
              buttons.reset,
              firstVisit,
              'The shop is as on a first visit, and the theme is the device’s.',
            );
            chooseTheme('system');
          }}
        >
          Reset the demo
        </Button>
        <Button
          id={buttons.empty}
          variant="outline"
          disabled={!isKnown}
          onClick={() => {
            begin(buttons.empty, nothingAtAll, 'Cart, orders and wishlist are empty.');
          }}
        >
          Start empty
        </Button>
        <div role="status" className={styles.choice}>
          {message !== '' && <p>{message}</p>}
          {done && (
            <Button
              variant="outline"
              onClick={() => {
                dispatch(belongingsReplaced(done.before));
                chooseTheme(done.theme);
                setMessage('All is as it was before.');
                setDone(null);
                passFocus(done.button);
              }}
            >
              <Undo2 aria-hidden="true" /> Undo
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
