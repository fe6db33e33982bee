import { OrderSummary } from '../../../components/shop/OrderSummary';
import { UndoNotice } from '../../../components/shop/UndoNotice';
import { Button } from '../../../components/ui/Button';
import { counted } from '../../../domain/numerals';
import { selectCartDue, selectCartItemCount, selectCartLines } from '../../../store/cart/cartSelectors';
import { cartReplaced, selectRawLines } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
import type { RootState } from '../../../store/slices';
import { MAX_RECORDED_ACTIONS } from '../../../store/recorder';
import { selectLatestChange } from '../../../store/undo/undoSelectors';
import { Section } from './Section';
import styles from './StorePage.module.css';
import type { VisitAction } from './model/visit';
import { timeOf } from './model/visit';

interface TimeSectionProps {
  readonly entries: readonly VisitAction[];
  readonly index: number;
  readonly onPick: (id: number) => void;
}

/** Shows a slider through the actions, and the cart as of the selected one. */
export function TimeSection({ entries, index, onPick }: TimeSectionProps) {
  const entry = entries[index];
  return (
    <Section
      id="time"
      title="Time travel"
      lead={`The last ${MAX_RECORDED_ACTIONS} states are recorded, so you can go back to any of them. Your own cart only changes if you bring one back.`}
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
      {entry && <CartAfter state={entry.after} />}
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

interface CartAfterProps {
  readonly state: RootState;
}

/** Shows the cart as of the selected action, with a button to bring it back. */
function CartAfter({ state }: CartAfterProps) {
  return (
    <div role="group" aria-label="Cart after this action" className={styles.stack}>
      <p className={styles.items}>{counted(selectCartItemCount(state), 'item')} in this cart</p>
      {/* Silent, because the total changes with every action and the page announces actions. */}
      <OrderSummary isSilent heading="h3" lines={selectCartLines(state)} due={selectCartDue(state)} />
      <ReplaceCart state={state} />
    </div>
  );
}

const REPLACE_CART = 'replace-cart';

function ReplaceCart({ state }: CartAfterProps) {
  const dispatch = useAppDispatch();
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const change = useAppSelector((state) => selectLatestChange(state, 'replacedCart'));
  return (
    <div className={styles.bar}>
      <Button
        id={REPLACE_CART}
        disabled={!isRehydrated}
        onClick={() => {
          dispatch(cartReplaced({ lines: selectRawLines(state) }));
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
