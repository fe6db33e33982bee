import { useEffect } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectIsRehydrated } from '../../persistence/savingSlice';
import { signalInteractive } from './earlyClicks';

/** Signals that every button works, once saved state has loaded and enabled the last ones. */
export function InteractiveSignal() {
  const isRehydrated = useAppSelector(selectIsRehydrated);
  useEffect(() => {
    if (isRehydrated) signalInteractive();
  }, [isRehydrated]);
  return null;
}
