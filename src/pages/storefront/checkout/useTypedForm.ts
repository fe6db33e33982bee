import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckoutForm, CheckoutTextField } from '../../../domain/checkout';
import { selectCheckoutForm } from '../../../store/checkout/checkoutSelectors';
import { fieldChanged } from '../../../store/checkout/checkoutSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

/** The last events that a hidden or closing page is sure to get. */
const hideEvents = ['pagehide', 'visibilitychange'] as const;

const nothing: ReadonlyMap<CheckoutTextField, string> = new Map();

/**
 * Adds the text being typed to the store's form. Dispatches it when its field loses focus, the step unmounts
 * or the page is hidden, not on each key, which keeps the event log readable.
 */
export function useTypedForm() {
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectCheckoutForm);
  const [typed, setTyped] = useState(nothing);

  const keepTyped = () => {
    for (const [field, value] of typed) {
      if (value !== stored[field]) dispatch(fieldChanged({ field, value }));
    }
    setTyped(nothing);
  };
  const leave = useEffectEvent(keepTyped);
  useEffect(() => {
    const onHide = () => {
      leave();
    };
    // In the capture phase, so that this runs before the store saves on the same event.
    for (const name of hideEvents) window.addEventListener(name, onHide, { capture: true });
    return () => {
      for (const name of hideEvents) window.removeEventListener(name, onHide, { capture: true });
      leave();
    };
  }, []);

  const form: CheckoutForm = { ...stored, ...Object.fromEntries(typed) };
  return {
    form,
    type: (field: CheckoutTextField, text: string) => {
      setTyped((before) => new Map(before).set(field, text));
    },
    keepTyped,
  };
}
