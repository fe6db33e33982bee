/** One product's limits. Money is in whole cents; a day is a string like '2025-10-07'. */
export interface Rails {
  /** Goods, freight, fees, expected returns. */
  cost: number;
  /** The smallest margin, as a percentage of the price. */
  margin: number;
  ceiling: number;
  /** The speed limit per day, as a percentage of today's price. */
  step: number;
  /** Days on which a sale or newsletter promised the price, first and last included. */
  promises: readonly { from: string; through: string }[];
}

/** Publish a new price, hold today's, or hold it and ask a person. */
export interface Decision {
  action: 'publish' | 'hold' | 'ask';
  price: number;
  reason: string;
}

/** Rounds up, because even one cent below the floor is too low. */
export function floorOf({ cost, margin }: Rails): number {
  return Math.ceil((cost * 100) / (100 - margin));
}

export function decide(
  wish: number | null,
  today: number,
  rails: Rails,
  day: string,
): Decision {
  const floor = floorOf(rails);
  const step = Math.max(1, Math.floor((today * rails.step) / 100));
  const low = Math.max(floor, today - step);
  const high = Math.min(rails.ceiling, today + step);
  const stay = (action: 'hold' | 'ask', reason: string): Decision => ({
    action,
    price: today,
    reason,
  });

  const isSilent = wish === null || !Number.isFinite(wish);
  if (isSilent) return stay('ask', 'the model gave no price');
  const promise = rails.promises.find(
    ({ from, through }) => from <= day && day <= through,
  );
  if (promise && today < floor)
    return stay('ask', 'promised, and below the floor');
  if (promise) return stay('hold', `promised through ${promise.through}`);
  if (low > high)
    return stay('ask', 'floor, ceiling, and daily step don’t meet');

  const target = Math.round(Math.min(Math.max(wish, low), high));
  // Prices end in .95 if the step is at least a dollar, in 5 if it is at least a dime.
  const [gap, last] = step >= 100 ? [100, 95] : step >= 10 ? [10, 5] : [1, 0];
  const below = Math.floor((target - last) / gap) * gap + last;
  const [price = target] = [today, below, below + gap]
    .filter((choice) => low <= choice && choice <= high)
    .filter((choice) => (choice - today) * (target - today) >= 0)
    .sort((one, other) => Math.abs(one - target) - Math.abs(other - target));
  if (price === today) return stay('hold', 'today’s price is the nearest');

  let reason = 'within the corridor';
  if (wish < low)
    reason = `limited by the ${low === floor ? 'floor' : 'daily step'}`;
  if (wish > high)
    reason = `limited by the ${high < today + step ? 'ceiling' : 'daily step'}`;
  return { action: 'publish', price, reason };
}
