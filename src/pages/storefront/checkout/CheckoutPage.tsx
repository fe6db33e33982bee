import type { ComponentType } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { NeedsScripts } from '../../../components/ui/NeedsScripts';
import { Placeholder } from '../../../components/ui/Placeholder';
import { useClientSearch } from '../../../components/ui/useClientSearch';
import { paths } from '../../../content/paths';
import { checkoutPage } from '../../../content/shop/checkoutPage';
import type { FormStep } from '../../../domain/checkout';
import { selectIsCartEmpty } from '../../../store/cart/cartSelectors';
import { selectCheckoutStep, selectOrder } from '../../../store/checkout/checkoutSelectors';
import { useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../store/persistence/persistenceSlice';
import { BillingStep } from './BillingStep';
import styles from './CheckoutPage.module.css';
import { CheckoutSummary } from './CheckoutSummary';
import { Confirmation } from './Confirmation';
import { ContactStep } from './ContactStep';
import { PaymentStep } from './PaymentStep';
import { StepList } from './StepList';
import { useFocusOnStep } from './useFocusOnStep';

const formSteps: Readonly<Record<FormStep, ComponentType>> = {
  contact: ContactStep,
  billing: BillingStep,
  payment: PaymentStep,
};

/** The checkout. Which step it shows is in the URL, as far as the form allows. */
function CheckoutPage() {
  const isKnown = useAppSelector(selectIsRehydrated);
  return (
    <Page fillsScreen>
      <Meta {...checkoutPage.meta} path={paths.checkout} noindex />
      <div className={styles.header}>
        <PageHeader title="Checkout" />
      </div>
      <NeedsScripts what="The checkout" />
      {isKnown ? <CurrentStep /> : <Placeholder label="Your order is being read." rows={3} />}
    </Page>
  );
}

function CurrentStep() {
  const [search] = useClientSearch();
  const requested = search.get('step');
  const step = useAppSelector((state) => selectCheckoutStep(state, requested));
  const order = useAppSelector(selectOrder);
  const isEmpty = useAppSelector(selectIsCartEmpty);
  useFocusOnStep(step);

  switch (step) {
    case 'confirmation':
      return order ? (
        <>
          <StepList current={step} />
          <Confirmation order={order} />
        </>
      ) : (
        <NothingToCheckOut />
      );
    case 'contact':
    case 'billing':
    case 'payment': {
      if (isEmpty) return <NothingToCheckOut />;
      if (step !== requested) return <Navigate to={paths.checkoutStep(step)} replace />;
      const Step = formSteps[step];
      return (
        <>
          <StepList current={step} />
          <div className={styles.layout}>
            <aside aria-label="Your order">
              <CheckoutSummary />
            </aside>
            <Step />
          </div>
        </>
      );
    }
  }
}

function NothingToCheckOut() {
  return (
    <div className={styles.empty}>
      <h2>There is nothing to check out</h2>
      <p>{checkoutPage.empty}</p>
      <ButtonLink to={paths.shop}>Go to the shop</ButtonLink>
      <Link to={paths.orders}>Your orders</Link>
    </div>
  );
}

export { CheckoutPage as Component };
