import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import styles from './SeedField.module.css';
import type { Bounds } from '../../components/hooks/useSettings';

interface SeedFieldProps {
  readonly seed: number;
  readonly onChange: (seed: number) => void;
}

export const seedBounds: Bounds = { min: 1, max: 9999, initial: 7 };

/** Renders a field for the seed of generated data. The same seed gives the same data. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={styles.field}>
      <label htmlFor="seed">Sample number</label>
      <input
        id="seed"
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={seedBounds.min}
        max={seedBounds.max}
        // Lets the field be empty while the visitor types.
        value={typed ?? seed}
        onChange={(event) => {
          setTyped(event.target.value);
          const value = event.target.valueAsNumber;
          if (Number.isInteger(value) && value >= seedBounds.min && value <= seedBounds.max) onChange(value);
        }}
        onBlur={() => {
          setTyped(null);
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
    </div>
  );
}
