import { EmailField, TextField } from '../../../components/fields/TextField';
import { emailHint } from '../../../content/forms/checkoutForm';
import type { StepField } from '../../../domain/checkout';
import { CheckoutStepForm, FieldGrid } from './CheckoutStepForm';
import styles from './CheckoutStepForm.module.css';
import { useCheckoutStep } from './useCheckoutStep';

export function ContactStep() {
  const step = useCheckoutStep('contact');
  return (
    <CheckoutStepForm step={step}>
      <FieldGrid<StepField<'contact'>>
        controls={{
          email: (
            <EmailField
              {...step.textField('email')}
              autoComplete="email"
              hint={emailHint}
              className={styles.wide}
            />
          ),
          firstName: <TextField {...step.textField('firstName')} autoComplete="given-name" />,
          lastName: <TextField {...step.textField('lastName')} autoComplete="family-name" />,
          company: (
            <TextField {...step.textField('company')} autoComplete="organization" className={styles.wide} />
          ),
        }}
      />
    </CheckoutStepForm>
  );
}
