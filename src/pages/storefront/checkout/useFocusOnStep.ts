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
    if (document.activeElement !== document.body) return;
    const heading = document.getElementById(headingId(step));
    heading?.focus();
    // A phone on its side has room for the page's top only.
    if (heading && heading.getBoundingClientRect().top > window.innerHeight / 2)
      heading.scrollIntoView({ behavior: 'instant' });
  }, [step]);
}
