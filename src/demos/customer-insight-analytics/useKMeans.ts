import { useEffect, useMemo, useState } from 'react';
import { pointOf } from './customers';
import { kMeansSteps, spreadOf } from './kMeansSteps';
import type { InsightResult } from './model';

/** A k-means run that is being watched. */
export interface WatchedKMeans {
  /** The centers after each step so far; the last ones are shown. */
  readonly trail: ReturnType<typeof kMeansSteps>;
  /** Number of steps until no center moves. */
  readonly steps: number;
  readonly spread: number;
  readonly isPlaying: boolean;
}

/** Maximum number of customers to watch. */
const MOST_WATCHED = 1500;
const PAUSE_MS = 700;

/** Runs k-means step by step on the page, from new random customers at each start. */
export function useKMeans({ customers, scaling }: InsightResult, k: number) {
  const [run, setRun] = useState<{ start: number; step: number; isPlaying: boolean } | null>(null);
  const start = run?.start ?? null;
  const watched = useMemo(() => {
    if (start === null) return null;
    const every = Math.ceil(customers.ids.length / MOST_WATCHED);
    const points = customers.ids.flatMap((_, index) =>
      index % every === 0 ? [pointOf(customers, index, scaling)] : [],
    );
    return { points, steps: kMeansSteps(points, k, start) };
  }, [customers, scaling, k, start]);
  const last = (watched?.steps.length ?? 1) - 1;
  const step = Math.min(run?.step ?? 0, last);
  const isPlaying = run !== null && run.isPlaying && step < last;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = window.setInterval(() => {
      setRun((before) => before && { ...before, step: before.step + 1 });
    }, PAUSE_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, [isPlaying]);

  const trail = watched?.steps.slice(0, step + 1);
  return {
    watched:
      watched && trail
        ? { trail, steps: last, spread: spreadOf(watched.points, trail.at(-1) ?? []), isPlaying }
        : null,
    /**
     * Starts, or restarts from other customers. Plays by itself unless the visitor prefers reduced motion.
     */
    begin: () => {
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      setRun((before) => ({ start: (before?.start ?? 0) + 1, step: 0, isPlaying: !isCalm }));
    },
    /** Goes one step and pauses. */
    stepOn: () => {
      setRun((before) => before && { ...before, step: step + 1, isPlaying: false });
    },
    end: () => {
      setRun(null);
    },
  };
}
