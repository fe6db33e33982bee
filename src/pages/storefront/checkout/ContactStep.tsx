import { EmailField, TextField } from '../../../components/fields/TextField';
import { Button } from '../../../components/ui/Button';
import { emailHint } from '../../../content/forms/checkoutForm';
import type { StepField } from '../../../domain/checkout';
import { suggestedAddress } from '../../../domain/typos';
import { selectCheckoutForm, fieldChanged } from '../../../store/checkout/checkoutSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { CheckoutStepForm, FieldGrid } from './CheckoutStepForm';
import styles from './CheckoutStepForm.module.css';
import { useCheckoutStep } from './useCheckoutStep';

export function ContactStep() {
  const dispatch = useAppDispatch();
  const step = useCheckoutStep('contact');
  // The store has the address once its field loses focus, so a half-typed one gets no suggestion.
  const suggested = suggestedAddress(useAppSelector(selectCheckoutForm).email);
  return (
    <CheckoutStepForm step={step}>
      <FieldGrid<StepField<'contact'>>
        controls={{
          email: (
            <div className={styles.wide}>
              <EmailField {...step.textField('email')} autoComplete="email" hint={emailHint} />
              <div role="status">
                {suggested !== null && (
                  <span>
                    Did you mean{' '}
                    <Button
                      variant="quiet"
                      onClick={() => {
                        dispatch(fieldChanged({ field: 'email', value: suggested }));
                        document.getElementById(step.idOf('email'))?.focus();
                      }}
                    >
                      {suggested}
                    </Button>
                    ?
                  </span>
                )}
              </div>
            </div>
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
