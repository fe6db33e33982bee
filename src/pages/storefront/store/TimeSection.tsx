import { Undo2 } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../components/ui/Button';
import { passFocus } from '../../../components/ui/passFocus';
import type { CartLine } from '../../../domain/cart';
import { linesOf } from '../../../domain/cart';
import { cartReplaced } from '../../../store/cart/cartSlice';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../store/persistence/persistenceSlice';
import type { RootState } from '../../../store/rootReducer';
import type { AppStore } from '../../../store/store';
import { makeStore } from '../../../store/store';
import { Section } from './Section';
import { SmallStorefront } from './SmallStorefront';
import styles from './StorePage.module.css';
import type { Moment } from './model/moment';
import { slicesOf, timeOf } from './model/moment';

interface TimeSectionProps {
  readonly moments: readonly Moment[];
  readonly index: number;
  /** What the visitor has asked to see; it stays the same while the page follows the latest event. */
  readonly choice: string;
  readonly onPick: (id: number) => void;
}

/** Goes back and forth over the events; a small storefront of its own follows. */
export function TimeSection({ moments, index, choice, onPick }: TimeSectionProps) {
  const moment = moments[index];
  return (
    <Section
      id="time"
      title="Time"
      lead="Each state is kept as it was, so you can go back. The storefront below is a second one, of the very components of the shop, with a store of its own: your cart stays as it is."
    >
      <div className={styles.slider}>
        <label htmlFor="moment">Moment</label>
        {/* The slider says the same by itself. */}
        <output htmlFor="moment" aria-live="off">
          {momentText(moments, index)}
        </output>
        <input
          id="moment"
          type="range"
          min={1}
          max={Math.max(1, moments.length)}
          value={index + 1}
          aria-valuetext={momentText(moments, index)}
          onChange={(event) => {
            const at = moments[Number(event.target.value) - 1];
            if (at) onPick(at.id);
          }}
        />
      </div>
      {moment && <AtThatMoment state={moment.after} choice={choice} />}
    </Section>
  );
}

/** A moment as people read it, and as it is spoken while the slider moves. */
function momentText(moments: readonly Moment[], index: number): string {
  const moment = moments[index];
  return moment
    ? `After event ${index + 1} of ${moments.length}, ${moment.action.type}, ${timeOf(moment, moments[0])}`
    : 'No event yet';
}

interface AtThatMomentProps {
  readonly state: RootState;
  readonly choice: string;
}

/** The storefront of the moment, which may be used, and its cart to be taken over. */
function AtThatMoment({ state, choice }: AtThatMomentProps) {
  const storefront = useMemo(
    () => makeStore({ preloadedState: slicesOf(state), isInDevTools: false }),
    [state],
  );
  return (
    <>
      <SmallStorefront store={storefront} />
      <TakeOver storefront={storefront} choice={choice} />
    </>
  );
}

/** What was done with the visitor's cart. */
interface Done {
  readonly sentence: string;
  /** The cart of before; null once that is back. */
  readonly before: readonly CartLine[] | null;
  /** The event that did it, and what was chosen then: the sentence holds as long as both are the latest. */
  readonly event: number | undefined;
  readonly choice: string;
}

interface TakeOverProps {
  readonly storefront: AppStore;
  readonly choice: string;
}

const TAKE_OVER = 'take-over';

/** Makes the cart of the storefront the visitor's own, and undoes it. */
function TakeOver({ storefront, choice }: TakeOverProps) {
  const store = useAppStore();
  const isKnown = useAppSelector(selectIsRehydrated);
  const latestEvent = () => store.recorded.events().at(-1)?.id;
  const latest = useSyncExternalStore(store.recorded.subscribe, latestEvent, latestEvent);
  const [done, setDone] = useState<Done | null>(null);
  const replaceCart = (lines: readonly CartLine[], sentence: string, before: Done['before']) => {
    store.dispatch(cartReplaced({ lines }));
    setDone({ sentence, before, event: latestEvent(), choice });
  };
  const before = done?.before ?? null;
  return (
    <div className={styles.bar}>
      <Button
        id={TAKE_OVER}
        disabled={!isKnown}
        onClick={() => {
          const own = linesOf(store.getState().cart.entries);
          const shown = linesOf(storefront.getState().cart.entries);
          replaceCart(shown, 'Your cart is the one of that moment now.', own);
        }}
      >
        Make this my cart
      </Button>
      <div role="status" className={styles.choice}>
        {done && done.event === latest && done.choice === choice && (
          <>
            <p>{done.sentence}</p>
            {before && (
              <Button
                variant="outline"
                onClick={() => {
                  replaceCart(before, 'Your own cart is back.', null);
                  passFocus(TAKE_OVER);
                }}
              >
                <Undo2 aria-hidden="true" /> Undo
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
