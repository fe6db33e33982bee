import { fieldLabels } from '../../src/content/forms/checkoutLabels';
import type { BillingAddress, ContactInfo, FormStep } from '../../src/domain/checkout';
import { emptyCheckoutForm, formSteps } from '../../src/domain/checkout';

type StepBeforePayment = Exclude<FormStep, 'payment'>;

const contact: ContactInfo = {
  email: 'ada@lovelace.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
};
const billing: Omit<BillingAddress, 'country'> = {
  address: '148 Mercer Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10012',
};

/** Values for each step before the payment, by field label. */
export const filledSteps: Readonly<Record<StepBeforePayment, Readonly<Record<string, string>>>> = {
  contact: byLabel(contact, fieldLabels.contact(contact)),
  billing: byLabel(billing, fieldLabels.billing(emptyCheckoutForm)),
};

function byLabel<Field extends string>(
  values: Readonly<Record<Field, string>>,
  labels: Readonly<Record<NoInfer<Field>, string>>,
): Readonly<Record<string, string>> {
  const isField = (name: string): name is Field => Object.hasOwn(values, name);
  return Object.fromEntries(
    Object.keys(values)
      .filter(isField)
      .map((field) => [labels[field], values[field]]),
  );
}

export const stepsBefore = (last: FormStep): readonly StepBeforePayment[] =>
  formSteps.slice(0, formSteps.indexOf(last)).filter((step) => step !== 'payment');
