/** The steps that ask for something, in order. */
export const formSteps = ['contact', 'billing', 'payment'] as const;
export type FormStep = (typeof formSteps)[number];

/** All steps of the checkout; each is also its value in the URL (`/checkout?step=billing`). */
export const checkoutSteps = [...formSteps, 'confirmation'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const countries = ['US', 'CA', 'GB', 'AU'] as const;
export type Country = (typeof countries)[number];

export const paymentMethods = ['card', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Who is buying. */
export interface ContactInfo {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
}

/** Where the bill goes. */
export interface BillingAddress {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: Country;
}

/** How it is paid. */
export interface PaymentChoice {
  readonly paymentMethod: PaymentMethod;
  readonly nameOnCard: string;
}

/**
 * What only the payment step knows, while it is on the page. It is no part of {@link CheckoutForm}, since whatever
 * is in the store is also in Redux DevTools, its exports and its debug sessions.
 */
export interface CardSecrets {
  readonly cardNumber: string;
  readonly expiryDate: string;
  readonly cvv: string;
}

/** What each step asks for: its rules, the form and what an order keeps of it derive from here. */
export interface StepFields {
  readonly contact: ContactInfo;
  readonly billing: BillingAddress;
  readonly payment: PaymentChoice & CardSecrets;
}

/** The names of what a step asks for. */
export type StepField<Step extends FormStep> = keyof StepFields[Step] & string;

export type CheckoutField = Exclude<{ [Step in FormStep]: StepField<Step> }[FormStep], keyof CardSecrets>;

/** What the store keeps of the checkout: the fields of all steps but for the card's secrets, as they were typed. */
export type CheckoutForm = {
  readonly [Field in CheckoutField]: Extract<StepFields[FormStep], Readonly<Record<Field, unknown>>>[Field];
};

/** What outlasts the form, in an order and over a reload. The name on the card is typed again with the card. */
export type OrderDetails = Omit<CheckoutForm, 'nameOnCard'>;

/** The fields whose value is free text. */
export type CheckoutTextField = {
  [Field in CheckoutField]: string extends CheckoutForm[Field] ? Field : never;
}[CheckoutField];

/** The form before anything is typed (specification §3: country US, payment by card). */
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

interface AddressRules {
  /** What regions are called. */
  readonly state: string;
  readonly isStateRequired: boolean;
  /** What postal codes are called. */
  readonly zipCode: string;
}

/** What an address in each country consists of. */
export const addressRules: Readonly<Record<Country, AddressRules>> = {
  US: { state: 'State', isStateRequired: true, zipCode: 'ZIP code' },
  CA: { state: 'Province', isStateRequired: true, zipCode: 'Postal code' },
  // Royal Mail has not asked for the county since 1996: town and postcode say it all.
  GB: { state: 'County', isStateRequired: false, zipCode: 'Postcode' },
  AU: { state: 'State or territory', isStateRequired: true, zipCode: 'Postcode' },
};

/** Whether a value from outside (a URL) names a step. */
export function isCheckoutStep(value: unknown): value is CheckoutStep {
  return checkoutSteps.some((step) => step === value);
}

/** The earlier of two steps. */
export function earlierStep(a: CheckoutStep, b: CheckoutStep): CheckoutStep {
  return checkoutSteps.indexOf(a) <= checkoutSteps.indexOf(b) ? a : b;
}

/** The step that follows; the last is followed by itself. */
export function nextStep(step: CheckoutStep): CheckoutStep {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? step;
}

/** The step before; the first has none. */
export function previousStep(step: CheckoutStep): CheckoutStep | undefined {
  return checkoutSteps[checkoutSteps.indexOf(step) - 1];
}
