import { clsx } from 'clsx';
import type {
  ComponentProps,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  ReactNode,
} from 'react';
import { useState } from 'react';
import { FieldError } from './FieldError';
import styles from './Fields.module.css';
import { useEarlyInput } from './useEarlyInput';

interface TextFieldProps {
  /** Also the element's id, which error summaries link to. */
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
  readonly autoCapitalize?: 'none';
  readonly autoCorrect?: 'off';
  readonly placeholder?: string;
  /** Content next to the control, such as a button that shows the password. */
  readonly end?: ReactNode;
  readonly optional?: boolean;
  /** Defaults to the opposite of `optional`. False for a field outside a form, which needs no “(optional)”. */
  readonly required?: boolean;
  /** Number of rows of a multi-line field; omitted for a single line. */
  readonly rows?: number;
  readonly className?: string | undefined;
}

/**
 * A labeled text field with its hint and error. Never limits input: it keeps a text that is too long and reports
 * it.
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
  required = !optional,
  rows,
  end,
  className,
  ...rest
}: TextFieldProps) {
  const describedBy = clsx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  const [early] = useState(() => textAreaValue(id));
  const ref = useEarlyInput<HTMLInputElement | HTMLTextAreaElement>((control) => {
    const typed = early ?? control.value;
    if (typed !== value) onChange(typed);
  });
  const shared = {
    ref,
    id,
    name,
    value,
    className: styles.control,
    // Takes the direction from the typed text, for example right to left for Arabic.
    dir: 'auto',
    // Some browsers send texts to a spelling service. Names, numbers and passwords aren't for it.
    spellCheck: rows === undefined ? false : undefined,
    onChange: (event: { target: { value: string } }) => {
      onChange(event.target.value);
    },
    'aria-required': required,
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

/**
 * Reads the text of a prerendered textarea. Must run before any ref is called, because React resets the text
 * when it hydrates.
 */
function textAreaValue(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field.value : undefined;
}

/**
 * A field for an email address. Its type isn't `email`, because browsers would rewrite an address such as
 * `info@münchen.de` in Punycode and show that.
 */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>) {
  return <TextField {...props} inputMode="email" autoCapitalize="none" autoCorrect="off" />;
}
