import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CART_LINES } from '../../../components/shop/CartLines';
import { FullLines } from '../../../components/shop/FullLines';
import { OrderSummary } from '../../../components/shop/OrderSummary';
import { UndoNotice } from '../../../components/shop/UndoNotice';
import { Button, ButtonLink } from '../../../components/ui/Button';
import { paths } from '../../../content/paths';
import { cartPage } from '../../../content/shop/cartPage';
import type { CartLine } from '../../../domain/cart';
import { formatMoney, totalOf } from '../../../domain/money';
import { counted } from '../../../domain/numerals';
import {
  dueOf,
  selectCartDue,
  selectCartItemCount,
  viewsOf,
  yearlyDiscountOf,
} from '../../../store/cart/cartSelectors';
import { selectHasOnlySamples } from '../../../store/demoItems/demoItemsSelectors';
import { useAppSelector } from '../../../store/hooks';
import { selectLatestChange } from '../../../store/undo/undoSelectors';
import { NoticeBar } from '../../../components/ui/NoticeBar';
import styles from './SharedCartOffer.module.css';
import { readSharedCart } from './sharedCart';

/** Id of the heading, which gets focus when the offer appears. */
export const SHARED_CART = 'shared';
/** Ids of the buttons that get focus when the offer is gone. */
export const UNDO_SHARED = 'undo-shared';
export const SHOW_SHARED = 'show-shared';

export type SharedCartChoice = 'replace' | 'add' | 'keep';

interface SharedCartOfferProps {
  /** The cart's lines, as written in the URL. */
  readonly text: string;
  readonly onChoose: (choice: SharedCartChoice, lines: readonly CartLine[]) => void;
}

/** Shows a shared cart and lets the visitor choose. Nothing changes until then. */
export function SharedCartOffer({ text, onChoose }: SharedCartOfferProps) {
  const sent = useMemo(() => readSharedCart(text), [text]);
  switch (sent.kind) {
    case 'refused':
      return (
        <section aria-labelledby={SHARED_CART} className={styles.offer}>
          <h2 id={SHARED_CART} tabIndex={-1}>
            {cartPage.sharedRefused}
          </h2>
          {sent.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <div className={styles.actions}>
            <ButtonLink to={paths.cart}>Open my cart</ButtonLink>
            <ButtonLink variant="outline" to={paths.shop}>
              Go to the shop
            </ButtonLink>
          </div>
        </section>
      );
    case 'cart':
      return (
        <section aria-labelledby={SHARED_CART} className={styles.offer}>
          <h2 id={SHARED_CART} tabIndex={-1}>
            {cartPage.shared.title}
          </h2>
          <p>{cartPage.shared.text}</p>
          {sent.notes.length > 0 && (
            <ul role="list" className={styles.notes}>
              {sent.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <SharedLines lines={sent.lines} />
          <Choices
            onChoose={(choice) => {
              onChoose(choice, sent.lines);
            }}
          />
        </section>
      );
  }
}

/** Shows the shared lines and their total. */
function SharedLines({ lines }: { readonly lines: readonly CartLine[] }) {
  const views = viewsOf(lines);
  return <OrderSummary lines={views} due={dueOf(views)} yearlyDiscount={yearlyDiscountOf(views)} />;
}

function Choices({ onChoose }: { readonly onChoose: (choice: SharedCartChoice) => void }) {
  const count = useAppSelector(selectCartItemCount);
  const due = useAppSelector(selectCartDue);
  // On a first visit, the cart has only samples, so "your own cart" needs an explanation.
  const hasOnlySamples = useAppSelector(selectHasOnlySamples);
  return (
    <>
      <p>
        {count === 0
          ? 'Your own cart is empty.'
          : `Your own cart has ${counted(count, 'item')}, ${formatMoney(totalOf(due))} with tax${hasOnlySamples ? ', all added by us for the demo' : ''}.`}
      </p>
      <div className={styles.actions}>
        {count > 0 && (
          <Button
            onClick={() => {
              onChoose('replace');
            }}
          >
            Replace my cart
          </Button>
        )}
        <Button
          variant={count > 0 ? 'outline' : 'solid'}
          onClick={() => {
            onChoose('add');
          }}
        >
          Add to my cart
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            onChoose('keep');
          }}
        >
          Keep mine
        </Button>
        <Link to={paths.shop} className={styles.shop}>
          Go to the shop
        </Link>
      </div>
    </>
  );
}

/** Says that a shared cart was taken or added, and lets the visitor undo it. */
export function SharedCartUndo() {
  const change = useAppSelector((state) => selectLatestChange(state, 'sharedCart'));
  return (
    <UndoNotice
      change={change}
      buttonId={UNDO_SHARED}
      label={change && cartPage.sharedUndo[change.cause]}
      backTo={CART_LINES}
      undone={cartPage.sharedUndone}
    >
      {change && cartPage.sharedDone[change.cause]} {change?.cause === 'sharedCartAdded' && <FullLines />}
    </UndoNotice>
  );
}

/** Says that the visitor's own cart was kept, and offers to show the shared one again. */
export function SharedCartDeclined({ onShow }: { readonly onShow: () => void }) {
  return (
    <div role="status">
      <NoticeBar
        actions={
          <Button id={SHOW_SHARED} variant="outline" onClick={onShow}>
            <Undo2 aria-hidden="true" /> Show it again
          </Button>
        }
      >
        {cartPage.sharedKept}
      </NoticeBar>
    </div>
  );
}
