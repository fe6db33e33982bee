import { grouped } from '../../domain/numerals';
import type { Field } from './fields';
import { fieldMeanings, fields } from './fields';
import type { FraudResult, ExplainedOrder } from './model';

/** A field's effect on an order's risk. */
export interface Reason {
  readonly field: Field;
  /** Contribution to the log-odds of fraud, positive if it raised the risk. */
  readonly effect: number;
}

/** Minimum size of a listed effect, in log-odds. */
const MIN_EFFECT = 0.1;

/**
 * Returns the fields that raised or lowered an order's risk, compared with the usual order, strongest first.
 * The effects add up.
 */
export function reasonsFor(
  order: Pick<ExplainedOrder, 'fields'>,
  { usual, logOdds }: Pick<FraudResult, 'usual' | 'logOdds'>,
): readonly Reason[] {
  return fields
    .map((field) => {
      const { feature } = fieldMeanings[field];
      const effect = logOdds[field] * (feature(order.fields[field]) - feature(usual[field]));
      return { field, effect };
    })
    .filter(({ effect }) => Math.abs(effect) >= MIN_EFFECT)
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
}

/** Formats an effect as a multiple of the odds: `× 2.3`. */
export function effectText(effect: number): string {
  return `${effect > 0 ? '×' : '÷'} ${factorText(Math.exp(Math.abs(effect)))}`;
}

/** Rounds a large multiple to two digits, because it's too uncertain for more. */
function factorText(factor: number): string {
  return factor < 100 ? factor.toFixed(1) : grouped(Number(factor.toPrecision(2)));
}
