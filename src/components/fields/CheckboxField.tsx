import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import styles from './Fields.module.css';
import { useEarlyInput } from './useEarlyInput';

interface CheckboxFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

export function CheckboxField({ id, name, label, checked, onChange, error, required }: CheckboxFieldProps) {
  const ref = useEarlyInput<HTMLInputElement>((control) => {
    if (control.checked !== checked) onChange(control.checked);
  });
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          ref={ref}
          id={id}
          name={name}
          type="checkbox"
          checked={checked}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
