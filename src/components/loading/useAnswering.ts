import { useEffect } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectIsRehydrated } from '../../persistence/statusSlice';
import { sayThatPageAnswers } from './earlyPresses';

/** Signals that every button works, once saved state has loaded and enabled the last ones. */
export function useAnswering(): void {
  const isKnown = useAppSelector(selectIsRehydrated);
  useEffect(() => {
    if (isKnown) sayThatPageAnswers();
  }, [isKnown]);
}
