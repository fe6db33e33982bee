import { Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/Button';
import { ErrorSummary } from '../../../components/ui/ErrorSummary';
import { paths } from '../../../content/paths';
import { checkoutPage, stepLabels } from '../../../content/shop/checkoutPage';
import type { CheckoutField, FormStep } from '../../../domain/checkout';
import { nextStep, previousStep } from '../../../domain/checkout';
import { selectIsStepValid, selectStepErrors } from '../../../store/checkout/checkoutSelectors';
import { stepCompleted } from '../../../store/checkout/checkoutSlice';
import { placeOrder } from '../../../store/checkout/placeOrder';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { BillingFields } from './BillingFields';
import styles from './CheckoutStepForm.module.css';
import { ContactFields } from './ContactFields';
import { PaymentFields } from './PaymentFields';

const stepFields = {
  contact: ['email', 'firstName', 'lastName', 'company'],
  billing: ['country', 'address', 'city', 'state', 'zipCode'],
  payment: ['cardNumber', 'expiryDate', 'cvv', 'nameOnCard'],
} as const satisfies Record<FormStep, readonly CheckoutField[]>;

const fieldsOf = { contact: ContactFields, billing: BillingFields, payment: PaymentFields } as const;

/**
 * One step of the checkout as a form. Nothing is complained of before the first try to continue; from then on
 * the messages follow what is typed.
 */
export function CheckoutStepForm({ step }: { readonly step: FormStep }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const errors = useAppSelector((state) => selectStepErrors(state, step));
  const isValid = useAppSelector((state) => selectIsStepValid(state, step));
  const [attempt, setAttempt] = useState(0);
  const heading = useFocusOnArrival();
  const shownErrors = attempt > 0 ? errors : {};
  const Fields = fieldsOf[step];
  const previous = previousStep(step);

  const goOn = () => {
    if (!isValid) {
      setAttempt(attempt + 1);
      return;
    }
    dispatch(stepCompleted({ step }));
    if (step !== 'payment') {
      void navigate(paths.checkoutStep(nextStep(step)));
      return;
    }
    // The payment step must not be where Back leads from a placed order.
    if (dispatch(placeOrder())) void navigate(paths.checkoutStep('confirmation'), { replace: true });
  };

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="step-heading"
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <h2 id="step-heading" ref={heading} tabIndex={-1}>
        {stepLabels[step]}
      </h2>
      {attempt > 0 && (
        <ErrorSummary errors={errors} fields={stepFields[step]} idOf={(field) => field} attempt={attempt} />
      )}
      <Fields errors={shownErrors} />
      {step === 'payment' && (
        <p className={styles.note}>
          <Lock aria-hidden="true" /> {checkoutPage.paymentNote}
        </p>
      )}
      <div className={styles.actions}>
        {previous ? (
          <Link to={paths.checkoutStep(previous)} className={styles.back}>
            Back
          </Link>
        ) : (
          <Link to={paths.cart} className={styles.back}>
            Back to the cart
          </Link>
        )}
        <Button type="submit">{step === 'payment' ? 'Complete Order' : 'Continue'}</Button>
      </div>
    </form>
  );
}

/** Puts the focus on the step's heading when the visitor comes from another step, not when the page opens. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The control that led here is gone with its step, and so the focus has fallen back to the page.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return heading;
}
