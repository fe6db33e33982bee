import styles from './CheckoutStepForm.module.css';
import type { StepFieldsProps } from './FormField';
import { FormField } from './FormField';

/** Step 1: who is buying. */
export function ContactFields({ errors }: StepFieldsProps) {
  return (
    <div className={styles.grid}>
      <FormField
        field="email"
        errors={errors}
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="The receipt would go here."
        className={styles.wide}
      />
      <FormField field="firstName" errors={errors} label="First name" autoComplete="given-name" />
      <FormField field="lastName" errors={errors} label="Last name" autoComplete="family-name" />
      <FormField
        field="company"
        errors={errors}
        label="Company"
        autoComplete="organization"
        optional
        className={styles.wide}
      />
    </div>
  );
}
