import { useState } from 'react';
import { Link } from 'react-router-dom';
import { WholeField } from '../../../components/fields/WholeField';
import { SettledAnnouncement } from '../../../components/ui/SettledAnnouncement';
import { paths } from '../../../content/paths';
import { oneJob, planForOrders } from '../../../content/pricing/planFit';
import { pricingPage } from '../../../content/pricing/pricing';
import { capitalized } from '../../../domain/numerals';
import { useAppSelector } from '../../../store/hooks';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import styles from './PricingPage.module.css';

const { fit } = pricingPage;

/** Names the plan for the visitor's number of orders, and where single products start. Without scripts, an example. */
export function PlanFit() {
  const [orders, setOrders] = useState<number>(fit.orders);
  const billing = useAppSelector(selectPricingBilling);
  const { answer, reason } = planForOrders(orders, billing);
  return (
    <section className={styles.fit} aria-labelledby={fit.id}>
      <div>
        <h2 id={fit.id}>{fit.heading}</h2>
        <WholeField id="orders" label={fit.field} value={orders} min={1} max={fit.max} onChange={setOrders} />
      </div>
      <div>
        <p className={styles.answer}>{answer}</p>
        <p>
          {capitalized(reason)} {oneJob} <Link to={paths.compare}>{fit.toShop}</Link>
        </p>
        <SettledAnnouncement text={answer} />
      </div>
    </section>
  );
}
