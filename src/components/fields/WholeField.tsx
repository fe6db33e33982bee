import type { ReactNode } from 'react';
import { useState } from 'react';
import { FieldError } from './FieldError';
import { useEarlyInput } from './useEarlyInput';
import type { Bounds } from '../hooks/useSettings';
import { asciiDigits } from '../../domain/digits';
import { grouped } from '../../domain/numerals';
import styles from './WholeField.module.css';

interface WholeFieldProps extends Pick<Bounds, 'min' | 'max'> {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** A control next to the field. */
  readonly children?: ReactNode;
}

/** A text that isn't valid. */
interface Typed {
  readonly text: string;
  /** The value when it was typed. Another one, such as a button's, replaces the text. */
  readonly before: number;
  readonly isLeft: boolean;
}

/**
 * Renders a field for a whole number. A text that is no such number stays in the field and changes nothing. A message
 * says so once the visitor leaves the field.
 */
export function WholeField({ id, label, value, min, max, onChange, children }: WholeFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const invalid = typed?.before === value ? typed : null;
  const hasError = invalid?.isLeft === true;
  const type = (text: string) => {
    const digits = asciiDigits(text.trim()).replace(/,(?=\d{3}(?!\d))/g, '');
    const isValid = /^\d+$/.test(digits) && Number(digits) >= min && Number(digits) <= max;
    setTyped(isValid ? null : { text, before: value, isLeft: hasError });
    if (isValid) onChange(Number(digits));
  };
  const ref = useEarlyInput<HTMLInputElement>((control) => {
    if (control.value !== String(value)) type(control.value);
  });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        // Scrolling over a focused field of type number would change it.
        inputMode="numeric"
        autoComplete="off"
        value={invalid?.text ?? value}
        aria-invalid={hasError}
        aria-describedby={hasError ? `${id}-error` : undefined}
        onChange={(event) => {
          type(event.target.value);
        }}
        onBlur={() => {
          if (invalid) setTyped({ ...invalid, isLeft: true });
        }}
      />
      {children}
      <FieldError
        id={`${id}-error`}
        message={hasError ? `Enter a whole number from ${grouped(min)} to ${grouped(max)}.` : undefined}
      />
    </div>
  );
}
