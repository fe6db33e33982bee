import { useMemo } from 'react';
import { UndoNotice } from '../../../components/shop/UndoNotice';
import { Button } from '../../../components/ui/Button';
import { cartReplaced } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../persistence/statusSlice';
import type { RootState } from '../../../store/slices';
import type { AppStore } from '../../../store/store';
import { makeStore } from '../../../store/store';
import { MAX_RECORDED_EVENTS } from '../../../store/recorder';
import { selectLatestChange } from '../../../store/undo/undoSelectors';
import type { Cause } from '../../../store/undo/undoSlice';
import { Section } from './Section';
import { SmallStorefront } from './SmallStorefront';
import styles from './StorePage.module.css';
import type { VisitEvent } from './model/visit';
import { slicesOf, timeOf } from './model/visit';

interface TimeSectionProps {
  readonly events: readonly VisitEvent[];
  readonly index: number;
  readonly onPick: (id: number) => void;
}

/** A slider through the events, with a small storefront at the selected one. */
export function TimeSection({ events, index, onPick }: TimeSectionProps) {
  const event = events[index];
  return (
    <Section
      id="time"
      title="Time travel"
      lead={`The last ${MAX_RECORDED_EVENTS} states are recorded, so you can go back to any of them. The cart below runs on a store of its own, so your cart doesn’t change.`}
    >
      <div className={styles.slider}>
        <label htmlFor="position">Jump to action</label>
        {/* Silent, because the slider announces its own value. */}
        <output htmlFor="position" aria-live="off">
          {positionText(events, index)}
        </output>
        <input
          id="position"
          type="range"
          min={1}
          max={Math.max(1, events.length)}
          value={index + 1}
          aria-valuetext={positionText(events, index)}
          onChange={({ target }) => {
            const picked = events[Number(target.value) - 1];
            if (picked) onPick(picked.id);
          }}
        />
      </div>
      {event && <StorefrontAfter state={event.after} />}
    </Section>
  );
}

/** Also the slider's `aria-valuetext`. */
function positionText(events: readonly VisitEvent[], index: number): string {
  const event = events[index];
  return event
    ? `After action ${index + 1} of ${events.length}, ${event.action.type}, ${timeOf(event, events[0])}`
    : 'No actions yet';
}

interface StorefrontAfterProps {
  readonly state: RootState;
}

/** A working storefront after the selected event, with a button to keep its cart. */
function StorefrontAfter({ state }: StorefrontAfterProps) {
  const storefront = useMemo(
    () => makeStore({ preloadedState: slicesOf(state), isInDevTools: false }),
    [state],
  );
  return (
    <>
      <SmallStorefront store={storefront} />
      <ReplaceCart storefront={storefront} />
    </>
  );
}

interface ReplaceCartProps {
  readonly storefront: AppStore;
}

const REPLACE_CART = 'replace-cart';

const replacements: readonly Cause[] = ['cartReplaced'];

function ReplaceCart({ storefront }: ReplaceCartProps) {
  const dispatch = useAppDispatch();
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const change = useAppSelector((state) => selectLatestChange(state, replacements));
  return (
    <div className={styles.bar}>
      <Button
        id={REPLACE_CART}
        disabled={!isRehydrated}
        onClick={() => {
          dispatch(cartReplaced({ lines: storefront.getState().cart.lines }));
        }}
      >
        Make this my cart
      </Button>
      <UndoNotice
        change={change}
        buttonId="undo-replace"
        label="Undo replace"
        backTo={REPLACE_CART}
        undone="Your cart was restored."
      >
        Your cart was replaced.
      </UndoNotice>
    </div>
  );
}
