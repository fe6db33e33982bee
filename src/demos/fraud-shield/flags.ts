import type { Field, OrderFields } from './fields';
import { fields } from './fields';

/** A warning sign that people check without any model. */
interface Flag {
  readonly label: string;
  readonly isRaised: (value: number) => boolean;
}

/** A flag for each field. The limits are round numbers that cost least in 60 pairs of days, seeds 31 to 90. */
export const flags: Readonly<Record<Field, Flag>> = {
  amount: { label: '$150 or more', isRaised: (value) => value >= 150 },
  accountAge: { label: 'Account under 14 days', isRaised: (value) => value < 14 },
  distance: { label: 'Ships 100+ miles', isRaised: (value) => value >= 100 },
  recentOrders: { label: '2nd order this hour', isRaised: (value) => value >= 1 },
  refusedCards: { label: 'A card was refused', isRaised: (value) => value >= 1 },
  abroad: { label: 'Connects from abroad', isRaised: (value) => value === 1 },
  express: { label: 'Express delivery', isRaised: (value) => value === 1 },
  hour: { label: 'Midnight to 6 a.m.', isRaised: (value) => value < 6 },
};

/** The flags that an order raises, a bit for each field in its place: a day of orders weighs little on the page. */
export function flagBits(order: OrderFields): number {
  return bitsOf(fields.filter((field) => flags[field].isRaised(order[field])));
}

/** How many of the chosen flags are among those that an order raises. */
export function flagsRaised(bits: number, chosen: readonly Field[]): number {
  return chosen.filter((field) => (bits & bitsOf([field])) !== 0).length;
}

function bitsOf(chosen: readonly Field[]): number {
  return chosen.reduce((bits, field) => bits | (1 << fields.indexOf(field)), 0);
}

/** Chosen flags as an address has them, by their places: `0-1-4`. */
export function writeFlags(chosen: readonly Field[]): string {
  return fields.flatMap((field, place) => (chosen.includes(field) ? [place] : [])).join('-');
}

/** The flags in such a text; places that do not exist are dropped. */
export function readFlags(text: string): readonly Field[] {
  const places = text.split('-');
  return fields.filter((_, place) => places.includes(String(place)));
}

/** What the checklist has at first: something to beat. */
export const FIRST_FLAGS = writeFlags(['amount', 'accountAge', 'refusedCards']);
