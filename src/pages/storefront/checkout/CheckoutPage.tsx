import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { NeedsScripts } from '../../../components/ui/NeedsScripts';
import { Placeholder } from '../../../components/ui/Placeholder';
import { useClientSearch } from '../../../components/ui/useClientSearch';
import { paths } from '../../../content/paths';
import { checkoutPage } from '../../../content/shop/checkoutPage';
import { selectIsCartEmpty } from '../../../store/cart/cartSelectors';
import { selectCheckoutStep, selectOrder } from '../../../store/checkout/checkoutSelectors';
import { checkoutLeft } from '../../../store/checkout/checkoutSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../store/persistence/persistenceSlice';
import styles from './CheckoutPage.module.css';
import { CheckoutStepForm } from './CheckoutStepForm';
import { CheckoutSummary } from './CheckoutSummary';
import { Confirmation } from './Confirmation';
import { StepList } from './StepList';

/** The checkout. Which step it shows is in the URL, as far as the form allows. */
function CheckoutPage() {
  const isKnown = useAppSelector(selectIsRehydrated);
  useForgetCardOnLeaving();
  return (
    <Page>
      <Meta {...checkoutPage.meta} path={paths.checkout} noindex />
      <PageHeader title="Checkout" />
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

  if (step === 'confirmation' && order) {
    return (
      <>
        <StepList current={step} />
        <Confirmation order={order} />
      </>
    );
  }
  if (step === 'confirmation' || isEmpty) return <NothingToCheckOut />;
  if (step !== requested) return <Navigate to={paths.checkoutStep(step)} replace />;
  return (
    <>
      <StepList current={step} />
      <div className={styles.layout}>
        {/* Each step starts with no errors shown and takes the focus, so it is a form of its own. */}
        <CheckoutStepForm key={step} step={step} />
        <aside aria-label="Your order">
          <CheckoutSummary />
        </aside>
      </div>
    </>
  );
}

function NothingToCheckOut() {
  return (
    <div className={styles.empty}>
      <h2>There is nothing to check out</h2>
      <p>{checkoutPage.empty}</p>
      <ButtonLink to={paths.shop}>Go to the shop</ButtonLink>
    </div>
  );
}

/** Card data must not outlive the page that asks for it, not even in memory or in the back/forward cache. */
function useForgetCardOnLeaving() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const forget = () => {
      dispatch(checkoutLeft());
    };
    window.addEventListener('pagehide', forget);
    return () => {
      window.removeEventListener('pagehide', forget);
      forget();
    };
  }, [dispatch]);
}

export { CheckoutPage as Component };
