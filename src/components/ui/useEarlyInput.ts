import type { RefCallback } from 'react';
import { useIsHydrated } from './useAfterHydration';

/**
 * A ref for a control of a prerendered form. The visitor may have typed before the scripts were loaded, or the
 * browser may have restored what was typed before a reload; React would show that for a moment and then overwrite it.
 * `adopt` is called once, when hydration finds the control, and never where there was no prerender.
 */
export function useEarlyInput<Control extends HTMLElement>(
  adopt: (control: Control) => void,
): RefCallback<Control> | undefined {
  const isHydrated = useIsHydrated();
  if (isHydrated) return undefined;
  return (control) => {
    if (control) adopt(control);
  };
}
