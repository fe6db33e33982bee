import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ProductGrid } from '../../../components/shop/ProductGrid';
import { Button, ButtonLink } from '../../../components/ui/Button';
import { NoticeBar } from '../../../components/ui/NoticeBar';
import { paths } from '../../../content/paths';
import { ownListTexts, sharedListTexts, wishlistPage } from '../../../content/shop/wishlistPage';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
import { selectIsWishlisted } from '../../../store/wishlist/wishlistSelectors';
import { sharedListAdded } from '../../../store/wishlist/wishlistSlice';
import { findProduct } from '../../../content/products/catalog';
import type { Product } from '../../../content/products/types';
import styles from './SharedWishlist.module.css';

export function SharedWishlist({ list: { products, unknown } }: { readonly list: SharedList }) {
  const { title, text } = products.length === 0 ? wishlistPage.sharedEmpty : wishlistPage.shared;
  return (
    <section aria-labelledby="shared" className={styles.shared}>
      <div className={styles.head}>
        <h2 id="shared" tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        {unknown > 0 && products.length > 0 && <NoticeBar>{sharedListTexts.unknown(unknown)}</NoticeBar>}
        {products.length === 0 ? (
          <div className={styles.actions}>
            <ButtonLink to={paths.shop}>{ownListTexts.toShop}</ButtonLink>
            <ButtonLink variant="outline" to={paths.wishlist}>
              {sharedListTexts.open}
            </ButtonLink>
          </div>
        ) : (
          <AddToOwnList products={products} />
        )}
      </div>
      <ProductGrid products={products} heading="h3" />
    </section>
  );
}

function AddToOwnList({ products }: Pick<SharedList, 'products'>) {
  const dispatch = useAppDispatch();
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const areAllMine = useAppSelector((state) => products.every(({ id }) => selectIsWishlisted(state, id)));
  const [isTaken, setIsTaken] = useState(false);
  return (
    <div className={styles.actions}>
      <Button
        disabled={!isRehydrated}
        onClick={() => {
          dispatch(sharedListAdded({ productIds: products.map(({ id }) => id) }));
          setIsTaken(true);
        }}
      >
        {sharedListTexts.add}
      </Button>
      <ButtonLink variant="outline" to={paths.wishlist}>
        {sharedListTexts.open}
      </ButtonLink>
      <p role="status" className={styles.status}>
        {isTaken && areAllMine && (
          <>
            {sharedListTexts.added} <Link to={paths.wishlist}>{sharedListTexts.see}</Link>
          </>
        )}
      </p>
    </div>
  );
}

interface SharedList {
  readonly products: readonly Product[];
  /** Number of entries that the shop doesn't sell. */
  readonly unknown: number;
}

/** Reads a shared list from its link (`/wishlist?items=a,b`), in order and without duplicates. */
export function readSharedList(items: string): SharedList {
  const ids = new Set(
    items
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  );
  const products = [...ids].map(findProduct).filter((product) => product !== undefined);
  return { products, unknown: ids.size - products.length };
}
