import { useEffect, useRef } from 'react';
import type { CheckoutStep } from '../../../domain/checkout';

/** The id of a step's heading; the confirmation's is the receipt's. */
export function headingId(step: CheckoutStep): string {
  return step === 'confirmation' ? 'receipt' : 'step-heading';
}

/** Puts the focus on the heading of a step when the visitor comes from another one, not when the page opens. */
export function useFocusOnStep(step: CheckoutStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The control that led here is gone with its step, and so the focus has fallen back to the page.
    if (document.activeElement === document.body) document.getElementById(headingId(step))?.focus();
  }, [step]);
}
