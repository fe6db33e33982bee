import { useEffect, useState } from 'react';
import { useHydratedSearchParams } from './useAfterHydration';

/** Debounces dragged controls, because browsers limit how often a page may change its URL. */
const PAUSE_MS = 300;

/**
 * Keeps a page's settings in the URL's query, so that they can be shared and survive reload and Back. Leaves
 * out initial values. Never writes during hydration, when the router can't navigate yet.
 * @param read reads the settings from a query, with initial values for missing or invalid ones; must be the
 * same function on every render
 * @param pauseMs debounce before the URL is written
 */
export function useSettings<Settings extends object>(
  read: (search: URLSearchParams) => Settings,
  pauseMs = PAUSE_MS,
): readonly [settings: Settings, change: (changed: Partial<Settings>) => void] {
  const [search, setSearch] = useHydratedSearchParams();
  const [changed, setChanged] = useState<Partial<Settings>>({});

  useEffect(() => {
    if (Object.keys(changed).length === 0) return undefined;
    const pause = window.setTimeout(() => {
      const initial = new Map(Object.entries(read(new URLSearchParams())));
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changed)) {
        if (value === initial.get(name)) next.delete(name);
        else next.set(name, String(value));
      }
      if (next.toString() !== new URLSearchParams(window.location.search).toString())
        setSearch(next, { replace: true, preventScrollReset: true });
    }, pauseMs);
    return () => {
      window.clearTimeout(pause);
    };
  }, [changed, read, setSearch, pauseMs]);

  return [
    { ...read(search), ...changed },
    (more) => {
      setChanged((before) => ({ ...before, ...more }));
    },
  ];
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  /** Between the values of its slider; 1 if omitted. */
  readonly step?: number;
}

/** Reads a number from a query; falls back to the initial value if it's missing, invalid or out of bounds. */
export function numberIn(search: URLSearchParams, name: string, { min, max, initial }: Bounds): number {
  const text = search.get(name);
  const value = Number(text);
  return text !== null && text.trim() !== '' && value >= min && value <= max ? value : initial;
}

/** Like {@link numberIn}, but also falls back if the number isn't a multiple of the step. */
export function wholeIn(search: URLSearchParams, name: string, bounds: Bounds): number {
  const value = numberIn(search, name, bounds);
  return value % (bounds.step ?? 1) === 0 ? value : bounds.initial;
}

/** Reads a choice from a query; falls back to the first. */
export function choiceIn<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === search.get(name)) ?? choices[0];
}
