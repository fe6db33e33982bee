import { clsx } from 'clsx';
import { useState } from 'react';
import { QuantityField } from '../../components/fields/QuantityField';
import { SelectField } from '../../components/fields/SelectField';
import { Button } from '../../components/ui/Button';
import { billingTexts } from '../../content/billing';
import { catalog, productOf } from '../../content/products/catalog';
import { cartLineTexts } from '../../content/shop/cartLines';
import { billingPeriods } from '../../domain/billing';
import { lineAmount, lineKey } from '../../domain/cart';
import { useAppSelector } from '../../store/hooks';
import { dueToday } from './amounts';
import styles from './AssistantDemo.module.css';
import type { Line, Proposal, Row } from './proposal';
import {
  additionOf,
  changed,
  isChange,
  labelOf,
  rowsShown,
  sameLine,
  selectLines,
  withProduct,
  withRow,
} from './proposal';

interface ProposalFormProps {
  readonly proposal: Proposal;
  readonly onEdit: (proposal: Proposal) => void;
  /** Carries out the proposal; `label` is the button's. */
  readonly onPress: (proposal: Proposal, label: string) => void;
}

const billingOptions = billingPeriods.map((value) => ({ value, label: billingTexts[value].label }));
const productOptions = catalog.map(({ id, name }) => ({ value: id, label: name }));

/** Shows a button that says what changes, what is due then, and the cart as it would be, to be changed in place. */
export function ProposalForm({ proposal, onEdit, onPress }: ProposalFormProps) {
  const lines = useAppSelector(selectLines);
  const label = labelOf(proposal, lines);
  const rows = rowsShown(proposal, lines);
  const [isOpen, setOpen] = useState(label === '');
  const others = productOptions.filter(({ value }) => rows.every(({ to }) => to.productId !== value));
  const isStale = proposal.rows.some(
    ({ from, to }) => sameLine(lines, from ?? to)?.quantity !== from?.quantity,
  );
  return (
    // Otherwise the log would read all controls aloud. The reply's text says what the button does.
    <div role="group" aria-label="Proposed change" aria-live="off" className={styles.proposal}>
      {isStale && (
        <p className={styles.note}>Your cart has changed since. The button says what it does now.</p>
      )}
      {label === '' ? (
        <p className={styles.note}>This changes nothing yet.</p>
      ) : (
        <>
          <Button
            onClick={() => {
              onPress(proposal, label);
            }}
          >
            {label}
          </Button>
          <p className={styles.note}>
            Due today with tax: {dueToday(changed(lines, rows))} instead of {dueToday(lines)}
          </p>
        </>
      )}
      <details
        open={isOpen}
        className={styles.edit}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>Change something first</summary>
        {rows.map((row, at) => (
          <RowFields
            key={row.from ? lineKey(row.from) : `new-${at}`}
            id={`proposal-${at}`}
            row={row}
            lines={lines}
            onChange={(changed) => {
              onEdit(withRow(proposal, lines, at, changed));
            }}
          />
        ))}
        {others.length > 0 && (
          <SelectField
            id="proposal-new"
            label="Add a product"
            options={[{ value: '', label: 'Choose a product' }, ...others]}
            value=""
            onChange={(productId) => {
              if (productId !== '') onEdit(withRow(proposal, lines, rows.length, additionOf(productId)));
            }}
          />
        )}
      </details>
    </div>
  );
}

interface RowFieldsProps {
  readonly id: string;
  readonly row: Row;
  readonly lines: readonly Line[];
  readonly onChange: (row: Row) => void;
}

function RowFields({ id, row, lines, onChange }: RowFieldsProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { to } = row;
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
    <div role="group" aria-label={name} className={clsx(styles.row, isChange(row) && styles.changed)}>
      {isChange(row) ? (
        <SelectField
          id={`${id}-product`}
          label="Product"
          options={options}
          value={to.productId}
          onChange={(productId) => {
            onChange(withProduct(row, productId, lines));
          }}
        />
      ) : (
        <p className={styles.name}>{name}</p>
      )}
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
  );
}
