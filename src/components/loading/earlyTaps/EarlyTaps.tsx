import { useEffect } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../store/persistence/persistenceSlice';
import { signal } from './signals';

/**
 * Has the buttons pressed that were pressed too early, once saved state is there and has enabled the last of them. Must
 * be the last of the page to be hydrated, so that its effect comes after all others.
 */
export function EarlyTaps() {
  const isKnown = useAppSelector(selectIsRehydrated);
  useEffect(() => {
    if (isKnown) signal('answering');
  }, [isKnown]);
  return null;
}
