import { SelectField } from '../../../components/ui/SelectField';
import { countryNames } from '../../../content/shop/checkoutPage';
import { addressLabels, countries } from '../../../domain/checkout';
import { selectCheckoutForm } from '../../../store/checkout/checkoutSelectors';
import { fieldChanged } from '../../../store/checkout/checkoutSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import styles from './CheckoutStepForm.module.css';
import type { StepFieldsProps } from './FormField';
import { FormField } from './FormField';

const countryOptions = countries.map((value) => ({ value, label: countryNames[value] }));

/** Step 2: where the bill goes. The country comes first, since it decides what the other fields are called. */
export function BillingFields({ errors }: StepFieldsProps) {
  const dispatch = useAppDispatch();
  const { country } = useAppSelector(selectCheckoutForm);
  const labels = addressLabels[country];
  return (
    <div className={styles.grid}>
      <SelectField
        id="country"
        name="country"
        label="Country"
        options={countryOptions}
        value={country}
        autoComplete="country"
        error={errors.country}
        className={styles.wide}
        onChange={(value) => {
          dispatch(fieldChanged({ field: 'country', value }));
        }}
      />
      <FormField
        field="address"
        errors={errors}
        label="Street address"
        autoComplete="street-address"
        className={styles.wide}
      />
      <FormField field="city" errors={errors} label="City" autoComplete="address-level2" />
      <FormField field="state" errors={errors} label={labels.state} autoComplete="address-level1" />
      <FormField field="zipCode" errors={errors} label={labels.zipCode} autoComplete="postal-code" />
    </div>
  );
}
