import { randomBernoulli, randomLogNormal, randomNormal, randomPoisson } from 'd3-random';
import { seeded } from '../shared/seeded';
import type { OrderFields } from './fields';

export interface LabeledOrder {
  readonly fields: OrderFields;
  readonly isFraud: boolean;
}

/** One in 12 orders is fraudulent. Most stores have far less fraud, too little for a demo. */
const ORDERS_PER_FRAUD = 12;

/** Ways of ordering, each with its share and its changes to a regular order. The shares add up to 1. */
type Habits = readonly (readonly [share: number, changes: () => Partial<OrderFields>])[];

/**
 * Generates orders, some of them fraudulent.
 *
 * @param seed a whole number; the same seed gives the same orders
 */
export function generateOrders(seed: number, count: number): readonly LabeledOrder[] {
  const random = seeded(seed);
  const yes = (share: number) => randomBernoulli.source(random)(share)();
  const few = (mean: number) => randomPoisson.source(random)(mean)();
  /** Draws a log-normal value: `middle` is the median, `spread` the standard deviation of the logarithm. */
  const around = (middle: number, spread: number) =>
    Math.round(randomLogNormal.source(random)(Math.log(middle), spread)());
  const hourAround = (hour: number, spread: number) =>
    (Math.round(randomNormal.source(random)(hour, spread)()) + 48) % 24;

  const regular = (): OrderFields => ({
    amount: Math.max(5, around(70, 0.7)),
    accountAge: around(400, 1),
    distance: yes(0.8) ? around(2, 0.8) : around(60, 1.2),
    recentOrders: few(0.08),
    refusedCards: few(0.1),
    abroad: yes(0.03),
    express: yes(0.15),
    hour: hourAround(15, 4.5),
  });
  const noChanges = () => ({});

  const newcomer = () => ({ accountAge: few(2), refusedCards: few(0.3) });
  const gift = () => ({ distance: around(500, 0.8), amount: around(110, 0.6), express: yes(0.4) });
  const traveler = () => ({ abroad: 1, distance: around(900, 0.9), hour: hourAround(2, 5) });
  const goodHabits: Habits = [
    [0.7, noChanges],
    [0.14, newcomer],
    [0.1, gift],
    [0.06, traveler],
  ];

  const stolenCard = () => ({
    amount: around(220, 0.7),
    accountAge: few(6),
    distance: around(300, 1.4),
    refusedCards: few(0.8),
    abroad: yes(0.35),
    express: yes(0.6),
    hour: hourAround(1, 5),
  });
  const cardTesting = () => ({
    amount: Math.max(5, around(15, 0.6)),
    accountAge: few(1),
    recentOrders: few(3),
    refusedCards: few(2.5),
    hour: hourAround(3, 5),
  });
  const takenAccount = () => ({
    amount: around(180, 0.6),
    distance: around(700, 1),
    abroad: yes(0.5),
    express: yes(0.5),
    recentOrders: few(0.6),
  });
  const fraudHabits: Habits = [
    [0.4, stolenCard],
    [0.25, cardTesting],
    [0.2, takenAccount],
    // Fraud that looks like any other order, so that no method is perfect.
    [0.15, noChanges],
  ];

  const pick = (habits: Habits) => {
    let left = random();
    return habits.find(([share]) => (left -= share) < 0)?.[1] ?? noChanges;
  };
  return Array.from({ length: count }, () => {
    const isFraud = yes(1 / ORDERS_PER_FRAUD) === 1;
    const changes = pick(isFraud ? fraudHabits : goodHabits);
    return { isFraud, fields: { ...regular(), ...changes() } };
  });
}
