import { useMemo } from 'react';
import { UndoNotice } from '../../../components/shop/UndoNotice';
import { Button } from '../../../components/ui/Button';
import { cartReplaced, selectAllLines } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
import type { RootState } from '../../../store/slices';
import type { AppStore } from '../../../store/store';
import { makeStore } from '../../../store/store';
import { MAX_RECORDED_ACTIONS } from '../../../store/recorder';
import { selectLatestChange } from '../../../store/undo/undoSelectors';
import type { Cause } from '../../../store/undo/undoSlice';
import { Section } from './Section';
import { SmallStorefront } from './SmallStorefront';
import styles from './StorePage.module.css';
import type { VisitAction } from './model/visit';
import { timeOf } from './model/visit';

interface TimeSectionProps {
  readonly entries: readonly VisitAction[];
  readonly index: number;
  readonly onPick: (id: number) => void;
}

/** Shows a slider through the actions, and a small storefront as of the selected one. */
export function TimeSection({ entries, index, onPick }: TimeSectionProps) {
  const entry = entries[index];
  return (
    <Section
      id="time"
      title="Time travel"
      lead={`The last ${MAX_RECORDED_ACTIONS} states are recorded, so you can go back to any of them. The cart below runs on a store of its own, so your cart doesn’t change.`}
    >
      <div className={styles.slider}>
        <label htmlFor="position">Jump to action</label>
        {/* Silent, because the slider announces its own value. */}
        <output htmlFor="position" aria-live="off">
          {positionText(entries, index)}
        </output>
        <input
          id="position"
          autoComplete="off"
          type="range"
          min={1}
          max={Math.max(1, entries.length)}
          value={index + 1}
          aria-valuetext={positionText(entries, index)}
          onChange={({ target }) => {
            const picked = entries[Number(target.value) - 1];
            if (picked) onPick(picked.id);
          }}
        />
      </div>
      {entry && <StorefrontAfter state={entry.after} />}
    </Section>
  );
}

/** Describes the slider's position, also as its `aria-valuetext`. */
function positionText(entries: readonly VisitAction[], index: number): string {
  const entry = entries[index];
  return entry
    ? `After action ${index + 1} of ${entries.length}, ${entry.action.type}, ${timeOf(entry, entries[0])}`
    : 'No actions yet';
}

interface StorefrontAfterProps {
  readonly state: RootState;
}

/** Shows a working storefront as of the selected action, with a button to keep its cart. */
function StorefrontAfter({ state }: StorefrontAfterProps) {
  const storefront = useMemo(() => makeStore({ preloadedState: state, isInDevTools: false }), [state]);
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
          dispatch(cartReplaced({ lines: selectAllLines(storefront.getState()) }));
        }}
      >
        Make this my cart
      </Button>
      <UndoNotice
        change={change}
        buttonId="undo-replace"
        label="Undo replacement"
        backTo={REPLACE_CART}
        undone="Your cart was restored."
      >
        Your cart was replaced.
      </UndoNotice>
    </div>
  );
}
