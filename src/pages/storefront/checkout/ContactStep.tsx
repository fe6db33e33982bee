import { TextField } from '../../../components/ui/TextField';
import { CheckoutStepForm } from './CheckoutStepForm';
import styles from './CheckoutStepForm.module.css';
import { useCheckoutStep } from './useCheckoutStep';

/** Step 1: contact details. */
export function ContactStep() {
  const step = useCheckoutStep('contact');
  return (
    <CheckoutStepForm step={step}>
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
          className={styles.wide}
        />
      </div>
    </CheckoutStepForm>
  );
}
