import type { ComponentType } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/layout/Page';
import { EmptyState } from '../../../components/shop/EmptyState';
import { Meta } from '../../../components/seo/Meta';
import { NeedsScripts } from '../../../components/ui/NeedsScripts';
import { Placeholder } from '../../../components/ui/Placeholder';
import { useHydratedSearchParams } from '../../../components/hooks/useAfterHydration';
import { paths } from '../../../content/paths';
import { checkoutPage } from '../../../content/shop/checkoutPage';
import { emptyState, loadingTexts } from '../../../content/shop/sharedTexts';
import type { CheckoutStep, FormStep } from '../../../domain/checkout';
import { selectIsCartEmpty } from '../../../store/cart/cartSelectors';
import { selectCheckoutStep, selectPlacedOrder } from '../../../store/checkout/checkoutSelectors';
import { selectPlacedDetails } from '../../../store/checkout/checkoutSlice';
import { useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
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

/** Shows the step that the URL asks for, if the state allows it. */
export function Component() {
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const [search] = useHydratedSearchParams();
  const requested = search.get('step');
  const step = useAppSelector((state) => selectCheckoutStep(state, requested));
  const isCartEmpty = useAppSelector(selectIsCartEmpty);
  const isNothing = isCartEmpty && step !== 'confirmation';
  useStepUrl(step, isRehydrated && !isNothing ? requested : undefined);
  const { title } = checkoutPage.meta;
  return (
    <Page fillsScreen>
      <Meta
        {...checkoutPage.meta}
        title={isRehydrated && !isNothing ? checkoutPage.titleOf(step) : title}
        path={paths.checkout}
        noindex
      />
      {/* The confirmation has its own heading, which thanks the visitor. */}
      {!(isRehydrated && step === 'confirmation') && <PageHeader title={title} isCompact />}
      <NeedsScripts what="Checkout" />
      {!isRehydrated ? (
        <Placeholder label={loadingTexts.order} rows={3} />
      ) : isNothing ? (
        <NothingToCheckOut />
      ) : (
        <CurrentStep step={step} />
      )}
    </Page>
  );
}

/**
 * Replaces the URL of an unavailable step with that of the step shown, so that Back moves step by step. Doesn't
 * react to state changes alone, so that jumps in Redux DevTools work.
 * @param requested undefined until a step is shown
 */
function useStepUrl(step: CheckoutStep, requested: string | null | undefined): void {
  const navigate = useNavigate();
  const correct = useEffectEvent(() => {
    // Without a scroll reset: the visitor may have scrolled while the page loaded.
    if (step !== requested)
      void navigate(paths.checkoutStep(step), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (requested !== undefined) correct();
  }, [requested]);
}

interface CurrentStepProps {
  readonly step: CheckoutStep;
}

function CurrentStep({ step }: CurrentStepProps) {
  const order = useAppSelector(selectPlacedOrder);
  const details = useAppSelector(selectPlacedDetails);
  useFocusOnStep(step);

  if (step === 'confirmation') {
    return (
      order && (
        <div className={styles.confirmed}>
          <Confirmation order={order} details={details} />
        </div>
      )
    );
  }
  const Step = formSteps[step];
  return (
    <div className={styles.layout}>
      <StepList current={step} />
      <aside aria-label="Your order">
        <CheckoutSummary />
      </aside>
      <Step />
    </div>
  );
}

function NothingToCheckOut() {
  return (
    <EmptyState title={emptyState.cart} text={checkoutPage.empty}>
      <Link to={paths.orders}>Your orders</Link>
    </EmptyState>
  );
}
