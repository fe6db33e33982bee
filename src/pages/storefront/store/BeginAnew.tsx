import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Theme } from '../../../components/layout/theme';
import { chooseTheme, chosenTheme } from '../../../components/layout/theme';
import { Button } from '../../../components/ui/Button';
import type { Belongings } from '../../../store/beginAnew';
import { belongingsReplaced, firstVisit, nothingAtAll } from '../../../store/beginAnew';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../store/persistence/persistenceSlice';
import { Section } from './Section';
import styles from './StorePage.module.css';

interface Undoable {
  readonly message: string;
  readonly before: Belongings;
  readonly theme: Theme;
}

/** Puts the shop back to a first visit or to nothing at all, and undoes it. */
export function BeginAnew() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isKnown = useAppSelector(selectIsRehydrated);
  const [done, setDone] = useState<Undoable | null>(null);
  const begin = (belongings: Belongings, message: string) => {
    setDone({ message, before: store.getState(), theme: chosenTheme() });
    dispatch(belongingsReplaced(belongings));
  };
  return (
    <Section
      id="anew"
      title="Begin anew"
      lead="Cart, orders, wishlist, filters, billing and checkout, by ordinary events that you can read above. Other tabs follow. A reset also takes back the theme you chose."
    >
      <div className={styles.bar}>
        <Button
          variant="outline"
          disabled={!isKnown}
          onClick={() => {
            begin(firstVisit, 'The shop is as on a first visit, and the theme is the device’s.');
            chooseTheme('system');
          }}
        >
          Reset the demo
        </Button>
        <Button
          variant="outline"
          disabled={!isKnown}
          onClick={() => {
            begin(nothingAtAll, 'Cart, orders and wishlist are empty.');
          }}
        >
          Start empty
        </Button>
        <div role="status" className={styles.choice}>
          {done && (
            <>
              <p>{done.message}</p>
              <Button
                variant="outline"
                onClick={() => {
                  dispatch(belongingsReplaced(done.before));
                  chooseTheme(done.theme);
                  setDone(null);
                }}
              >
                <Undo2 aria-hidden="true" /> Undo
              </Button>
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
