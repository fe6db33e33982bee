import { useState } from 'react';

/** Whether the visitor has confirmed how a table was read. */
export interface Confirmation {
  readonly isConfirmed: boolean;
  readonly confirm: () => void;
}

/**
 * Keeps the visitor's confirmation for one input: another file or column asks again.
 * @param input the input whose result is shown
 * @param isOwn false for the example, which needs no confirmation
 */
export function useConfirmation(input: unknown, isOwn: boolean): Confirmation {
  const [confirmed, setConfirmed] = useState<unknown>(null);
  return {
    isConfirmed: !isOwn || confirmed === input,
    confirm: () => {
      setConfirmed(input);
    },
  };
}
