import { Heart, Trash2 } from 'lucide-react';
import type { Dispatch, SetStateAction } from 'react';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { cartLineTexts } from '../../content/shop/cartLines';
import { ProductCover } from '../art/products/ProductCover';
import { Button } from '../ui/Button';
import { Price } from '../ui/Price';
import { QuantityField } from '../fields/QuantityField';
import { focusAfterRender } from '../hooks/focus';
import { SelectField } from '../fields/SelectField';
import { billingOptions, savingOfYear } from '../../content/billing';
import { paths } from '../../content/paths';
import { productSummaries } from '../../content/lists/productSummaries.computed';
import type { BillingPeriod } from '../../domain/billing';
import { billingOffers } from '../../domain/billingOffers';
import { lineAmount, lineKey } from '../../domain/cart';
import type { CartLineView } from '../../store/cart/cartSelectors';
import { selectCartLines } from '../../store/cart/cartSelectors';
import { billingChanged, lineRemoved, quantityChanged } from '../../store/cart/cartSlice';
import { lineMoved } from '../../store/sharedActions';
import { useAppStore } from '../../store/hooks';
import styles from './CartLines.module.css';

/**
 * Quantities as typed, by line key, while they aren't valid. The list keeps them, because a line with another
 * billing period is another row.
 */
export type QuantityDrafts = Readonly<Record<string, string | null>>;

interface CartRowProps {
  readonly line: CartLineView;
  /** The product's name, with the billing period if the product has two lines. */
  readonly name: string;
  /** Whether another line of the product, with another billing period, has room for this one's units. */
  readonly canMerge: boolean;
  readonly heading: 'h2' | 'h3';
  readonly draft: string | null;
  readonly setDrafts: Dispatch<SetStateAction<QuantityDrafts>>;
  /** Announces a change of the line to screen readers. */
  readonly announce: (news: string) => void;
}

/** A cart line. Memoized, so that a change renders only its own line. */
export const CartRow = memo(function CartRow({
  line,
  name,
  canMerge,
  heading: Heading,
  draft,
  setDrafts,
  announce,
}: CartRowProps) {
  const store = useAppStore();
  const { key, product, billing, quantity, unitPrice, amount } = line;
  const offers = billingOffers(
    (period) => lineAmount(product.priceCents, { quantity, billing: period }),
    billing,
  );
  const best = offers.best.billing;
  const row = useRef<HTMLLIElement>(null);
  const setDraft = (text: string | null) => {
    setDrafts((drafts) => ({ ...drafts, [key]: text }));
  };
  const remove = (next: EventTarget | null) => {
    // Keeps focus on the control that the visitor moved to, if it's outside this line.
    const staysThere = next instanceof Node && !row.current?.contains(next);
    setDraft(null);
    store.dispatch(lineRemoved({ key }));
    announce(cartLineTexts.removed(name));
    if (!staysThere) focusAfterRender(`undo-${key}`);
  };
  const changePeriod = (period: BillingPeriod) => {
    store.dispatch(billingChanged({ key, billing: period }));
    const changed = lineKey({ productId: product.id, billing: period });
    const lines = selectCartLines(store.getState());
    const kept = lines.find((other) => other.key === changed);
    const isGone = lines.every((other) => other.key !== key);
    if (isGone && draft !== null) setDrafts((drafts) => ({ ...drafts, [key]: null, [changed]: draft }));
    const isMerged = kept && kept.quantity > quantity && isGone;
    if (isMerged) announce(cartLineTexts.merged(cartLineTexts.lineName(product.name, period), kept.quantity));
    // The period is part of the line's key, so this control was just remounted.
    queueMicrotask(() => document.getElementById(`billing-${changed}`)?.focus());
  };
  const moveToWishlist = () => {
    setDraft(null);
    store.dispatch(lineMoved({ key, productId: product.id }));
    announce(cartLineTexts.moved(name));
    focusAfterRender(`undo-${key}`);
  };
  return (
    <li ref={row} className={styles.row}>
      <ProductCover productId={product.id} alt="" lettered={false} className={styles.picture} />
      <div>
        <Heading className={styles.name}>
          <Link id={`line-${key}`} to={paths.product(product.id)}>
            {name}
          </Link>
        </Heading>
        <p className={styles.unit}>
          <Price cents={unitPrice} per={billing} /> {cartLineTexts.each}
        </p>
        <ul className={styles.features}>
          {productSummaries[product.id].highlights.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <SelectField
          id={`billing-${key}`}
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
          onChange={(changed) => {
            store.dispatch(quantityChanged({ key, quantity: changed }));
          }}
        />
        <div className={styles.saving}>
          <p>{savingOfYear(offers)}</p>
          {canMerge && best !== billing && (
            <>
              <p className={styles.twice}>{cartLineTexts.isTwice}</p>
              <Button
                variant="quiet"
                className={styles.switch}
                aria-label={`${cartLineTexts.switchTo(best)}: ${name}`}
                onClick={() => {
                  changePeriod(best);
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
          <Price cents={amount} />
        </p>
      </div>
    </li>
  );
});
