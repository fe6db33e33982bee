import type { LucideIcon } from 'lucide-react';
import { CreditCard, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../../../components/fields/TextField';
import { Price } from '../../../components/ui/Price';
import { leavingInShort } from '../../../content/commitments';
import { expiryPlaceholder } from '../../../content/forms/checkoutForm';
import { amountLabel } from '../../../content/shop/sharedTexts';
import { checkoutPage, paymentMethodLabels } from '../../../content/shop/checkoutPage';
import type { CardSecrets, PaymentMethod, StepField } from '../../../domain/checkout';
import { emptyCardSecrets, paymentMethods } from '../../../domain/checkout';
import { trimmed } from '../../../domain/trimmed';
import { selectCartDue } from '../../../store/cart/cartSelectors';
import { fieldChanged } from '../../../store/checkout/checkoutSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { CheckoutStepForm, FieldGrid } from './CheckoutStepForm';
import styles from './CheckoutStepForm.module.css';
import { SampleCard } from './SampleCard';
import { TypedDetails } from './TypedDetails';
import { useCheckoutStep } from './useCheckoutStep';

type CardField = Exclude<StepField<'payment'>, 'paymentMethod'>;

const methodIcons: Readonly<Record<PaymentMethod, LucideIcon>> = { card: CreditCard, paypal: Wallet };

/** Card number, expiration date, and CVV exist only in this component, and are cleared when it unmounts. */
export function PaymentStep() {
  const dispatch = useAppDispatch();
  const total = useAppSelector(selectCartDue).find(({ kind }) => kind === 'total');
  const { secrets, setSecrets } = useCardSecrets();
  const step = useCheckoutStep('payment', secrets);
  const { paymentMethod, nameOnCard, firstName, lastName } = step.form;
  const nameField = step.textField('nameOnCard');
  const secretField = (field: keyof CardSecrets) => ({
    ...step.control(field),
    onChange: (text: string) => {
      setSecrets((before) => ({ ...before, [field]: text }));
    },
  });
  const details: Readonly<Record<PaymentMethod, ReactNode>> = {
    card: (
      <>
        <SampleCard
          secrets={secrets}
          onUse={(card) => {
            setSecrets(card);
            if (trimmed(nameOnCard) === '') nameField.onChange(`${trimmed(firstName)} ${trimmed(lastName)}`);
          }}
        />
        <FieldGrid<CardField>
          controls={{
            cardNumber: (
              <TextField
                {...secretField('cardNumber')}
                inputMode="numeric"
                autoComplete="cc-number"
                className={styles.wide}
              />
            ),
            expiryDate: (
              <TextField
                {...secretField('expiryDate')}
                placeholder={expiryPlaceholder}
                inputMode="numeric"
                autoComplete="cc-exp"
                className={styles.short}
              />
            ),
            cvv: (
              <TextField
                {...secretField('cvv')}
                inputMode="numeric"
                autoComplete="cc-csc"
                className={styles.short}
              />
            ),
            nameOnCard: <TextField {...nameField} autoComplete="cc-name" className={styles.wide} />,
          }}
        />
      </>
    ),
    paypal: <p>{checkoutPage.payPalNote}</p>,
  };
  return (
    <CheckoutStepForm step={step} note={checkoutPage.paymentNote}>
      <fieldset className={styles.methods}>
        <legend>{step.control('paymentMethod').label}</legend>
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
      {details[paymentMethod]}
      <TypedDetails />
      {total && (
        <p className={styles.due}>
          {amountLabel(total, false)} <Price cents={total.cents} />
        </p>
      )}
      <p className={styles.terms}>{leavingInShort}</p>
    </CheckoutStepForm>
  );
}

/** Discards the card data when the step unmounts or the visitor leaves the page. */
function useCardSecrets() {
  const [secrets, setSecrets] = useState(emptyCardSecrets);
  useEffect(() => {
    const forget = () => {
      // Synchronous, because the page may enter the back/forward cache right after this event, with everything in
      // memory.
      flushSync(() => {
        setSecrets(emptyCardSecrets);
      });
    };
    window.addEventListener('pagehide', forget);
    return () => {
      window.removeEventListener('pagehide', forget);
    };
  }, []);
  return { secrets, setSecrets };
}
