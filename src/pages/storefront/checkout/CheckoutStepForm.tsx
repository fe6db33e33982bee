import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/Button';
import { ErrorSummary } from '../../../components/fields/ErrorSummary';
import { paths } from '../../../content/paths';
import { checkoutPage, continueLabels, stepLabels } from '../../../content/shop/checkoutPage';
import type { FormStep } from '../../../domain/checkout';
import { previousStep } from '../../../domain/checkout';
import styles from './CheckoutStepForm.module.css';
import type { CheckoutStepState } from './useCheckoutStep';
import { headingId } from './useFocusOnStep';

interface CheckoutStepFormProps<Step extends FormStep> {
  readonly step: CheckoutStepState<Step>;
  readonly note?: string;
  readonly children: ReactNode;
}

export function CheckoutStepForm<Step extends FormStep>({
  step,
  note = checkoutPage.note,
  children,
}: CheckoutStepFormProps<Step>) {
  const { name } = step;
  const previous = previousStep(name);
  return (
    <form className={styles.form} aria-labelledby={headingId(name)} {...step.formProps}>
      <h2 id={headingId(name)} tabIndex={-1} className={styles.heading}>
        {stepLabels[name]}
      </h2>
      <ErrorSummary errors={step.errors} idOf={step.idOf} attempt={step.attempt} />
      {children}
      <div>
        <p className={styles.note}>
          <Lock aria-hidden="true" /> {note}
        </p>
        <div role="status">{step.result !== null && <p>{step.result}</p>}</div>
      </div>
      <div className={styles.actions}>
        {previous ? (
          <Link to={paths.checkoutStep(previous)} className={styles.back}>
            Back
          </Link>
        ) : (
          <Link to={paths.cart} className={styles.back}>
            Back to the cart
          </Link>
        )}
        <Button type="submit">{continueLabels[name]}</Button>
      </div>
    </form>
  );
}

interface FieldGridProps<Field extends string> {
  /** Controls by field, in the order of the error summary. */
  readonly controls: Readonly<Record<Field, ReactNode>>;
}

/** Shows two controls in a row if there is room. */
export function FieldGrid<Field extends string>({ controls }: FieldGridProps<Field>) {
  return (
    <div className={styles.grid}>
      {Object.entries<ReactNode>(controls).map(([field, control]) => (
        <Fragment key={field}>{control}</Fragment>
      ))}
    </div>
  );
}
