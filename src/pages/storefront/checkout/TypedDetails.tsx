import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths';
import { stepLabels } from '../../../content/shop/checkoutPage';
import { postalLines } from '../../../content/shop/postalLines';
import { selectOrderDetails } from '../../../store/checkout/checkoutSelectors';
import { useAppSelector } from '../../../store/hooks';
import styles from './TypedDetails.module.css';

/** The details typed in the earlier steps, to check before paying. */
export function TypedDetails() {
  const details = useAppSelector(selectOrderDetails);
  const rows = [
    { step: 'contact', label: 'Email', text: details.email },
    { step: 'billing', label: 'Billed to', text: postalLines(details).join(', ') },
  ] as const;
  return (
    <dl className={styles.details}>
      {rows.map(({ step, label, text }) => (
        <div key={step}>
          <dt>{label}</dt>
          <dd translate="no" dir="auto">
            {text}
          </dd>
          <dd>
            <Link to={paths.checkoutStep(step)} aria-label={`Change: ${stepLabels[step]}`}>
              Change
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
