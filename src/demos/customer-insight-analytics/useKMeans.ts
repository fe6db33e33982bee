import { useEffect, useMemo, useState } from 'react';
import { pointOf } from './customers';
import { kMeansSteps, spreadOf } from './kMeansSteps';
import type { InsightResult } from './model';

/** k-means as it is watched. */
export interface WatchedKMeans {
  /** The centers of each step so far, the last ones those that are shown. */
  readonly trail: ReturnType<typeof kMeansSteps>;
  /** How many steps it takes until no center moves. */
  readonly steps: number;
  readonly spread: number;
  readonly isPlaying: boolean;
}

/** So many customers are enough to watch. */
const MOST_WATCHED = 1500;
const PAUSE_MS = 700;

/** Runs k-means step by step on the page, from customers drawn anew at each start. */
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
    /** Begins, or begins again from other customers. It plays by itself unless the visitor wants less motion. */
    begin: () => {
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      setRun((before) => ({ start: (before?.start ?? 0) + 1, step: 0, isPlaying: !isCalm }));
    },
    /** Goes one step on, and no further by itself. */
    stepOn: () => {
      setRun((before) => before && { ...before, step: step + 1, isPlaying: false });
    },
    end: () => {
      setRun(null);
    },
  };
}
