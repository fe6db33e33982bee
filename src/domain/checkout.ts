import type { Validators } from './validators';
import { isOneOf, isText } from './validators';

export const formSteps = ['contact', 'billing', 'payment'] as const;
export type FormStep = (typeof formSteps)[number];

/** All steps, named as in the URL (`/checkout?step=billing`). */
export const checkoutSteps = [...formSteps, 'confirmation'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const countries = ['US', 'CA', 'GB', 'AU'] as const;
export type Country = (typeof countries)[number];

export const paymentMethods = ['card', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface ContactInfo {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
}

export interface BillingAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: Country;
}

export interface PaymentChoice {
  readonly paymentMethod: PaymentMethod;
  readonly nameOnCard: string;
}

/**
 * Card data, which the payment step keeps only while it is shown. Not part of {@link CheckoutForm}, because Redux
 * DevTools exports everything in the store.
 */
export interface CardSecrets {
  readonly cardNumber: string;
  readonly expiryDate: string;
  readonly cvv: string;
}

/** The fields of each step. The validation rules, the form and the saved order derive from them. */
export interface StepFields {
  readonly contact: ContactInfo;
  readonly billing: BillingAddress;
  readonly payment: PaymentChoice & CardSecrets;
}

export type StepField<Step extends FormStep> = keyof StepFields[Step] & string;

export type CheckoutField = Exclude<{ [Step in FormStep]: StepField<Step> }[FormStep], keyof CardSecrets>;

/** The checkout in the store: the fields of all steps as typed, without card secrets. */
export type CheckoutForm = {
  readonly [Field in CheckoutField]: Extract<StepFields[FormStep], Readonly<Record<Field, unknown>>>[Field];
};

/**
 * The fields that orders contain and reloads preserve. The visitor types the name on the card again with the
 * card.
 */
export type OrderDetails = Omit<CheckoutForm, 'nameOnCard'>;

/** Omits the name on the card, which the visitor types again with the card. */
export const formValidators: Validators<OrderDetails> = {
  email: isText,
  firstName: isText,
  lastName: isText,
  company: isText,
  address: isText,
  city: isText,
  state: isText,
  zipCode: isText,
  country: isOneOf(countries),
  paymentMethod: isOneOf(paymentMethods),
};

export type CheckoutTextField = {
  [Field in CheckoutField]: string extends CheckoutForm[Field] ? Field : never;
}[CheckoutField];

/** US and payment by card are the defaults (specification §3). */
export const emptyCheckoutForm: CheckoutForm = {
  email: '',
  firstName: '',
  lastName: '',
  company: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: 'US',
  paymentMethod: 'card',
  nameOnCard: '',
};

export const emptyCardSecrets: CardSecrets = { cardNumber: '', expiryDate: '', cvv: '' };

/** Not required in the UK, because Royal Mail has done without the county since 1996. */
export const isStateRequired: Readonly<Record<Country, boolean>> = {
  US: true,
  CA: true,
  GB: false,
  AU: true,
};

export function isCheckoutStep(value: unknown): value is CheckoutStep {
  return checkoutSteps.some((step) => step === value);
}

export function earlierStep(a: CheckoutStep, b: CheckoutStep): CheckoutStep {
  return checkoutSteps.indexOf(a) <= checkoutSteps.indexOf(b) ? a : b;
}

export function laterStep(a: CheckoutStep, b: CheckoutStep): CheckoutStep {
  return earlierStep(a, b) === a ? b : a;
}

/** Returns the step after another one; the last step is its own next step. */
export function nextStep(step: CheckoutStep): CheckoutStep {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? step;
}

export function previousStep(step: CheckoutStep): CheckoutStep | undefined {
  return checkoutSteps[checkoutSteps.indexOf(step) - 1];
}
