import type { Field, OrderFields } from './fields';
import { byField, fieldMeanings, fields } from './fields';
import type { Method } from './methods';
import type { FraudResult, ScoredOrder } from './model';

/** What a field did to an order's risk. */
export interface Reason {
  readonly field: Field;
  /** More than 0 if it raised the risk. */
  readonly effect: number;
}

/** A smaller effect is not worth a line. */
const LEAST: Readonly<Record<Method, number>> = { logistic: 0.1, forest: 0.5 };

/**
 * Which fields raised or lowered an order's risk, compared with the usual order, the strongest first. By the logistic
 * regression the effect is what the field adds to the logarithm of the odds, and all effects add up. By the forest it
 * is by how many points the risk would be lower with the usual value; these do not add up.
 */
export function reasonsFor(
  order: Pick<ScoredOrder, 'fields' | 'forestParts'>,
  method: Method,
  { usual, logOdds }: Pick<FraudResult, 'usual' | 'logOdds'>,
): readonly Reason[] {
  const effects = method === 'forest' ? order.forestParts : logOddsEffects(order.fields, usual, logOdds);
  return fields
    .map((field) => ({ field, effect: effects[field] }))
    .filter(({ effect }) => Math.abs(effect) >= LEAST[method])
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
}

function logOddsEffects(order: OrderFields, usual: OrderFields, logOdds: OrderFields): OrderFields {
  return byField((field) => {
    const { feature } = fieldMeanings[field];
    return logOdds[field] * (feature(order[field]) - feature(usual[field]));
  });
}
