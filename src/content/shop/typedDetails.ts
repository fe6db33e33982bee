import { addressLines } from '../../domain/addressLines';
import type { FormStep, OrderDetails } from '../../domain/checkout';
import { isolated } from '../../domain/isolated';
import { fieldLabels } from '../forms/checkoutLabels';
import { countryNames, paymentMethodLabels } from './checkoutPage';

/** A row of the receipt. The payment step has those of the earlier steps. */
export interface DetailRow {
  readonly step: FormStep;
  readonly label: (details: OrderDetails) => string;
  /** Returns the row's lines; with none, the row is left out. */
  readonly lines: (details: OrderDetails) => readonly string[];
  /** True for our own words, which may be translated. Typed text is marked as not translatable. */
  readonly isOurs?: true;
}

const email: DetailRow = {
  step: 'contact',
  label: (details) => fieldLabels.contact(details).email,
  lines: (details) => [details.email],
};

/** The name and address, as on an envelope. */
const billedTo: DetailRow = {
  step: 'billing',
  label: () => 'Billed to',
  lines: (details) =>
    [
      isolated(`${details.firstName} ${details.lastName}`),
      isolated(details.company),
      ...addressLines(details),
      countryNames[details.country],
    ].filter((line) => line !== ''),
};

const paymentMethod: DetailRow = {
  step: 'payment',
  label: () => 'Payment method',
  lines: (details) => [paymentMethodLabels[details.paymentMethod]],
  isOurs: true,
};

/** The row that shows each typed detail. A new field doesn't compile without one. */
const rowOf: Readonly<Record<keyof OrderDetails, DetailRow>> = {
  email,
  firstName: billedTo,
  lastName: billedTo,
  company: billedTo,
  address: billedTo,
  city: billedTo,
  state: billedTo,
  zipCode: billedTo,
  country: billedTo,
  paymentMethod,
};

export const detailRows: readonly DetailRow[] = [...new Set(Object.values(rowOf))];
