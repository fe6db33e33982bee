import { useEffect } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectIsRehydrated } from '../../persistence/statusSlice';
import { sayThatPageAnswers } from './earlyPresses';

/** Says that the page answers, once saved state is there and has enabled the last of its buttons. */
export function useAnswering(): void {
  const isKnown = useAppSelector(selectIsRehydrated);
  useEffect(() => {
    if (isKnown) sayThatPageAnswers();
  }, [isKnown]);
}
