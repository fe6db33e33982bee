import { Link } from 'react-router-dom';
import { paths } from '../../../content/paths';
import { stepLabels } from '../../../content/shop/checkoutPage';
import { detailRows } from '../../../content/shop/typedDetails';
import { selectOrderDetails } from '../../../store/checkout/checkoutSelectors';
import { useAppSelector } from '../../../store/hooks';
import styles from './TypedDetails.module.css';

/** The details typed in the earlier steps, to check before paying. */
export function TypedDetails() {
  const details = useAppSelector(selectOrderDetails);
  const earlier = detailRows.filter(({ step }) => step !== 'payment');
  return (
    <dl className={styles.details}>
      {earlier.map(({ step, label, lines }) => (
        <div key={label(details)}>
          <dt>{label(details)}</dt>
          <dd translate="no">{lines(details).join(', ')}</dd>
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
