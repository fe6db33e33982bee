import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useForm } from '../../../components/forms/useForm';
import { stepErrors } from '../../../content/forms/checkoutForm';
import { fieldLabels } from '../../../content/forms/checkoutLabels';
import { paths } from '../../../content/paths';
import { checkoutPage } from '../../../content/shop/checkoutPage';
import type {
  CardSecrets,
  CheckoutTextField,
  FormStep,
  StepField,
  StepFields,
  CheckoutForm,
} from '../../../domain/checkout';
import { containsCardNumber } from '../../../domain/cardNumbers';
import { emptyCardSecrets, nextStep } from '../../../domain/checkout';
import { placeOrder } from '../../../store/checkout/placeOrder';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { fieldChanged, selectCheckoutForm, stepCompleted } from '../../../store/checkout/checkoutSlice';

export type CheckoutStepState<Step extends FormStep> = ReturnType<typeof useCheckoutStep<Step>>;

/**
 * Returns a step's form, filled from the store. Submitting it continues the checkout.
 * @param secrets the typed card data, which only the payment step has
 */
export function useCheckoutStep<Step extends FormStep>(name: Step, secrets: CardSecrets = emptyCardSecrets) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { form, type, keepTyped } = useTypedForm();
  const values: StepFields[Step] = { ...form, ...secrets };

  const goOn = () => {
    const next = nextStep(name);
    if (next !== 'confirmation') {
      dispatch(stepCompleted({ step: name }));
      void navigate(paths.checkoutStep(next));
    } else if (dispatch(placeOrder())) {
      // Replaces the step, so that Back doesn't return to it after the order is placed.
      void navigate(paths.checkoutStep(next), { replace: true });
    } else {
      return checkoutPage.refused;
    }
    return null;
  };
  const step = useForm<StepFields[Step]>({
    id: 'checkout',
    values,
    validate: stepErrors[name],
    onValid: () => {
      // Synchronous, because placing the order clears the form in the store and unmounts this step, which
      // dispatches typed text when it unmounts.
      flushSync(keepTyped);
      return goOn();
    },
  });

  const labels = fieldLabels[name](values);
  const control = <Field extends StepField<Step>>(field: Field) => ({
    ...step.control(field),
    label: labels[field],
  });
  return {
    ...step,
    name,
    form,
    control,
    formProps: { ...step.formProps, onBlur: keepTyped },
    textField: (field: CheckoutTextField & StepField<Step>) => ({
      ...control(field),
      value: form[field],
      // A card number can't wait for Continue: it isn't kept.
      error: containsCardNumber(form[field]) ? step.errors[field] : control(field).error,
      optional: stepErrors[name]({ ...form, ...secrets, [field]: '' })[field] === undefined,
      onChange: (text: string) => {
        type(field, text);
      },
    }),
  };
}

/** Events that browsers fire reliably before a page is hidden or closed. */
const hideEvents = ['pagehide', 'visibilitychange'] as const;

const nothing: ReadonlyMap<CheckoutTextField, string> = new Map();

/**
 * Merges the text being typed into the store's form. Dispatches it only when its field loses focus, the step
 * unmounts, or the page is hidden, so that the list of actions doesn't fill up with keystrokes. A text with a card
 * number stays in its field and is never dispatched.
 */
function useTypedForm() {
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectCheckoutForm);
  const [typed, setTyped] = useState(nothing);

  const keepTyped = () => {
    for (const [field, value] of typed) {
      if (value !== stored[field] && !containsCardNumber(value)) dispatch(fieldChanged({ field, value }));
    }
    if (typed.size > 0)
      setTyped((before) => new Map([...before].filter(([, value]) => containsCardNumber(value))));
  };
  const leave = useEffectEvent(keepTyped);
  useEffect(() => {
    const onHide = () => {
      leave();
    };
    // In the capture phase, so that the text is dispatched before the store saves on the same event.
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
