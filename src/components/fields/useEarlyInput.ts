import type { RefCallback } from 'react';
import { useIsHydrated } from '../hooks/useAfterHydration';

/**
 * Returns a ref for a control in a prerendered form. The visitor may have typed before scripts loaded, or the
 * browser may have restored the text after a reload; React would overwrite it. Calls `adopt` once, when
 * hydration finds the control, and never without a prerender.
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
