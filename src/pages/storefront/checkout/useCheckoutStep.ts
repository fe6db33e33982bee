import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../content/paths';
import type {
  CardSecrets,
  CheckoutForm,
  CheckoutTextField,
  FormStep,
  StepField,
} from '../../../domain/checkout';
import { emptyCardSecrets, nextStep } from '../../../domain/checkout';
import { stepErrors } from '../../../domain/checkoutValidation';
import type { FieldErrors } from '../../../domain/validation';
import { stepCompleted } from '../../../store/checkout/checkoutSlice';
import { placeOrder, whileOtherTabsWait } from '../../../store/checkout/placeOrder';
import { useAppDispatch } from '../../../store/hooks';
import { useTypedForm } from './useTypedForm';

/** What {@link useCheckoutStep} returns. */
export type CheckoutStepState<Step extends FormStep> = ReturnType<typeof useCheckoutStep<Step>>;

/**
 * One step of the checkout: the form as it is typed, what is wrong with it, and what Continue does. No error
 * is shown before the first attempt to continue; from then on the messages follow what is typed.
 *
 * @param secrets the card as it is typed, which only the payment knows
 */
export function useCheckoutStep<Step extends FormStep>(name: Step, secrets: CardSecrets = emptyCardSecrets) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { form, type, keepTyped } = useTypedForm();
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setIsRefused] = useState(false);
  const errorsOf = (typed: CheckoutForm): FieldErrors<StepField<Step>> =>
    stepErrors[name]({ ...typed, ...secrets });
  const errors = errorsOf(form);
  const errorOf = (field: StepField<Step>) => (attempt > 0 ? errors[field] : undefined);

  const goOn = () => {
    const next = nextStep(name);
    setIsRefused(false);
    if (Object.keys(errors).length > 0) {
      setAttempt(attempt + 1);
    } else if (next !== 'confirmation') {
      dispatch(stepCompleted({ step: name }));
      void navigate(paths.checkoutStep(next));
    } else {
      void whileOtherTabsWait(() => dispatch(placeOrder())).then((isPlaced) => {
        // The last step must not be where Back leads from a placed order.
        if (isPlaced) void navigate(paths.checkoutStep(next), { replace: true });
        else setIsRefused(true);
      });
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
    form,
    /** All that is wrong, whether it is time to say so or not. */
    errors,
    /** Counts the tries to continue that found something wrong. */
    attempt,
    /** Whether no order was placed, since the cart is another one than was seen. */
    isRefused,
    /** The message to show beside a field. */
    errorOf,
    /** What goes on the `<form>`. */
    formProps: { noValidate: true, onSubmit, onBlur: keepTyped },
    /** What a text field needs that the store keeps. Its id is its name. */
    textField: (field: CheckoutTextField & StepField<Step>) => ({
      id: field,
      name: field,
      value: form[field],
      optional: errorsOf({ ...form, [field]: '' })[field] === undefined,
      error: errorOf(field),
      onChange: (text: string) => {
        type(field, text);
      },
    }),
  };
}
