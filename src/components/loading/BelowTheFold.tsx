import type { ReactNode } from 'react';
import { startTransition, Suspense, useContext, useEffect, useState, createContext } from 'react';
import styles from './BelowTheFold.module.css';
import { afterPaint } from './tasks';

/** True if the whole page renders at once: while hydrating, on Back and Forward, and at an anchor. */
export const WholePage = createContext(true);

interface BelowTheFoldProps {
  /** Placeholder until the content renders. The default is taller than any window. */
  readonly space?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a page below the first screen. On a first visit it's in the HTML and hydrates after everything around
 * it, or as soon as it's clicked, because a Suspense boundary hydrates separately. After client-side navigation it
 * renders once the first screen has painted, in reserved space. On Back and Forward, or at an anchor, it renders
 * immediately, so that the scroll position is right.
 */
export function BelowTheFold({ space = <div className={styles.space} />, children }: BelowTheFoldProps) {
  const isAtOnce = useContext(WholePage);
  const [isDue, setIsDue] = useState(isAtOnce);
  useEffect(() => {
    if (isDue) return undefined;
    return afterPaint(() => {
      startTransition(() => {
        setIsDue(true);
      });
    });
  }, [isDue]);
  return isDue || isAtOnce ? <Suspense>{children}</Suspense> : space;
}
