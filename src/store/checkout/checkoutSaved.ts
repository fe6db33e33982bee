import type { OrderDetails } from '../../domain/checkout';
import { checkoutSteps, countries, paymentMethods } from '../../domain/checkout';
import { isRecord } from '../../domain/isRecord';
import type { SavedFields } from '../persistence/savedField';
import { choiceField, fittingFields, orNull, textField } from '../persistence/savedField';
import { savedInTab } from '../persistence/savedInTab';
import type { CheckoutState } from './checkoutSlice';

/** What of the checkout a tab keeps over a reload: the details of the placed order are not in it. */
type CheckoutInTab = Pick<CheckoutState, 'form' | 'reached' | 'placed'>;

const formFields: SavedFields<OrderDetails> = {
  email: textField,
  firstName: textField,
  lastName: textField,
  company: textField,
  address: textField,
  city: textField,
  state: textField,
  zipCode: textField,
  country: choiceField(countries),
  paymentMethod: choiceField(paymentMethods),
};

const progressFields: SavedFields<Omit<CheckoutInTab, 'form'>> = {
  reached: choiceField(checkoutSteps),
  placed: orNull(textField),
};

/** How the checkout is kept while its tab lives. */
export const checkoutSaved = savedInTab<CheckoutInTab>({
  fields: { ...formFields, ...progressFields },
  toSaved: ({ form, reached, placed }) => ({ form: { ...form, nameOnCard: '' }, reached, placed }),
  read: (stored, { form, ...progress }) =>
    isRecord(stored)
      ? {
          saved: {
            form: fittingFields(formFields, stored.form, form),
            ...fittingFields(progressFields, stored, progress),
          },
          dropped: 0,
          isDamaged: false,
        }
      : null,
});
