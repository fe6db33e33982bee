import type { ReactNode } from 'react';
import { startTransition, Suspense, useContext, useEffect, useState } from 'react';
import styles from './BelowTheFold.module.css';
import { nextPaint } from './tasks';
import { WholePage } from './wholePage';

interface BelowTheFoldProps {
  /** What keeps its place until it is there; as much as no window is higher, unless it is given. */
  readonly space?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a page that its first screen can do without, most often because it is not in view. At a first view it is in
 * the HTML like the rest, and is hydrated once everything around it answers, or as soon as it is clicked: React hydrates
 * what is in a boundary in a pass of its own. When the page is reached by a link, it is rendered once the first screen has
 * been painted, in a space that was kept for it. Where a page is returned to, or opened at an anchor, it is there at once,
 * so that the place is right.
 */
export function BelowTheFold({ space = <div className={styles.space} />, children }: BelowTheFoldProps) {
  const isAtOnce = useContext(WholePage);
  const [isDue, setIsDue] = useState(isAtOnce);
  useEffect(() => {
    if (isDue) return undefined;
    let isGone = false;
    void nextPaint().then(() => {
      if (isGone) return;
      startTransition(() => {
        setIsDue(true);
      });
    });
    return () => {
      isGone = true;
    };
  }, [isDue]);
  return isDue || isAtOnce ? <Suspense>{children}</Suspense> : space;
}
