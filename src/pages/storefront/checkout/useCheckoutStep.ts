import type { SubmitEventHandler } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../content/paths';
import type { CheckoutForm, CheckoutTextField, FormStep } from '../../../domain/checkout';
import { nextStep } from '../../../domain/checkout';
import type { FieldErrors } from '../../../domain/validation';
import { selectCheckoutForm } from '../../../store/checkout/checkoutSelectors';
import { fieldChanged, stepCompleted } from '../../../store/checkout/checkoutSlice';
import { placeOrder } from '../../../store/checkout/placeOrder';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

/** What {@link useCheckoutStep} returns. */
export type CheckoutStepState<Field extends string> = ReturnType<typeof useCheckoutStep<Field>>;

/**
 * One step of the checkout: the form as it is typed, what is wrong with it, and what Continue does. No error
 * is shown before the first attempt to continue; from then on the messages follow what is typed.
 *
 * @param errorsOf the step's rules, from `domain/checkoutValidation.ts`
 */
export function useCheckoutStep<Field extends string>(
  name: FormStep,
  errorsOf: (form: CheckoutForm) => FieldErrors<Field>,
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { form, type, keepTyped } = useTypedForm();
  const [attempt, setAttempt] = useState(0);
  const errors = errorsOf(form);
  const errorOf = (field: Field) => (attempt > 0 ? errors[field] : undefined);

  const goOn = () => {
    if (Object.keys(errors).length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    switch (name) {
      case 'contact':
      case 'billing':
        dispatch(stepCompleted({ step: name }));
        void navigate(paths.checkoutStep(nextStep(name)));
        return;
      case 'payment':
        // The payment step must not be where Back leads from a placed order.
        if (dispatch(placeOrder())) void navigate(paths.checkoutStep('confirmation'), { replace: true });
    }
  };
  const onSubmit: SubmitEventHandler = (event) => {
    event.preventDefault();
    // At once: placing the order empties the store's form and removes this step, and a step that is removed tells
    // the store what it still holds.
    flushSync(keepTyped);
    goOn();
  };

  return {
    name,
    /** The form as it stands on the page. */
    form,
    /** All that is wrong, whether it is time to say so or not. */
    errors,
    /** Counts the tries to continue that found something wrong. */
    attempt,
    /** The message to show beside a field. */
    errorOf,
    /** What goes on the `<form>`. */
    formProps: { noValidate: true, onSubmit, onBlur: keepTyped },
    /** What a text field needs that the store keeps. Its id is its name. */
    textField: (field: CheckoutTextField & Field) => ({
      id: field,
      name: field,
      value: form[field],
      error: errorOf(field),
      onChange: (text: string) => {
        type(field, text);
      },
    }),
  };
}

/** The events of a page that is hidden or left. No event is guaranteed to follow them. */
const hideEvents = ['pagehide', 'visibilitychange'] as const;

const nothing: ReadonlyMap<CheckoutTextField, string> = new Map();

/**
 * The form of the store with what is being typed laid over it. A text is dispatched once its field is left,
 * not at each key, so that the log of events stays readable; and when the step or the page is left before that.
 */
function useTypedForm() {
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
  const type = (field: CheckoutTextField, text: string) => {
    setTyped((before) => new Map(before).set(field, text));
  };
  return { form, type, keepTyped };
}
