import { grouped } from '../../domain/numerals';
import type { Field, OrderFields } from './fields';
import { mapFields, fieldMeanings, fields } from './fields';
import type { Method } from './methods';
import type { FraudResult, ExplainedOrder } from './model';

/** A field's effect on an order's risk. */
export interface Reason {
  readonly field: Field;
  /** Positive if it raised the risk: log-odds for the logistic regression, points for the forest. */
  readonly effect: number;
}

/** Minimum size of a listed effect, in the method's unit. */
const MIN_EFFECT: Readonly<Record<Method, number>> = { logistic: 0.1, forest: 0.5 };

/**
 * Returns the fields that raised or lowered an order's risk, compared with the usual order, strongest first.
 * For the logistic regression, an effect is the field's contribution to the log-odds, and all effects add up.
 * For the forest, it is how many points lower the risk would be with the usual value; these do not add up.
 */
export function reasonsFor(
  order: Pick<ExplainedOrder, 'fields' | 'forestEffects'>,
  method: Method,
  { usual, logOdds }: Pick<FraudResult, 'usual' | 'logOdds'>,
): readonly Reason[] {
  const effects = method === 'forest' ? order.forestEffects : logOddsEffects(order.fields, usual, logOdds);
  return fields
    .map((field) => ({ field, effect: effects[field] }))
    .filter(({ effect }) => Math.abs(effect) >= MIN_EFFECT[method])
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
}

function logOddsEffects(order: OrderFields, usual: OrderFields, logOdds: OrderFields): OrderFields {
  return mapFields((field) => {
    const { feature } = fieldMeanings[field];
    return logOdds[field] * (feature(order[field]) - feature(usual[field]));
  });
}

/**
 * Formats an effect: a multiple of the odds for logistic regression (`× 2.3`), points for the forest
 * (`+4.1`).
 */
export function effectText(method: Method, effect: number): string {
  switch (method) {
    case 'logistic':
      return `${effect > 0 ? '×' : '÷'} ${factorText(Math.exp(Math.abs(effect)))}`;
    case 'forest':
      return `${effect > 0 ? '+' : '−'}${Math.abs(effect).toFixed(1)}`;
  }
}

/** Rounds a large multiple to two digits, because it's too uncertain for more. */
function factorText(factor: number): string {
  return factor < 100 ? factor.toFixed(1) : grouped(Number(factor.toPrecision(2)));
}
