import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { quantityTexts } from '../../content/shop/sharedTexts';
import type { Cents } from '../../domain/money';
import { formatMoney } from '../../domain/money';
import { MAX_QUANTITY, readQuantity } from '../../domain/quantity';
import { FieldError } from './FieldError';
import styles from './QuantityField.module.css';
import { useEarlyInput } from './useEarlyInput';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface QuantityFieldProps {
  readonly id: string;
  /** Label for screen readers: `Quantity of Fraud Shield`. */
  readonly label: string;
  /** A shorter visible label above the field. */
  readonly caption: string;
  /** Text below the field that explains the unit. */
  readonly hint?: string;
  readonly quantity: number;
  /** The typed text while it isn't a valid quantity; null otherwise. The parent keeps it: its button may need it. */
  readonly draft: string | null;
  readonly onDraft: (draft: string | null) => void;
  /** Price of the chosen quantity, announced with it. */
  readonly amount: Cents;
  readonly onChange: (quantity: number) => void;
  /**
   * Called for 0; without it the minimum is 1.
   * @param next the element that receives focus when the visitor leaves the field; null if none
   */
  readonly onRemove?: (next: EventTarget | null) => void;
}

/**
 * A quantity field with a button on either side. Valid input takes effect immediately; invalid input stays in
 * the field with a message, and changes nothing, nor do its first digits. A button at its limit isn't disabled, because it
 * would lose focus. New quantities are announced, because focus may be on a button.
 */
export function QuantityField({
  id,
  label,
  caption,
  hint,
  quantity,
  draft,
  onDraft,
  amount,
  onChange,
  onRemove,
}: QuantityFieldProps) {
  const [isChanged, setIsChanged] = useState(false);
  /** The quantity before the text was edited, and the last one that was accepted since; null if none was. */
  const [edit, setEdit] = useState<{ readonly before: number; readonly accepted: number } | null>(null);
  // An empty field isn't an error while the visitor may be about to type.
  const [isLeft, setIsLeft] = useState(false);
  const change = (changed: number) => {
    setIsChanged(true);
    onChange(changed);
  };
  const input = draft === null ? null : readQuantity(draft);
  const error =
    input?.kind === 'invalid'
      ? isLeft || draft?.trim() !== ''
        ? input.message
        : undefined
      : input?.kind === 'remove' && !onRemove
        ? `Enter a whole number from 1 to ${MAX_QUANTITY}.`
        : undefined;

  const type = (text: string) => {
    const typed = readQuantity(text);
    setIsLeft(false);
    onDraft(typed.kind === 'quantity' ? null : text);
    // Not if a button or another tab has changed the quantity since.
    const before = edit?.accepted === quantity ? edit.before : quantity;
    setEdit(typed.kind === 'quantity' ? { before, accepted: typed.quantity } : null);
    if (typed.kind === 'quantity') change(typed.quantity);
    else if (before !== quantity) change(before);
  };
  const early = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== String(quantity)) type(value);
  });
  const removes = input?.kind === 'remove' && onRemove !== undefined;
  const settle = (next: EventTarget | null) => {
    setIsLeft(true);
    setEdit(null);
    if (removes) onRemove(next);
  };
  const describedBy = clsx((error !== undefined || removes) && `${id}-message`, hint && `${id}-hint`);

  return (
    <div className={styles.field}>
      <span className={styles.caption} aria-hidden="true">
        {caption}
      </span>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.step}
          aria-label={`Decrease: ${label}`}
          aria-disabled={quantity === 1 && !onRemove}
          onClick={() => {
            onDraft(null);
            if (quantity > 1) change(quantity - 1);
            else onRemove?.(null);
          }}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          ref={early}
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          value={draft ?? String(quantity)}
          onChange={({ target, nativeEvent }) => {
            // Another value would end the composition of an input method, such as a Japanese one.
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) onDraft(target.value);
            else type(target.value);
          }}
          onCompositionEnd={({ currentTarget }) => {
            type(currentTarget.value);
          }}
          onBlur={({ target, relatedTarget }) => {
            // Blur also fires when the window loses focus; the field is then still the active element.
            if (document.activeElement !== target) settle(relatedTarget);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') {
              // Otherwise the key would also press the element that receives focus after the line is removed.
              event.preventDefault();
              settle(null);
            }
            if (event.key === 'Escape') onDraft(null);
          }}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={`Increase: ${label}`}
          aria-disabled={quantity >= MAX_QUANTITY}
          onClick={() => {
            onDraft(null);
            if (quantity < MAX_QUANTITY) change(quantity + 1);
          }}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div role="status" className={styles.status}>
        <FieldError id={`${id}-message`} message={error} />
        {removes && (
          <p id={`${id}-message`} className={styles.hint}>
            {quantityTexts.removes}
          </p>
        )}
        {isChanged && draft === null && (
          <VisuallyHidden>
            {label}: {quantity}, {formatMoney(amount)}
          </VisuallyHidden>
        )}
      </div>
    </div>
  );
}
