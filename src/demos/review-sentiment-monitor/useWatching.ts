import { useEffect, useState } from 'react';

const PAUSE_MS = 900;

/** A score as it is watched: `shown` of `total` steps. */
export interface Watching {
  /** Null while all of it is there, unwatched. */
  readonly shown: number | null;
  readonly begin: () => void;
  readonly stepOn: () => void;
  readonly end: () => void;
}

/**
 * Shows steps one after another. They play by themselves unless the visitor wants less motion.
 *
 * @param of what is watched; another one ends it
 */
export function useWatching(of: string, total: number): Watching {
  const [run, setRun] = useState<{ of: string; shown: number; isPlaying: boolean } | null>(null);
  const own = run?.of === of ? run : null;
  const isPlaying = own !== null && own.isPlaying && own.shown < total;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = window.setInterval(() => {
      setRun((before) => before && { ...before, shown: before.shown + 1 });
    }, PAUSE_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, [isPlaying]);

  return {
    shown: own && Math.min(own.shown, total),
    begin: () => {
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      setRun({ of, shown: 1, isPlaying: !isCalm });
    },
    stepOn: () => {
      setRun((before) => before && { ...before, shown: before.shown + 1, isPlaying: false });
    },
    end: () => {
      setRun(null);
    },
  };
}
