import type { FormStep } from '../../src/domain/checkout';
import { formSteps } from '../../src/domain/checkout';

type StepBeforePayment = Exclude<FormStep, 'payment'>;

/** What a visitor fills in on each step ahead of the payment, by the labels of the fields. */
export const filledSteps: Readonly<Record<StepBeforePayment, Readonly<Record<string, string>>>> = {
  contact: { 'E-mail': 'ada@lovelace.example', 'First name': 'Ada', 'Last name': 'Lovelace' },
  billing: {
    'Street address': '148 Mercer Street',
    City: 'New York',
    State: 'NY',
    'ZIP code': '10012',
  },
};

/** The steps that come ahead of one, in order. */
export const stepsBefore = (last: FormStep): readonly StepBeforePayment[] =>
  formSteps.slice(0, formSteps.indexOf(last)).filter((step) => step !== 'payment');
