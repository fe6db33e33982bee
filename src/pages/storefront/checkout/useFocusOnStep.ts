import { useEffect, useRef } from 'react';
import type { CheckoutStep } from '../../../domain/checkout';

/** Returns the id of a step's heading. The heading of the confirmation is the receipt's. */
export function headingId(step: CheckoutStep): string {
  return step === 'confirmation' ? 'receipt' : 'step-heading';
}

/** Moves focus to the heading when the step changes, but not on page load. */
export function useFocusOnStep(step: CheckoutStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The control that led here was unmounted, so focus fell back to the body.
    if (document.activeElement === document.body) document.getElementById(headingId(step))?.focus();
  }, [step]);
}
