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
import { placeOrder } from '../../../store/checkout/placeOrder';
import { useAppDispatch } from '../../../store/hooks';
import { useTypedForm } from './useTypedForm';

/** The return type of {@link useCheckoutStep}. */
export type CheckoutStepState<Step extends FormStep> = ReturnType<typeof useCheckoutStep<Step>>;

/**
 * A checkout step: typed values, errors, and the Continue handler. Errors are hidden until the first attempt
 * to continue, then update while typing.
 * @param secrets the typed card data, which only the payment step has
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
    } else if (dispatch(placeOrder())) {
      // Keeps Back from leading from a placed order to the last step.
      void navigate(paths.checkoutStep(next), { replace: true });
    } else {
      setIsRefused(true);
    }
  };
  const onSubmit: SubmitEventHandler = (event) => {
    event.preventDefault();
    // Synchronous: placing the order clears the form in the store and unmounts this step, and an unmounting
    // step dispatches what it still holds.
    flushSync(keepTyped);
    goOn();
  };

  return {
    name,
    form,
    /** All errors, shown or not. */
    errors,
    /** Number of attempts to continue that found errors. */
    attempt,
    /** True if no order was placed because the cart has changed since it was shown. */
    isRefused,
    /** Returns the message to show beside a field. */
    errorOf,
    /** Props for the `<form>`. */
    formProps: { noValidate: true, onSubmit, onBlur: keepTyped },
    /** Props for a text field whose value is in the store. Its id is its name. */
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
