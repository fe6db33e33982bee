import { SelectField } from '../../../components/ui/SelectField';
import { TextField } from '../../../components/ui/TextField';
import { countryNames } from '../../../content/shop/checkoutPage';
import { addressRules, countries } from '../../../domain/checkout';
import { fieldChanged } from '../../../store/checkout/checkoutSlice';
import { useAppDispatch } from '../../../store/hooks';
import { CheckoutStepForm } from './CheckoutStepForm';
import styles from './CheckoutStepForm.module.css';
import { useCheckoutStep } from './useCheckoutStep';

const countryOptions = countries.map((value) => ({ value, label: countryNames[value] }));

/** Step 2: billing address. The country determines the fields below it. */
export function BillingStep() {
  const dispatch = useAppDispatch();
  const step = useCheckoutStep('billing');
  const { country } = step.form;
  const rules = addressRules[country];
  return (
    <CheckoutStepForm step={step}>
      <div className={styles.grid}>
        <SelectField
          {...step.control('country')}
          label="Country"
          options={countryOptions}
          autoComplete="country"
          className={styles.wide}
          onChange={(value) => {
            dispatch(fieldChanged({ field: 'country', value }));
          }}
        />
        <TextField
          {...step.textField('address')}
          label="Street address"
          autoComplete="street-address"
          className={styles.wide}
        />
        <TextField {...step.textField('city')} label="City" autoComplete="address-level2" />
        <TextField {...step.textField('state')} label={rules.state} autoComplete="address-level1" />
        <TextField {...step.textField('zipCode')} label={rules.zipCode} autoComplete="postal-code" />
      </div>
    </CheckoutStepForm>
  );
}
