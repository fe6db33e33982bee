import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { OrderSummary } from '../../../components/shop/OrderSummary';
import { useCartRenewals } from '../../../components/shop/useCartRenewals';
import { Price } from '../../../components/ui/Price';
import { paths } from '../../../content/paths';
import { demoItemsTexts } from '../../../content/shop/demoItems';
import { totalOf } from '../../../domain/money';
import { counted } from '../../../domain/numerals';
import { selectCartDue, selectCartLines, selectCartYearlyDiscount } from '../../../store/cart/cartSelectors';
import { selectOpenSampleKeys } from '../../../store/demoItems/demoItemsSelectors';
import { useAppSelector } from '../../../store/hooks';
import styles from './CheckoutSummary.module.css';

/** Shows the cart that is about to be ordered. In a narrow window it's above the form, collapsed to its total. */
export function CheckoutSummary() {
  const lines = useAppSelector(selectCartLines);
  const due = useAppSelector(selectCartDue);
  const yearlyDiscount = useAppSelector(selectCartYearlyDiscount);
  const renewals = useCartRenewals();
  const samples = useAppSelector(selectOpenSampleKeys).length;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {samples > 0 && (
        <p className={styles.samples}>
          {demoItemsTexts.included(samples)} <Link to={paths.cart}>{demoItemsTexts.inCart}</Link>
        </p>
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="order-summary"
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <span>{counted(lines.length, 'product')}, total due today</span> <Price cents={totalOf(due)} />
        <ChevronDown aria-hidden="true" />
      </button>
      <div id="order-summary" className={clsx(!isOpen && styles.closed)}>
        <OrderSummary lines={lines} due={due} yearlyDiscount={yearlyDiscount} renewals={renewals} />
      </div>
    </>
  );
}
