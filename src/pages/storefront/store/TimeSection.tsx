import { useMemo } from 'react';
import { UndoNotice } from '../../../components/shop/UndoNotice';
import { Button } from '../../../components/ui/Button';
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
import type { Moment } from './model/moment';
import { slicesOf, timeOf } from './model/moment';
import { replaceCart } from './model/replaceCart';

interface TimeSectionProps {
  readonly moments: readonly Moment[];
  readonly index: number;
  readonly onPick: (id: number) => void;
}

/** A slider through the events, with a small storefront at the selected one. */
export function TimeSection({ moments, index, onPick }: TimeSectionProps) {
  const moment = moments[index];
  return (
    <Section
      id="time"
      title="Time travel"
      lead={`The last ${MAX_RECORDED_EVENTS} states are recorded, so you can go back to any of them. The cart below runs on a store of its own, so your cart doesn’t change.`}
    >
      <div className={styles.slider}>
        <label htmlFor="moment">Jump to action</label>
        {/* Silent, because the slider announces its own value. */}
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
      {moment && <AtThatMoment state={moment.after} />}
    </Section>
  );
}

/** Also the slider's `aria-valuetext`. */
function momentText(moments: readonly Moment[], index: number): string {
  const moment = moments[index];
  return moment
    ? `After action ${index + 1} of ${moments.length}, ${moment.action.type}, ${timeOf(moment, moments[0])}`
    : 'No actions yet';
}

interface AtThatMomentProps {
  readonly state: RootState;
}

/** A working storefront at the selected moment, with a button to keep its cart. */
function AtThatMoment({ state }: AtThatMomentProps) {
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
          dispatch(replaceCart(storefront.getState()));
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
