import { Dices } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import styles from './SeedChoice.module.css';
import type { Bounds } from './useSettings';

/** The seeds that a link may ask for. */
export const seedBounds = { min: 1, max: 9999 } as const satisfies Omit<Bounds, 'initial'>;

interface SeedChoiceProps {
  readonly seed: number;
  /** What another seed brings: `Another day`. */
  readonly label: string;
  readonly onChange: (seed: number) => void;
}

/** The seed that the data were made from, and a way to have others. */
export function SeedChoice({ seed, label, onChange }: SeedChoiceProps) {
  return (
    <p className={styles.choice}>
      <span>
        Seed <strong>{seed}</strong>
      </span>
      <Button
        variant="quiet"
        onClick={() => {
          onChange((seed % seedBounds.max) + 1);
        }}
      >
        <Dices aria-hidden="true" /> {label}
      </Button>
    </p>
  );
}
