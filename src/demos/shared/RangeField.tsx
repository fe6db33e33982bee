import { useEarlyInput } from '../../components/fields/useEarlyInput';
import styles from './RangeField.module.css';

interface RangeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Distance between neighboring values; 1 by default. */
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** Formats the value with its unit. */
  readonly format: (value: number) => string;
}

/** Renders a slider with its value next to its label. */
export function RangeField({ id, label, value, min, max, step, onChange, format }: RangeFieldProps) {
  const ref = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== value) onChange(valueAsNumber);
  });
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {/* Not a live region, because the slider announces its own value. */}
      <output htmlFor={id} aria-live="off" className={styles.value}>
        {format(value)}
      </output>
      <input
        ref={ref}
        id={id}
        type="range"
        // Firefox would restore an old position after a reload, beside the saved value.
        autoComplete="off"
        className={styles.range}
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={format(value)}
        onChange={(event) => {
          onChange(Number(event.target.value));
        }}
      />
    </div>
  );
}
