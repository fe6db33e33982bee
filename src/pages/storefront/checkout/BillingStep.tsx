import { SelectField } from '../../../components/fields/SelectField';
import { TextField } from '../../../components/fields/TextField';
import { countryNames } from '../../../content/shop/checkoutPage';
import type { StepField } from '../../../domain/checkout';
import { countries } from '../../../domain/checkout';
import { fieldChanged } from '../../../store/checkout/checkoutSlice';
import { useAppDispatch } from '../../../store/hooks';
import { CheckoutStepForm, FieldGrid } from './CheckoutStepForm';
import styles from './CheckoutStepForm.module.css';
import { useCheckoutStep } from './useCheckoutStep';

const countryOptions = countries.map((value) => ({ value, label: countryNames[value] }));

/** The country comes first, because labels and rules of the other fields depend on it. */
export function BillingStep() {
  const dispatch = useAppDispatch();
  const step = useCheckoutStep('billing');
  return (
    <CheckoutStepForm step={step}>
      <FieldGrid<StepField<'billing'>>
        controls={{
          country: (
            <SelectField
              {...step.control('country')}
              options={countryOptions}
              autoComplete="country"
              className={styles.wide}
              onChange={(value) => {
                dispatch(fieldChanged({ field: 'country', value }));
              }}
            />
          ),
          address: (
            <TextField {...step.textField('address')} autoComplete="address-line1" className={styles.wide} />
          ),
          city: <TextField {...step.textField('city')} autoComplete="address-level2" />,
          state: <TextField {...step.textField('state')} autoComplete="address-level1" />,
          zipCode: <TextField {...step.textField('zipCode')} autoComplete="postal-code" />,
        }}
      />
    </CheckoutStepForm>
  );
}
