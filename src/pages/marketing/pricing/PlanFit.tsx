import { useState } from 'react';
import { Link } from 'react-router-dom';
import { WholeField } from '../../../components/fields/WholeField';
import { Price } from '../../../components/ui/Price';
import { SettledAnnouncement } from '../../../components/ui/SettledAnnouncement';
import { paths } from '../../../content/paths';
import { cheaperProducts, planForOrders } from '../../../content/pricing/planFit';
import { pricingPage } from '../../../content/pricing/pricing';
import { priceForPeriod } from '../../../domain/billing';
import { capitalized, counted } from '../../../domain/numerals';
import { useAppSelector } from '../../../store/hooks';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import styles from './PricingPage.module.css';

const { fit } = pricingPage;

/** Names the plan for the visitor's number of orders, and the products that cost less. Without scripts, an example. */
export function PlanFit() {
  const [orders, setOrders] = useState<number>(fit.orders);
  const billing = useAppSelector(selectPricingBilling);
  const { plan, offer, reason } = planForOrders(orders, billing);
  const answer = `${counted(orders, 'order')} a month: ${offer}.`;
  return (
    <section className={styles.fit} aria-labelledby={fit.id}>
      <div>
        <h2 id={fit.id}>{fit.heading}</h2>
        <WholeField
          id="orders"
          label="Orders a month"
          value={orders}
          min={1}
          max={fit.max}
          onChange={setOrders}
        />
      </div>
      <div>
        <p className={styles.answer}>{answer}</p>
        <p>
          {capitalized(reason)} {fit.oneJob}
        </p>
        <ul role="list" className={styles.cheaper}>
          {cheaperProducts(plan).map(({ id, name, priceCents }) => (
            <li key={id}>
              <Link to={paths.offer(id, billing)}>{name}</Link>{' '}
              <Price cents={priceForPeriod(priceCents, billing)} />
            </li>
          ))}
        </ul>
        <SettledAnnouncement text={answer} />
      </div>
    </section>
  );
}
