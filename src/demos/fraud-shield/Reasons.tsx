import { clsx } from 'clsx';
import { fieldMeanings } from './fields';
import type { Method } from './methods';
import { methodMeanings, methods } from './methods';
import type { FraudResult, ExplainedOrder } from './model';
import styles from './OrderList.module.css';
import { effectText, reasonsFor } from './reasons';

interface ReasonsProps {
  readonly order: ExplainedOrder;
  readonly result: FraudResult;
}

/** Describes the effects of each method. */
const effectsAre: Readonly<Record<Method, string>> = {
  logistic:
    'How each field multiplies the odds of fraud, compared with its usual value (odds, not probability):',
  forest: 'Risk points added, compared with the usual value:',
};

/** The fields that raised an order's risk, by each method. */
export function Reasons({ order, result }: ReasonsProps) {
  return methods.map((method) => {
    const { label, format } = methodMeanings[method];
    const reasons = reasonsFor(order, method, result);
    const strongest = Math.abs(reasons[0]?.effect ?? 1);
    return (
      <div key={method} className={styles.method}>
        <h3>
          {label}: {format(order.risk[method])}
        </h3>
        <p className={styles.about}>
          {reasons.length === 0 ? 'Every field is about as usual.' : effectsAre[method]}
        </p>
        <ul role="list" className={styles.effects}>
          {reasons.map(({ field, effect }) => {
            const { label: name, format: formatValue } = fieldMeanings[field];
            return (
              <li key={field} className={styles.effect}>
                <span>
                  {name}: <strong>{formatValue(order.fields[field])}</strong>{' '}
                  <span className={styles.usual}>usual {formatValue(result.usual[field])}</span>
                </span>
                <span className={styles.size}>{effectText(method, effect)}</span>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
                  <rect
                    width={(100 * Math.abs(effect)) / strongest}
                    height={6}
                    className={clsx(effect > 0 ? styles.raises : styles.lowers)}
                  />
                </svg>
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}
