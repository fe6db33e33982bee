import type { Field, OrderFields } from './fields';
import { fields } from './fields';
import type { ScoredOrder, ThresholdTally } from './verdicts';
import { talliesBy } from './verdicts';

/** A warning sign that people can check without a model. */
interface Flag {
  readonly label: string;
  readonly isRaised: (value: number) => boolean;
}

/** A flag for each field. The limits are the round numbers that cost least on average over seeds 31 to 90. */
export const flags: Readonly<Record<Field, Flag>> = {
  amount: { label: 'Order of $150 or more', isRaised: (value) => value >= 150 },
  accountAge: { label: 'Account under 14 days old', isRaised: (value) => value < 14 },
  distance: { label: 'Billing and shipping 100+ miles apart', isRaised: (value) => value >= 100 },
  recentOrders: { label: 'Second order from the same device in an hour', isRaised: (value) => value >= 1 },
  refusedCards: { label: 'Earlier card declined', isRaised: (value) => value >= 1 },
  abroad: { label: 'Foreign IP address', isRaised: (value) => value === 1 },
  express: { label: 'Express delivery', isRaised: (value) => value === 1 },
  hour: { label: 'Ordered midnight–6 a.m.', isRaised: (value) => value < 6 },
};

/** Returns the flags of an order, one bit per field, to keep a day of orders small. */
export function flagBits(order: OrderFields): number {
  return bitsOf(fields.filter((field) => flags[field].isRaised(order[field])));
}

function bitsOf(chosen: readonly Field[]): number {
  return chosen.reduce((bits, field) => bits | (1 << fields.indexOf(field)), 0);
}

/** Tallies a checklist for each threshold, the minimum number of flags at which it holds an order. */
export function checklistTallies(
  orders: readonly ScoredOrder[],
  chosen: readonly Field[],
): readonly ThresholdTally[] {
  const raised = ({ flags: bits }: ScoredOrder) =>
    chosen.filter((field) => (bits & bitsOf([field])) !== 0).length;
  return talliesBy(
    orders,
    raised,
    fields.map((_, index) => index + 1),
  );
}
