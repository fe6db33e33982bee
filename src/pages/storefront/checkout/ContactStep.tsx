import { TextField } from '../../../components/ui/TextField';
import { contactInfoErrors } from '../../../domain/checkoutValidation';
import { CheckoutStepForm } from './CheckoutStepForm';
import styles from './CheckoutStepForm.module.css';
import { useCheckoutStep } from './useCheckoutStep';

/** Step 1: who is buying. */
export function ContactStep() {
  const step = useCheckoutStep('contact', contactInfoErrors);
  return (
    <CheckoutStepForm step={step} fields={['email', 'firstName', 'lastName', 'company']}>
      <div className={styles.grid}>
        <TextField
          {...step.textField('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="The receipt would go here."
          className={styles.wide}
        />
        <TextField {...step.textField('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...step.textField('lastName')} label="Last name" autoComplete="family-name" />
        <TextField
          {...step.textField('company')}
          label="Company"
          autoComplete="organization"
          optional
          className={styles.wide}
        />
      </div>
    </CheckoutStepForm>
  );
}
