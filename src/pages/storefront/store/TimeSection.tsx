import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import type { CartLine } from '../../../domain/cart';
import { linesOf } from '../../../domain/cart';
import { cartReplaced } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../store/persistence/persistenceSlice';
import { Section } from './Section';
import { SmallStorefront } from './SmallStorefront';
import styles from './StorePage.module.css';
import type { Moment } from './model/moment';
import { timeOf } from './model/moment';

interface TimeSectionProps {
  readonly moments: readonly Moment[];
  readonly index: number;
  readonly onPick: (id: number) => void;
}

/** Goes back and forth over the events; a small storefront of its own follows. */
export function TimeSection({ moments, index, onPick }: TimeSectionProps) {
  const moment = moments[index];
  return (
    <Section
      id="time"
      title="Time"
      lead="Each state is kept as it was, so you can go back. The storefront below is a second one, of the very components of the shop, with a store of its own: your cart stays as it is."
    >
      <div className={styles.slider}>
        <label htmlFor="moment">Moment</label>
        <output htmlFor="moment">{momentText(moments, index)}</output>
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
      {moment && (
        <>
          <SmallStorefront state={moment.after} />
          <TakeOver lines={linesOf(moment.after.cart.entries)} />
        </>
      )}
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

/** Makes the cart of the moment the visitor's own, and undoes it. */
function TakeOver({ lines }: { readonly lines: readonly CartLine[] }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isKnown = useAppSelector(selectIsRehydrated);
  const [before, setBefore] = useState<readonly CartLine[] | null>(null);
  return (
    <div className={styles.bar}>
      <Button
        disabled={!isKnown}
        onClick={() => {
          setBefore(linesOf(store.getState().cart.entries));
          dispatch(cartReplaced({ lines }));
        }}
      >
        Make this my cart
      </Button>
      <div role="status" className={styles.choice}>
        {before && (
          <>
            <p>Your cart is the one of that moment now.</p>
            <Button
              variant="outline"
              onClick={() => {
                dispatch(cartReplaced({ lines: before }));
                setBefore(null);
              }}
            >
              <Undo2 aria-hidden="true" /> Undo
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
