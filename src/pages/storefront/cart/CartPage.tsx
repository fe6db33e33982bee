import { MessageCircle, Mail, Phone } from 'lucide-react';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useIsInView } from '../../../components/hooks/useIsInView';
import { Page, PageHeader } from '../../../components/layout/Page';
import { EmptyState } from '../../../components/shop/EmptyState';
import { OrderSummary } from '../../../components/shop/OrderSummary';
import { useCartRenewals } from '../../../components/shop/useCartRenewals';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/seo/Meta';
import { NeedsScripts } from '../../../components/ui/NeedsScripts';
import { Price } from '../../../components/ui/Price';
import { Placeholder } from '../../../components/ui/Placeholder';
import { company } from '../../../content/company';
import { paths } from '../../../content/paths';
import { totalOf } from '../../../domain/money';
import { cartPage } from '../../../content/shop/cartPage';
import { emptyState, loadingTexts, quantityTexts } from '../../../content/shop/sharedTexts';
import {
  selectCartDue,
  selectCartYearlyDiscount,
  selectIsCartEmpty,
} from '../../../store/cart/cartSelectors';
import { useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
import { CART_LINES, CartLines } from '../../../components/shop/CartLines';
import { DemoItemsNotice } from '../../../components/shop/DemoItemsNotice';
import { focusInvalidQuantity } from '../../../components/shop/invalidQuantity';
import { CartActions } from './CartActions';
import { SharedCartDeclined, SharedCartOffer, SharedCartUndo } from './SharedCartOffer';
import { useSharedCart } from './useSharedCart';
import styles from './CartPage.module.css';

/** Shows the visitor's cart, or the offer of a shared one. */
export function Component() {
  return (
    <Page fillsScreen>
      <Meta {...cartPage.meta} path={paths.cart} noindex />
      <PageHeader title="Cart" isCompact />
      <NeedsScripts what="The cart" />
      <OwnOrSharedCart />
    </Page>
  );
}

function OwnOrSharedCart() {
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const { linkText, choose, declined, showAgain } = useSharedCart();
  if (!isRehydrated) return <CartPlaceholder />;
  if (linkText !== null) return <SharedCartOffer text={linkText} onChoose={choose} />;
  return (
    <>
      <SharedCartUndo />
      {declined !== null && <SharedCartDeclined onShow={showAgain} />}
      <CartContent />
    </>
  );
}

function CartContent() {
  const isEmpty = useAppSelector(selectIsCartEmpty);
  const summary = useRef<HTMLElement>(null);
  return (
    <div className={styles.layout}>
      <div>
        <DemoItemsNotice list="cart" listId={CART_LINES} />
        {!isEmpty && <p className={styles.counts}>{quantityTexts.counts}</p>}
        <CartLines />
        <CartActions />
        {!isEmpty && <ToCheckout summary={summary} />}
        {isEmpty && <EmptyState title={emptyState.cart} text={cartPage.empty} />}
      </div>
      <aside ref={summary} className={styles.side} aria-label="Summary and support">
        {!isEmpty && <Summary />}
        <Support />
        <p>
          <Link to={paths.orders}>{cartPage.orders}</Link>
        </p>
      </aside>
    </div>
  );
}

/** In view once its first lines are; also when it's above the window. */
const REACHED = '100000px 0px -140px 0px';

/** Keeps the total and the checkout button at the bottom of a narrow window until the summary is in view. */
function ToCheckout({ summary }: { readonly summary: RefObject<HTMLElement | null> }) {
  const due = useAppSelector(selectCartDue);
  if (useIsInView(summary, REACHED)) return null;
  return (
    <p className={styles.toCheckout} data-screen-only>
      <span>
        Total due today <Price cents={totalOf(due)} />
      </span>
      <CheckoutLink>Checkout</CheckoutLink>
    </p>
  );
}

/** Leads to the checkout, unless a typed quantity is invalid. */
function CheckoutLink({ children }: { readonly children: string }) {
  return (
    <ButtonLink
      to={paths.checkout}
      onClick={(event) => {
        const isInvalid = focusInvalidQuantity();
        if (isInvalid) event.preventDefault();
      }}
    >
      {children}
    </ButtonLink>
  );
}

/**
 * Shown in the prerendered page and by React's first render of it (`app/start.tsx`). Support renders after that, so that it
 * doesn't shift when lines appear above it; without scripts it renders at once.
 */
function CartPlaceholder() {
  return (
    <>
      <Placeholder label={loadingTexts.cart} rows={3} />
      <noscript>
        <Support />
      </noscript>
    </>
  );
}

function Summary() {
  const due = useAppSelector(selectCartDue);
  const yearlyDiscount = useAppSelector(selectCartYearlyDiscount);
  const renewals = useCartRenewals();
  return (
    <OrderSummary due={due} yearlyDiscount={yearlyDiscount} renewals={renewals}>
      <CheckoutLink>Proceed to Checkout</CheckoutLink>
      <Link to={paths.shop} className={styles.back}>
        Continue Shopping
      </Link>
    </OrderSummary>
  );
}

function Support() {
  return (
    <section className={styles.support} aria-labelledby="support">
      <h2 id="support">{cartPage.support.title}</h2>
      <p>{cartPage.support.text}</p>
      <ul role="list">
        <li>
          <MessageCircle aria-hidden="true" />
          <Link to={paths.demo('conversational-ai-assistant')}>Chat with us</Link>
        </li>
        <li>
          <Phone aria-hidden="true" />
          <a href={company.phone.href}>{company.phone.display}</a>
        </li>
        <li>
          <Mail aria-hidden="true" />
          <a href={`mailto:${company.email.sales}`} translate="no">
            {company.email.sales}
          </a>
        </li>
      </ul>
    </section>
  );
}
