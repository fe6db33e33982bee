import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/Button';
import { Price } from '../../../components/ui/Price';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { costOfYear } from '../../../content/billing';
import { billingUnits } from '../../../content/billingUnits';
import { paths } from '../../../content/paths';
import { useAppSelector } from '../../../store/hooks';
import type { PricedPlan } from '../../../store/pricing/pricingSelectors';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import styles from './PlanCard.module.css';

export function PlanCard({ plan, price, offers }: PricedPlan) {
  const billing = useAppSelector(selectPricingBilling);
  const label = typeof price === 'number' ? 'Get Started' : 'Contact Sales';
  return (
    <li className={clsx(styles.plan, plan.popular && styles.popular)}>
      <div className={styles.head}>
        <h2 className={styles.name}>{plan.name}</h2>
        {plan.popular && <p className={styles.flag}>Most Popular</p>}
      </div>
      <p className={styles.for}>{plan.description}</p>
      <p className={styles.price}>
        {typeof price === 'number' ? (
          <>
            <Price cents={price} />
            <span className={styles.per}>/{billingUnits[billing]}</span>
          </>
        ) : (
          price
        )}
      </p>
      <p className={styles.saving}>{offers ? costOfYear(offers) : 'Quoted after one call'}</p>
      <div className={styles.start}>
        <ButtonLink
          to={paths.planInquiry(plan.id, billing)}
          variant={plan.popular ? 'solid' : 'outline'}
          aria-label={`${label}: ${plan.name}`}
        >
          {label}
        </ButtonLink>
      </div>
      <div>
        <h3 className={styles.heading}>
          <VisuallyHidden>{plan.name} </VisuallyHidden>Features
        </h3>
        <ul role="list" className={styles.features}>
          {plan.features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.heading}>
          <VisuallyHidden>{plan.name} </VisuallyHidden>Limits
        </h3>
        <ul role="list" className={styles.limits}>
          {plan.limitations.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
