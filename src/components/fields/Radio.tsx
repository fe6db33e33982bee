import type { ComponentProps } from 'react';
import { useEarlyInput } from './useEarlyInput';

interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'ref'> {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A radio button that keeps a choice made before hydration. */
export function Radio({ isChosen, onChoose, ...rest }: RadioProps) {
  const early = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (checked && !isChosen) onChoose();
  });
  return <input {...rest} ref={early} type="radio" checked={isChosen} onChange={onChoose} />;
}
