import { clsx } from 'clsx';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { FieldError } from './FieldError';
import styles from './Fields.module.css';
import { useEarlyInput } from './useEarlyInput';

interface TextFieldProps {
  /** Also the element's id, to which an error summary links. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'email';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  /** False where the browser's spelling service must not get what is typed. */
  readonly spellCheck?: boolean;
  /** What is beside the control, for example a button that shows the password. */
  readonly end?: ReactNode;
  /** Shows '(optional)' beside the label. */
  readonly optional?: boolean;
  /** Whether it has more than one line. */
  readonly rows?: number;
  readonly className?: string | undefined;
}

/**
 * A labelled text field with its hint and error. It never limits what can be typed: a text that is too long is kept
 * and reported, not cut off.
 */
export function TextField({
  id,
  name,
  label,
  value,
  onChange,
  error,
  hint,
  type = 'text',
  optional = false,
  rows,
  end,
  className,
  ...rest
}: TextFieldProps) {
  const describedBy = clsx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  const ref = useEarlyInput<HTMLInputElement | HTMLTextAreaElement>((control) => {
    if (control.value !== value) onChange(control.value);
  });
  const shared = {
    ref,
    id,
    name,
    value,
    className: styles.control,
    // The direction of the text follows its script.
    dir: 'auto',
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
    },
    'aria-required': !optional,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    ...rest,
  };
  const control =
    rows === undefined ? <input type={type} {...shared} /> : <textarea rows={rows} {...shared} />;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {end === undefined ? (
        control
      ) : (
        <div className={styles.withEnd}>
          {control}
          {end}
        </div>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
