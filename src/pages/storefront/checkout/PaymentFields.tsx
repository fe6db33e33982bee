import { CreditCard, Wallet } from 'lucide-react';
import { checkoutPage, paymentMethodLabels } from '../../../content/shop/checkoutPage';
import { paymentMethods } from '../../../domain/checkout';
import { selectCheckoutForm } from '../../../store/checkout/checkoutSelectors';
import { fieldChanged } from '../../../store/checkout/checkoutSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import styles from './CheckoutStepForm.module.css';
import type { StepFieldsProps } from './FormField';
import { FormField } from './FormField';

const methodIcons = { card: CreditCard, paypal: Wallet } as const;

/** Step 3: how it is paid. PayPal needs no card fields. */
export function PaymentFields({ errors }: StepFieldsProps) {
  const dispatch = useAppDispatch();
  const { paymentMethod } = useAppSelector(selectCheckoutForm);
  return (
    <>
      <fieldset className={styles.methods}>
        <legend>Payment method</legend>
        {paymentMethods.map((value) => {
          const Icon = methodIcons[value];
          return (
            <label key={value} className={styles.method}>
              <input
                type="radio"
                name="paymentMethod"
                value={value}
                checked={paymentMethod === value}
                onChange={() => {
                  dispatch(fieldChanged({ field: 'paymentMethod', value }));
                }}
              />
              {paymentMethodLabels[value]} <Icon aria-hidden="true" />
            </label>
          );
        })}
      </fieldset>
      {paymentMethod === 'paypal' ? (
        <p>{checkoutPage.payPalNote}</p>
      ) : (
        <div className={styles.grid}>
          <FormField
            field="cardNumber"
            errors={errors}
            label="Card number"
            inputMode="numeric"
            autoComplete="cc-number"
            className={styles.wide}
          />
          <FormField
            field="expiryDate"
            errors={errors}
            label="Expiry date"
            placeholder="MM/YY"
            inputMode="numeric"
            autoComplete="cc-exp"
          />
          <FormField field="cvv" errors={errors} label="CVV" inputMode="numeric" autoComplete="cc-csc" />
          <FormField
            field="nameOnCard"
            errors={errors}
            label="Name on card"
            autoComplete="cc-name"
            className={styles.wide}
          />
        </div>
      )}
    </>
  );
}
