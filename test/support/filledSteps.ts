import type { FormStep } from '../../src/domain/checkout';
import { formSteps } from '../../src/domain/checkout';

type StepBeforePayment = Exclude<FormStep, 'payment'>;

/** Values for each step before the payment, by field label. */
export const filledSteps: Readonly<Record<StepBeforePayment, Readonly<Record<string, string>>>> = {
  contact: { 'E-mail': 'ada@lovelace.example', 'First name': 'Ada', 'Last name': 'Lovelace' },
  billing: {
    'Street address': '148 Mercer Street',
    City: 'New York',
    State: 'NY',
    'ZIP code': '10012',
  },
};

export const stepsBefore = (last: FormStep): readonly StepBeforePayment[] =>
  formSteps.slice(0, formSteps.indexOf(last)).filter((step) => step !== 'payment');
