import { MessageCircle, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page, PageHeader } from '../../../components/layout/Page';
import { OrderSummary } from '../../../components/shop/OrderSummary';
import { useCartRenewals } from '../../../components/shop/useCartRenewals';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { NeedsScripts } from '../../../components/ui/NeedsScripts';
import { Placeholder } from '../../../components/ui/Placeholder';
import { passFocus } from '../../../components/ui/passFocus';
import { useClientSearch } from '../../../components/ui/useClientSearch';
import { useFocusOnChange } from '../../../components/ui/useFocusOnChange';
import { company } from '../../../content/company';
import { paths } from '../../../content/paths';
import type { CartLine } from '../../../domain/cart';
import type { SharedCartChoice } from '../../../content/shop/cartPage';
import { cartPage } from '../../../content/shop/cartPage';
import { quantityCounts } from '../../../content/shop/quantityCounts';
import { selectCartDue, selectCartYearlySaving, selectIsCartEmpty } from '../../../store/cart/cartSelectors';
import { selectAllCartLines } from '../../../store/cart/cartRows';
import { cartReplaced, sharedCartAdded } from '../../../store/cart/cartSlice';
import { sharedCartTaken } from '../../../store/events';
import { selectIsFillingAnswered } from '../../../store/filling/fillingSelectors';
import { fillingReplaced } from '../../../store/filling/fillingSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../store/persistence/persistenceSlice';
import { CART_LINES, CartLines } from '../../../components/shop/CartLines';
import { FillingNotice } from '../../../components/shop/FillingNotice';
import { CartActions } from './CartActions';
import { SharedCartNotice } from './SharedCartNotice';
import { SHARED_CART, SharedCartOffer } from './SharedCartOffer';
import { SHARED_LINES } from './sharedCart';
import styles from './CartPage.module.css';

/** What the visitor chose to do with a shared cart, with what it takes to undo it. */
interface ChosenCart {
  readonly choice: SharedCartChoice;
  /** The shared lines as the address had them. */
  readonly text: string;
  /** The visitor's own lines until then. */
  readonly before: readonly CartLine[];
  /** Whether the visitor had answered by then what is to become of the demo's own products. */
  readonly wasFillingAnswered: boolean;
  readonly isUndone: boolean;
}

/** The cart, or one that somebody shared by a link. */
function CartPage() {
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(selectIsRehydrated);
  const own = useAppSelector(selectAllCartLines);
  const isFillingAnswered = useAppSelector(selectIsFillingAnswered);
  const [search, setSearch] = useClientSearch();
  const shared = search.get(SHARED_LINES);
  const [chosen, setChosen] = useState<ChosenCart | null>(null);
  useFocusOnChange(isKnown ? shared : undefined, shared === null ? CART_LINES : SHARED_CART);

  const choose = (choice: SharedCartChoice, text: string, lines: readonly CartLine[]) => {
    setChosen({ choice, text, before: own, wasFillingAnswered: isFillingAnswered, isUndone: false });
    switch (choice) {
      case 'replace':
        dispatch(sharedCartTaken({ lines }));
        break;
      case 'add':
        dispatch(sharedCartAdded({ lines }));
        break;
      case 'keep':
        break;
    }
    setSearch({}, { replace: true });
  };
  const undo = (undone: ChosenCart) => {
    const { choice, text, before, wasFillingAnswered } = undone;
    setChosen({ ...undone, isUndone: true });
    switch (choice) {
      case 'replace':
        dispatch(cartReplaced({ lines: before }));
        dispatch(fillingReplaced({ isAnswered: wasFillingAnswered }));
        passFocus(CART_LINES);
        break;
      case 'add':
        dispatch(cartReplaced({ lines: before }));
        passFocus(CART_LINES);
        break;
      case 'keep':
        setSearch({ [SHARED_LINES]: text }, { replace: true });
        break;
    }
  };

  return (
    <Page fillsScreen>
      <Meta {...cartPage.meta} path={paths.cart} noindex />
      <PageHeader title="Cart" />
      <NeedsScripts what="The cart" />
      <SharedCartNotice
        // The page may go on showing the offer for a moment, until the address is without it.
        chosen={shared === null || chosen?.isUndone ? chosen : null}
        onUndo={() => {
          if (chosen) undo(chosen);
        }}
      />
      {!isKnown ? (
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
        <FillingNotice place="cart" listId={CART_LINES} />
        {!isEmpty && <p className={styles.counts}>{quantityCounts}</p>}
        <CartLines />
        <CartActions />
        {isEmpty && (
          <div className={styles.empty}>
            <h2>Your cart is empty</h2>
            <p>{cartPage.empty}</p>
            <ButtonLink to={paths.shop}>Go to the shop</ButtonLink>
          </div>
        )}
      </div>
      <aside className={styles.side} aria-label="Summary and support">
        {!isEmpty && <Summary />}
        <Support />
        <p>
          <Link to={paths.store}>{cartPage.insideTheStore}</Link>
        </p>
        <p>
          <Link to={paths.orders}>{cartPage.orders}</Link>
        </p>
      </aside>
    </div>
  );
}

/** Support is below the lines, so its place is not known before they are; without scripts nothing else comes. */
function UnknownCart() {
  return (
    <>
      <Placeholder label="Your cart is being read." rows={3} />
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
      <ButtonLink to={paths.checkout}>Proceed to Checkout</ButtonLink>
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
          <Link to={paths.supportInquiry}>Chat with us</Link>
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

export { CartPage as Component };
