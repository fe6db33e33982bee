import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckoutForm, CheckoutTextField } from '../../../domain/checkout';
import { selectCheckoutForm } from '../../../store/checkout/checkoutSelectors';
import { fieldChanged } from '../../../store/checkout/checkoutSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

/** The events of a page that is hidden or left. No event is guaranteed to follow them. */
const hideEvents = ['pagehide', 'visibilitychange'] as const;

const nothing: ReadonlyMap<CheckoutTextField, string> = new Map();

/**
 * The form of the store with what is being typed laid over it. A text is dispatched once its field is left,
 * not at each key, so that the log of events stays readable; and when the step or the page is left before that.
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
    // Captured, and so heard before the store is saved by the same event.
    for (const name of hideEvents) window.addEventListener(name, onHide, { capture: true });
    return () => {
      for (const name of hideEvents) window.removeEventListener(name, onHide, { capture: true });
      leave();
    };
  }, []);

  const form: CheckoutForm = { ...stored, ...Object.fromEntries(typed) };
  return {
    /** The form as it stands on the page. */
    form,
    type: (field: CheckoutTextField, text: string) => {
      setTyped((before) => new Map(before).set(field, text));
    },
    /** Tells the store what was typed. */
    keepTyped,
  };
}
