import { formatMoney } from '../../../../domain/money';
import type { Decision, Rails } from './gate';
import { decide } from './gate';

/** The article that the post's table and figure are about, in an October with a promotion. */
export const rails: Rails = {
  cost: 3100,
  margin: 30,
  ceiling: 6900,
  step: 5,
  promises: [{ from: october(8), through: october(9) }],
};

/** A row of the post's table, in words. */
interface Row {
  readonly today: string;
  readonly wish: string;
  readonly price: string;
  readonly reason: string;
}

const actions: Readonly<Record<Decision['action'], string>> = {
  publish: '',
  hold: 'stays at ',
  ask: 'call a person; until then ',
};

/** What the gate answers to a wish on a day of that October. */
export function row(today: number, wish: number | null, day = october(1)): Row {
  const { action, price, reason } = decide(wish, today, rails, day);
  return {
    today: formatMoney(today),
    wish: wish === null ? 'nothing' : formatMoney(wish),
    price: actions[action] + formatMoney(price),
    reason,
  };
}

/** A day of that October, from 1. */
export function october(day: number): string {
  return `2025-10-${String(day).padStart(2, '0')}`;
}
