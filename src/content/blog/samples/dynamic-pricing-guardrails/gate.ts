/** The limits of one article. Money is whole cents, a day is written 2025-10-07. */
export interface Rails {
  /** Goods, freight, fees, expected returns. */
  cost: number;
  /** The smallest margin, in percent of the price. */
  margin: number;
  ceiling: number;
  /** The speed limit: percent of today's price, per day. */
  step: number;
  /** Sales and newsletters: from the first day through the last, the price stays. */
  promises: readonly { from: string; through: string }[];
}

/** `publish` a new price, `hold` today's, or `ask` a person, with today's until they answer. */
export interface Decision {
  action: 'publish' | 'hold' | 'ask';
  price: number;
  reason: string;
}

/** Rounded up: a cent below the floor is below the floor. */
export function floorOf({ cost, margin }: Rails): number {
  return Math.ceil((cost * 100) / (100 - margin));
}

/** What becomes of the model's wish for an article that costs `today`; without a wish, null. */
export function decide(wish: number | null, today: number, rails: Rails, day: string): Decision {
  const floor = floorOf(rails);
  const step = Math.max(1, Math.floor((today * rails.step) / 100));
  const low = Math.max(floor, today - step);
  const high = Math.min(rails.ceiling, today + step);
  const stay = (action: 'hold' | 'ask', reason: string): Decision => ({ action, price: today, reason });

  if (wish === null || !Number.isFinite(wish)) return stay('ask', 'the model gave no price');
  const promise = rails.promises.find(({ from, through }) => from <= day && day <= through);
  if (promise && today < floor) return stay('ask', 'promised, and now below the floor');
  if (promise) return stay('hold', `promised through ${promise.through}`);
  if (low > high) return stay('ask', 'floor, ceiling and daily step don’t meet');

  let reason = 'within the corridor';
  if (wish < low) reason = `limited by the ${low === floor ? 'floor' : 'daily step'}`;
  if (wish > high) reason = `limited by the ${high === rails.ceiling ? 'ceiling' : 'daily step'}`;
  const price = ending(Math.round(Math.min(Math.max(wish, low), high)), today, { low, high, step });
  return price === today
    ? stay('hold', 'today’s price is the nearest')
    : { action: 'publish', price, reason };
}

/** Prices end in .95; where the step is less than a dollar, in 5; where it is less than ten cents, in any cent. */
const endings = [
  { last: 95, gap: 100 },
  { last: 5, gap: 10 },
  { last: 0, gap: 1 },
];

/** The price nearest to the target, within the corridor and not away from the target. */
function ending(
  target: number,
  today: number,
  corridor: { low: number; high: number; step: number },
): number {
  for (const { last, gap } of endings.filter(({ gap }) => gap <= corridor.step)) {
    const below = Math.floor((target - last) / gap) * gap + last;
    const choices = [today, below, below + gap]
      .filter((price) => corridor.low <= price && price <= corridor.high)
      .filter((price) => (price - today) * (target - today) >= 0)
      .sort((one, other) => Math.abs(one - target) - Math.abs(other - target));
    if (choices[0] !== undefined) return choices[0];
  }
  return target;
}
