import { clsx } from 'clsx';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldError } from './FieldError';
import styles from './Fields.module.css';
import { useEarlyInput } from './useEarlyInput';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Heading above the options with the same group. */
  readonly group?: string;
}

interface SelectFieldProps<Value extends string> {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  /** A longer name for screen readers if several selects share a label; must start with the label. */
  readonly accessibleName?: string;
  readonly options: readonly Option<Value>[];
  /** `NoInfer`, so that TypeScript rejects a value that isn't one of `options`. */
  readonly value: NoInfer<Value>;
  readonly onChange: (value: NoInfer<Value>) => void;
  readonly error?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly required?: boolean;
  readonly className?: string | undefined;
}

export function SelectField<Value extends string>({
  id,
  name,
  label,
  accessibleName,
  options,
  value,
  onChange,
  error,
  // Otherwise a browser that restores an old choice after a reload would override the saved one.
  autoComplete = 'off',
  required = false,
  className,
}: SelectFieldProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((known) => known.value === chosen);
    if (option) onChange(option.value);
  };
  const ref = useEarlyInput<HTMLSelectElement>(({ value: chosen }) => {
    if (chosen === value) return;
    // `onChange` may navigate, which isn't allowed before the component is mounted.
    queueMicrotask(() => {
      choose(chosen);
    });
  });
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        name={name}
        value={value}
        className={styles.control}
        autoComplete={autoComplete}
        aria-label={accessibleName}
        aria-required={required || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => {
          choose(event.target.value);
        }}
      >
        {[...new Set(options.map(({ group }) => group))].map((group) => (
          <OptionGroup
            key={group ?? ''}
            label={group}
            options={options.filter((own) => own.group === group)}
          />
        ))}
      </select>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

interface OptionGroupProps {
  /** Undefined for options without a heading. */
  readonly label: string | undefined;
  readonly options: readonly Option<string>[];
}

function OptionGroup({ label, options }: OptionGroupProps) {
  const all = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  return label === undefined ? all : <optgroup label={label}>{all}</optgroup>;
}
