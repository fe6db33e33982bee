import { counted } from '../../domain/numerals';
import { formatMoney } from './formats';

/** Fields of an order that are known before it ships. */
export const fields = [
  'amount',
  'accountAge',
  'distance',
  'recentOrders',
  'refusedCards',
  'abroad',
  'express',
  'hour',
] as const;
export type Field = (typeof fields)[number];

/** An order as the methods and the visitor see it. Yes is 1, no is 0. */
export type OrderFields = Readonly<Record<Field, number>>;

interface FieldMeaning {
  readonly label: string;
  readonly format: (value: number) => string;
  /**
   * Converts a value to a feature for the methods. Amounts, days, and miles become logarithms, because 10 to
   * 100 matters as much as 100 to 1,000.
   */
  readonly feature: (value: number) => number;
}

const yesOrNo = (value: number) => (value === 1 ? 'yes' : 'no');

export const fieldMeanings: Readonly<Record<Field, FieldMeaning>> = {
  amount: { label: 'Amount', format: formatMoney, feature: Math.log },
  accountAge: { label: 'Account age', format: (value) => counted(value, 'day'), feature: Math.log1p },
  distance: {
    label: 'Distance from billing to shipping address',
    format: (value) => counted(value, 'mile'),
    feature: Math.log1p,
  },
  recentOrders: {
    label: 'Other orders from this device in the last hour',
    format: String,
    feature: (value) => value,
  },
  refusedCards: {
    label: 'Cards declined before this one',
    format: String,
    feature: (value) => value,
  },
  abroad: { label: 'Foreign IP address', format: yesOrNo, feature: (value) => value },
  express: { label: 'Express delivery', format: yesOrNo, feature: (value) => value },
  hour: {
    label: 'Time of day',
    format: (value) => `${value % 12 || 12} ${value < 12 ? 'a.m.' : 'p.m.'}`,
    // Closeness to 3 a.m., so that 23 is next to 0.
    feature: (value) => Math.cos(((value - 3) / 12) * Math.PI),
  },
};

/** Builds a record with a value for each field. */
export function mapFields<Value>(valueOf: (field: Field) => Value): Readonly<Record<Field, Value>> {
  return {
    amount: valueOf('amount'),
    accountAge: valueOf('accountAge'),
    distance: valueOf('distance'),
    recentOrders: valueOf('recentOrders'),
    refusedCards: valueOf('refusedCards'),
    abroad: valueOf('abroad'),
    express: valueOf('express'),
    hour: valueOf('hour'),
  };
}
