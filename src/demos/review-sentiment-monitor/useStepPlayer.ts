import { useEffect, useState } from 'react';

const PAUSE_MS = 900;

/**
 * Shows steps one by one. Plays automatically unless the visitor prefers reduced motion.
 *
 * @param of identifies the animation's subject; a change stops the animation
 */
export function useStepPlayer(of: string, total: number) {
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
    /** Number of visible steps; null if all are visible without animation. */
    shown: own && Math.min(own.shown, total),
    play: () => {
      const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      setRun({ of, shown: 1, isPlaying: !prefersReducedMotion });
    },
    next: () => {
      setRun((before) => before && { ...before, shown: before.shown + 1, isPlaying: false });
    },
    showAll: () => {
      setRun(null);
    },
  };
}
