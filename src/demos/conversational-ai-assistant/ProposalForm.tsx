import { useState } from 'react';
import { CheckboxField } from '../../components/fields/CheckboxField';
import { QuantityField } from '../../components/fields/QuantityField';
import { SelectField } from '../../components/fields/SelectField';
import { Button } from '../../components/ui/Button';
import { billingTexts } from '../../content/billing';
import { catalog, productOf } from '../../content/products/catalog';
import { cartLineTexts } from '../../content/shop/cartLines';
import { billingPeriods } from '../../domain/billing';
import { lineAmount } from '../../domain/cart';
import { useAppSelector } from '../../store/hooks';
import styles from './AssistantDemo.module.css';
import type { Line, Proposal, Row } from './proposal';
import { labelOf, restOf, rowsLabel, sameLine, selectLines, withProduct } from './proposal';

interface ProposalFormProps {
  readonly proposal: Proposal;
  readonly onEdit: (proposal: Proposal) => void;
  /** Carries out the proposal; `label` is the button's. */
  readonly onPress: (proposal: Proposal, label: string) => void;
}

/** Shows a proposal as lines that can be changed, and a button that says what it does to the cart as it is now. */
export function ProposalForm({ proposal, onEdit, onPress }: ProposalFormProps) {
  const lines = useAppSelector(selectLines);
  const { rows, isRestRemoved } = proposal;
  const label = labelOf(proposal, lines);
  const isStale = rows.some(({ from, to }) => sameLine(lines, from ?? to)?.quantity !== from?.quantity);
  const rest = restOf(proposal, lines);
  return (
    // Otherwise the log would read all controls aloud. The reply's text says what the button does.
    <div role="group" aria-label="Proposed change" aria-live="off" className={styles.proposal}>
      {isStale && (
        <p className={styles.note}>Your cart has changed since. The button says what it does now.</p>
      )}
      {label === '' ? (
        <p className={styles.note}>
          {rows.some(({ isLeftOut }) => isLeftOut) ? 'Nothing is checked yet.' : 'This changes nothing yet.'}
        </p>
      ) : (
        <Button
          onClick={() => {
            onPress(proposal, label);
          }}
        >
          {label}
        </Button>
      )}
      {rows.map((row, at) => (
        <RowFields
          key={`${at}-${rows.length}`}
          id={`proposal-${at}`}
          row={row}
          lines={lines}
          isOnly={rows.length === 1 && row.isLeftOut === undefined}
          onChange={(changed) => {
            onEdit({ ...proposal, rows: rows.with(at, changed) });
          }}
        />
      ))}
      {rest.length > 0 && (
        <SelectField
          id="proposal-rest"
          label="Other items in your cart"
          options={restOptions}
          value={isRestRemoved ? 'remove' : 'keep'}
          onChange={(value) => {
            onEdit({ ...proposal, isRestRemoved: value === 'remove' });
          }}
        />
      )}
    </div>
  );
}

interface RowFieldsProps {
  readonly id: string;
  readonly row: Row;
  readonly lines: readonly Line[];
  readonly isOnly: boolean;
  readonly onChange: (row: Row) => void;
}

const restOptions = [
  { value: 'keep', label: 'Keep' },
  { value: 'remove', label: 'Remove' },
] as const;
const billingOptions = billingPeriods.map((value) => ({ value, label: billingTexts[value].label }));
const productOptions = catalog.map(({ id, name }) => ({ value: id, label: name }));

function RowFields({ id, row, lines, isOnly, onChange }: RowFieldsProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { to, isLeftOut = false } = row;
  const { name, priceCents } = productOf(to.productId);
  const isRemoval = to.quantity === 0;
  const set = (values: Partial<Line>) => {
    onChange({ ...row, to: { ...to, ...values } });
  };
  // A removal can only move to another line of the cart.
  const options = isRemoval
    ? productOptions.filter(({ value }) => lines.some(({ productId }) => productId === value))
    : productOptions;
  return (
    <div role="group" aria-label={name} className={styles.row}>
      {!isOnly && (
        <CheckboxField
          id={`${id}-in`}
          name={`${id}-in`}
          label={rowsLabel([row], lines) || name}
          checked={!isLeftOut}
          onChange={(checked) => {
            onChange({ ...row, isLeftOut: !checked });
          }}
        />
      )}
      {!isLeftOut && (
        <div className={styles.controls}>
          <SelectField
            id={`${id}-product`}
            label="Product"
            options={options}
            value={to.productId}
            onChange={(productId) => {
              onChange(withProduct(row, productId, lines));
            }}
          />
          <QuantityField
            id={`${id}-quantity`}
            label={cartLineTexts.quantityOf(name)}
            caption={cartLineTexts.quantity}
            quantity={to.quantity}
            draft={draft}
            onDraft={setDraft}
            amount={lineAmount(priceCents, to)}
            onChange={(quantity) => {
              set({ quantity });
            }}
            onRemove={() => {
              setDraft(null);
              set({ quantity: 0 });
            }}
          />
          {!isRemoval && (
            <SelectField
              id={`${id}-billing`}
              label={cartLineTexts.billing}
              accessibleName={cartLineTexts.billingOf(name)}
              options={billingOptions}
              value={to.billing}
              onChange={(billing) => {
                set({ billing });
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
