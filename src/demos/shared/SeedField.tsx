import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { FieldError } from '../../components/fields/FieldError';
import { Button } from '../../components/ui/Button';
import styles from './SeedField.module.css';
import type { Bounds } from '../../components/hooks/useSettings';

interface SeedFieldProps {
  readonly seed: number;
  readonly onChange: (seed: number) => void;
}

export const seedBounds: Bounds = { min: 1, max: 9999, initial: 7 };

const isSeed = (value: number) =>
  Number.isInteger(value) && value >= seedBounds.min && value <= seedBounds.max;

/**
 * Renders a field for the seed of generated data. The same seed gives the same data. An invalid one stays in the field,
 * with a message, and changes nothing.
 */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  // The typed text while it isn't a seed; null otherwise.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={styles.field}>
      <label htmlFor="seed">Sample number</label>
      <input
        id="seed"
        // A field of type number would change by the wheel of whoever scrolls past it.
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? seed}
        aria-invalid={typed !== null}
        aria-describedby={typed === null ? undefined : 'seed-error'}
        onChange={({ target: { value } }) => {
          const number = value.trim() === '' ? NaN : Number(value);
          setTyped(isSeed(number) ? null : value);
          if (isSeed(number)) onChange(number);
        }}
      />
      <Button
        variant="quiet"
        onClick={() => {
          setTyped(null);
          onChange((seed % seedBounds.max) + 1);
        }}
      >
        <Shuffle aria-hidden="true" /> New sample
      </Button>
      <FieldError
        id="seed-error"
        message={
          typed === null ? undefined : `Enter a whole number from ${seedBounds.min} to ${seedBounds.max}.`
        }
      />
    </div>
  );
}
