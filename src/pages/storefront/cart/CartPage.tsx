import { MessageCircle, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/layout/Page';
import { EmptyState } from '../../../components/shop/EmptyState';
import { FullLines } from '../../../components/shop/FullLines';
import { OrderSummary } from '../../../components/shop/OrderSummary';
import { UndoNotice } from '../../../components/shop/UndoNotice';
import { useCartRenewals } from '../../../components/shop/useCartRenewals';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/seo/Meta';
import { NeedsScripts } from '../../../components/ui/NeedsScripts';
import { Price } from '../../../components/ui/Price';
import { Placeholder } from '../../../components/ui/Placeholder';
import { useHydratedSearchParams } from '../../../components/hooks/useAfterHydration';
import { useFocusOnChange } from '../../../components/hooks/focus';
import { company } from '../../../content/company';
import { listInLink } from '../../../domain/links';
import { paths } from '../../../content/paths';
import type { CartLine } from '../../../domain/cart';
import { totalOf } from '../../../domain/money';
import type { SharedCartChoice } from '../../../content/shop/cartPage';
import { cartPage } from '../../../content/shop/cartPage';
import { emptyState, loadingTexts, quantityTexts } from '../../../content/shop/sharedTexts';
import { selectCartDue, selectCartYearlySaving, selectIsCartEmpty } from '../../../store/cart/cartSelectors';
import { sharedCartAdded } from '../../../store/cart/cartSlice';
import { sharedCartTaken } from '../../../store/sharedActions';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
import { linesAfter } from '../../../store/undo/cartRows';
import { selectLatestChange } from '../../../store/undo/undoSelectors';
import type { Cause } from '../../../store/undo/undoSlice';
import { CART_LINES, CartLines } from '../../../components/shop/CartLines';
import { DemoItemsNotice } from '../../../components/shop/DemoItemsNotice';
import { focusInvalidQuantity } from '../../../components/shop/invalidQuantity';
import { CartActions } from './CartActions';
import { SHARED_CART, SharedCartOffer, SharedCartDeclined } from './SharedCartOffer';
import { SHARED_LINES } from './sharedCart';
import styles from './CartPage.module.css';

const UNDO = 'undo-shared';
const SHOW_AGAIN = 'show-shared';
const sharedCauses = ['sharedCartTaken', 'sharedCartAdded'] as const satisfies readonly Cause[];

/** The visitor's choice that led to each undoable change. */
const choiceOf: Readonly<Record<(typeof sharedCauses)[number], 'replace' | 'add'>> = {
  sharedCartTaken: 'replace',
  sharedCartAdded: 'add',
};

/** Shows the visitor's cart, or the offer of a shared one. */
export function Component() {
  const dispatch = useAppDispatch();
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const [search, setSearch] = useHydratedSearchParams();
  const shared = listInLink(search, SHARED_LINES);
  const change = useAppSelector((state) => selectLatestChange(state, sharedCauses));
  /** The shared cart that was last declined, as written in the URL. */
  const [declined, setDeclined] = useState<string | null>(null);
  useFocusOnChange(
    isRehydrated ? shared : undefined,
    ...(shared === null ? [SHOW_AGAIN, UNDO, CART_LINES] : [SHARED_CART]),
  );

  const choose = (choice: SharedCartChoice, text: string, lines: readonly CartLine[]) => {
    switch (choice) {
      case 'replace':
        dispatch(sharedCartTaken({ lines }));
        break;
      case 'add':
        dispatch(sharedCartAdded({ lines }));
        break;
      case 'keep':
        setDeclined(text);
        break;
    }
    setSearch({}, { replace: true });
  };

  return (
    <Page fillsScreen>
      <Meta {...cartPage.meta} path={paths.cart} noindex />
      <PageHeader title="Cart" isCompact />
      <NeedsScripts what="The cart" />
      {isRehydrated && shared === null && (
        <>
          <UndoNotice
            change={change}
            buttonId={UNDO}
            label={cartPage.sharedUndo[choiceOf[change?.cause ?? 'sharedCartTaken']]}
            backTo={CART_LINES}
            undone={cartPage.sharedUndone}
          >
            {change && cartPage.sharedDone[choiceOf[change.cause]]}{' '}
            {change?.cause === 'sharedCartAdded' && <FullLines added={linesAfter(change)} />}
          </UndoNotice>
          {declined !== null && (
            <SharedCartDeclined
              buttonId={SHOW_AGAIN}
              onShow={() => {
                setDeclined(null);
                setSearch({ [SHARED_LINES]: declined }, { replace: true });
              }}
            />
          )}
        </>
      )}
      {!isRehydrated ? (
        <UnknownCart />
      ) : shared === null ? (
        <CartContent />
      ) : (
        <SharedCartOffer
          text={shared}
          onChoose={(choice, lines) => {
            choose(choice, shared, lines);
          }}
        />
      )}
    </Page>
  );
}

function CartContent() {
  const isEmpty = useAppSelector(selectIsCartEmpty);
  return (
    <div className={styles.layout}>
      <div>
        <DemoItemsNotice list="cart" listId={CART_LINES} />
        {!isEmpty && <p className={styles.counts}>{quantityTexts.counts}</p>}
        <CartLines />
        <CartActions />
        {!isEmpty && <ToCheckout />}
        {isEmpty && <EmptyState title={emptyState.cart} text={cartPage.empty} />}
      </div>
      <aside className={styles.side} aria-label="Summary and support">
        {!isEmpty && <Summary />}
        <Support />
        <p>
          <Link to={paths.savedData}>{cartPage.insideTheStore}</Link>
        </p>
        <p>
          <Link to={paths.orders}>{cartPage.orders}</Link>
        </p>
      </aside>
    </div>
  );
}

/** Keeps the total and the checkout button at the bottom of a narrow window until the summary is in view. */
function ToCheckout() {
  const due = useAppSelector(selectCartDue);
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
        if (focusInvalidQuantity()) event.preventDefault();
      }}
    >
      {children}
    </ButtonLink>
  );
}

/**
 * Shows a placeholder until saved state is loaded. Support renders after that, so that it doesn't shift when lines
 * appear above it; without scripts it renders at once.
 */
function UnknownCart() {
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
  const yearlySaving = useAppSelector(selectCartYearlySaving);
  const renewals = useCartRenewals();
  return (
    <OrderSummary due={due} yearlySaving={yearlySaving} renewals={renewals}>
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
