import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { Citrus } from '../../../components/art/Citrus';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { paths } from '../../../content/paths';
import { stepLabels } from '../../../content/shop/checkoutPage';
import type { CheckoutStep } from '../../../domain/checkout';
import { checkoutSteps } from '../../../domain/checkout';
import styles from './StepList.module.css';

/** Shows the progress: a citrus that fills, and the names of the steps. */
export function StepList({ current }: { readonly current: CheckoutStep }) {
  const position = checkoutSteps.indexOf(current);
  return (
    <div className={styles.progress} data-screen-only>
      {current === 'confirmation' && <VisuallyHidden>Order placed.</VisuallyHidden>}
      <Citrus
        segments={checkoutSteps.length}
        ripe={position + 1}
        className={clsx(styles.citrus, current === 'confirmation' && styles.full)}
      />
      <ol role="list" className={styles.steps} aria-label="Steps">
        {checkoutSteps.map((step, index) => {
          const isDone = index < position;
          const label = (
            <>
              <span className={styles.number}>{index + 1}</span> {stepLabels[step]}
            </>
          );
          return (
            <li
              key={step}
              className={clsx(
                styles.step,
                index <= position && styles.reached,
                index === position && styles.current,
              )}
              aria-current={index === position ? 'step' : undefined}
            >
              {isDone && current !== 'confirmation' ? (
                <Link to={paths.checkoutStep(step)}>
                  {label}
                  <VisuallyHidden> (completed, edit)</VisuallyHidden>
                </Link>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
