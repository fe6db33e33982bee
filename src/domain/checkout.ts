/** The steps of the checkout in order; each is also its value in the URL (`/checkout?step=billing`). */
export const checkoutSteps = ['contact', 'billing', 'payment', 'confirmation'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The steps that ask for something. */
export type FormStep = Exclude<CheckoutStep, 'confirmation'>;
export const formSteps: readonly FormStep[] = ['contact', 'billing', 'payment'];

export const countries = ['US', 'CA', 'GB', 'AU'] as const;
export type Country = (typeof countries)[number];

export const paymentMethods = ['card', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** All that the checkout asks for, as typed. Only the visitor's memory of it lives here, never a checked value. */
export interface CheckoutForm {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: Country;
  readonly paymentMethod: PaymentMethod;
  readonly cardNumber: string;
  readonly expiryDate: string;
  readonly cvv: string;
  readonly nameOnCard: string;
}

export type CheckoutField = keyof CheckoutForm;

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
  cardNumber: '',
  expiryDate: '',
  cvv: '',
  nameOnCard: '',
};

/** The fields that must never leave the checkout: not to disk, not to a log, not to the developer tools. */
export const secretFields = ['cardNumber', 'expiryDate', 'cvv'] as const satisfies readonly CheckoutField[];

/** How a country calls its regions and postal codes. */
export const addressLabels: Readonly<Record<Country, { readonly state: string; readonly zipCode: string }>> =
  {
    US: { state: 'State', zipCode: 'ZIP code' },
    CA: { state: 'Province', zipCode: 'Postal code' },
    GB: { state: 'County', zipCode: 'Postcode' },
    AU: { state: 'State or territory', zipCode: 'Postcode' },
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
