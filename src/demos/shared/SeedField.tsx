import { Shuffle } from 'lucide-react';
import type { Bounds } from '../../components/hooks/useSettings';
import { Button } from '../../components/ui/Button';
import { WholeField } from '../../components/fields/WholeField';

interface SeedFieldProps {
  readonly seed: number;
  readonly onChange: (seed: number) => void;
}

export const seedBounds: Bounds = { min: 1, max: 9999, initial: 7 };

/** Renders a field for the seed of generated data. The same seed gives the same data. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  return (
    <WholeField id="seed" label="Sample number" value={seed} {...seedBounds} onChange={onChange}>
      <Button
        variant="quiet"
        onClick={() => {
          onChange((seed % seedBounds.max) + 1);
        }}
      >
        <Shuffle aria-hidden="true" /> New sample
      </Button>
    </WholeField>
  );
}
