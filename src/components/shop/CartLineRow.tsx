import { Heart, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cartLineTexts } from '../../content/shop/cartLines';
import { demoItemsTexts } from '../../content/shop/demoItems';
import { ProductCover } from '../art/ProductCover';
import { Button } from '../ui/Button';
import { Price } from '../ui/Price';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { QuantityField } from '../fields/QuantityField';
import { focusAfterRender } from '../hooks/focus';
import { SelectField } from '../fields/SelectField';
import { billingOptions, savingOfYear } from '../../content/billing';
import { paths } from '../../content/paths';
import { productSummaries } from '../../content/lists/productSummaries.computed';
import type { BillingPeriod } from '../../domain/billing';
import { billingOffers } from '../../domain/billingOffers';
import type { LineKey } from '../../domain/cart';
import { lineAmount, lineKey } from '../../domain/cart';
import type { CartLineView } from '../../store/cart/cartSelectors';
import { changeBilling } from '../../store/cart/changeBilling';
import { lineRemoved, quantityChanged, lineMoved } from '../../store/cart/cartSlice';
import { selectIsMarkedSample } from '../../store/demoItems/demoItemsSelectors';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCanMerge, selectLineName } from '../../store/cart/lineSelectors';
import styles from './CartLines.module.css';
import { undoButtonId } from './RemovedRow';

/** Id of the link to the line's product, which gets focus after an undo. */
export const lineLinkId = (key: LineKey): string => `line-${key}`;
const billingId = (key: LineKey): string => `billing-${key}`;

interface CartLineRowProps {
  readonly line: CartLineView;
  /** Called when the line's key changes with its billing period. */
  readonly onKeyChange: (from: LineKey, to: LineKey) => void;
  /** Announces a change of the line to screen readers. */
  readonly announce: (news: string) => void;
}

/**
 * A cart line. Memoized: `selectCartLines` has the same object until the line changes, so only its row renders. Takes the
 * line, because a row that took its key would have to handle a line that has just gone.
 */
export const CartLineRow = memo(function CartLineRow({ line, onKeyChange, announce }: CartLineRowProps) {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectLineName(state, line));
  const canMerge = useAppSelector((state) => selectCanMerge(state, line));
  const isMarked = useAppSelector((state) => selectIsMarkedSample(state, line.key));
  /** The quantity as typed while it isn't valid; null otherwise. */
  const [draft, setDraft] = useState<string | null>(null);
  const { key, product, billing, quantity, unitPrice, amount } = line;
  const offers = billingOffers(
    (period) => lineAmount(product.priceCents, { quantity, billing: period }),
    billing,
  );
  const best = offers.best.billing;
  const row = useRef<HTMLLIElement>(null);
  const remove = (next: EventTarget | null) => {
    // Keeps focus on the control that the visitor moved to, if it's outside this line.
    const staysThere = next instanceof Node && !row.current?.contains(next);
    dispatch(lineRemoved({ key }));
    announce(cartLineTexts.removed(name));
    if (!staysThere) focusAfterRender(undoButtonId(key));
  };
  const changePeriod = (period: BillingPeriod) => {
    const outcome = dispatch(changeBilling(key, period));
    if (outcome.kind !== 'stayed') onKeyChange(key, lineKey({ productId: product.id, billing: period }));
    const other = cartLineTexts.lineName(product.name, period);
    if (outcome.kind === 'merged') announce(cartLineTexts.merged(other, outcome.quantity));
    else if (outcome.kind === 'stayed' && outcome.movedUnits > 0)
      announce(cartLineTexts.full(other, outcome.movedUnits));
    else announce('');
  };
  const moveToWishlist = () => {
    dispatch(lineMoved({ key, productId: product.id }));
    announce(cartLineTexts.moved(name));
    focusAfterRender(undoButtonId(key));
  };
  return (
    <li ref={row} className={styles.row}>
      <ProductCover productId={product.id} alt="" lettered={false} className={styles.picture} />
      <div>
        <h2 className={styles.name}>
          <Link id={lineLinkId(key)} to={paths.product(product.id)}>
            {name}
          </Link>
        </h2>
        <p className={styles.unit}>
          <Price cents={unitPrice} per={billing} /> {cartLineTexts.each}
          {isMarked && <strong> {demoItemsTexts.mark(quantity)}</strong>}
        </p>
        <p className={styles.features}>{productSummaries[product.id].highlights.join(' · ')}</p>
      </div>
      <div className={styles.controls}>
        <SelectField
          id={billingId(key)}
          label={cartLineTexts.billing}
          accessibleName={cartLineTexts.billingOf(name)}
          options={billingOptions}
          value={billing}
          className={styles.billing}
          onChange={changePeriod}
        />
        <QuantityField
          id={`quantity-${key}`}
          label={cartLineTexts.quantityOf(name)}
          caption={cartLineTexts.quantity}
          quantity={quantity}
          draft={draft}
          onDraft={setDraft}
          amount={amount}
          onRemove={remove}
          onChange={(newQuantity) => {
            dispatch(quantityChanged({ key, quantity: newQuantity }));
          }}
        />
        <div className={styles.saving}>
          <p>{savingOfYear(offers)}</p>
          {canMerge && best !== billing && (
            <>
              <p className={styles.twice}>{cartLineTexts.isTwice}</p>
              <Button
                variant="quiet"
                aria-label={`${cartLineTexts.switchTo(best)}: ${name}`}
                onClick={() => {
                  changePeriod(best);
                  // This button is gone.
                  focusAfterRender(billingId(lineKey({ productId: product.id, billing: best })));
                }}
              >
                {cartLineTexts.switchTo(best)}
              </Button>
            </>
          )}
        </div>
        <div className={styles.actions}>
          <Button variant="quiet" aria-label={`${cartLineTexts.move}: ${name}`} onClick={moveToWishlist}>
            <Heart aria-hidden="true" /> {cartLineTexts.move}
          </Button>
          <Button
            variant="quiet"
            aria-label={`${cartLineTexts.remove} ${name}`}
            onClick={() => {
              remove(null);
            }}
          >
            <Trash2 aria-hidden="true" /> {cartLineTexts.remove}
          </Button>
        </div>
        <p className={styles.amount}>
          <VisuallyHidden>{cartLineTexts.total} </VisuallyHidden>
          <Price cents={amount} />
        </p>
      </div>
    </li>
  );
});
