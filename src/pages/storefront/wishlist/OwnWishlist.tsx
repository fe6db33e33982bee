import { useEffect, useRef } from 'react';
import { ProductGrid } from '../../../components/shop/ProductGrid';
import { ButtonLink } from '../../../components/ui/Button';
import { SelectField } from '../../../components/ui/SelectField';
import { paths } from '../../../content/paths';
import { wishlistPage } from '../../../content/shop/wishlistPage';
import type { WishlistSort } from '../../../domain/products';
import { wishlistSorts } from '../../../domain/products';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import {
  selectWishlistIds,
  selectWishlistProducts,
  selectWishlistRecommendations,
  selectWishlistSort,
} from '../../../store/wishlist/wishlistSelectors';
import { wishlistSortChosen } from '../../../store/wishlist/wishlistSlice';
import { BulkActions } from './BulkActions';
import styles from './OwnWishlist.module.css';
import { UndoNotice } from './UndoNotice';
import { WishlistRow } from './WishlistRow';
import { WishlistStats } from './WishlistStats';
import { WishlistSummary } from './WishlistSummary';

const sortLabels: Readonly<Record<WishlistSort, string>> = {
  'date-added': 'Date Added',
  'price-low': 'Price low-high',
  'price-high': 'Price high-low',
  name: 'Name',
  rating: 'Rating',
};
const sortOptions = wishlistSorts.map((value) => ({ value, label: sortLabels[value] }));

/** The visitor's own wishlist, and what else there is. */
export function OwnWishlist() {
  const dispatch = useAppDispatch();
  const products = useAppSelector(selectWishlistProducts);
  const recommendations = useAppSelector(selectWishlistRecommendations);
  const sort = useAppSelector(selectWishlistSort);
  const heading = useFocusAfterLoss();
  return (
    <>
      <WishlistStats />
      <div className={styles.layout}>
        <section aria-labelledby="products">
          <h2 id="products" ref={heading} tabIndex={-1} className={styles.heading}>
            {products.length === 0 ? wishlistPage.empty.title : 'Your products'}
          </h2>
          {products.length > 0 && (
            <div className={styles.toolbar}>
              <BulkActions />
              <SelectField
                id="sort"
                label="Sort by"
                options={sortOptions}
                value={sort}
                className={styles.sort}
                onChange={(chosen) => {
                  dispatch(wishlistSortChosen({ sort: chosen }));
                }}
              />
            </div>
          )}
          <UndoNotice />
          {products.length === 0 ? (
            <div className={styles.empty}>
              <p>{wishlistPage.empty.text}</p>
              <ButtonLink to={paths.shop}>Go to the shop</ButtonLink>
            </div>
          ) : (
            <ul role="list" aria-labelledby="products">
              {products.map((product) => (
                <WishlistRow key={product.id} product={product} />
              ))}
            </ul>
          )}
        </section>
        {products.length > 0 && (
          <aside className={styles.side} aria-label="Summary">
            <WishlistSummary />
          </aside>
        )}
      </div>
      {recommendations.length > 0 && (
        <section aria-labelledby="recommendations" className={styles.recommendations}>
          <div>
            <h2 id="recommendations">{wishlistPage.recommendations.title}</h2>
            <p>{wishlistPage.recommendations.text}</p>
          </div>
          <ProductGrid products={recommendations} heading="h3" />
        </section>
      )}
    </>
  );
}

/**
 * A product that joins or leaves the list takes its button along, and the focus with it. The focus goes to the
 * list's heading then, unless the undo notice has taken it.
 */
function useFocusAfterLoss() {
  const heading = useRef<HTMLHeadingElement>(null);
  const productIds = useAppSelector(selectWishlistIds);
  const shown = useRef(productIds);
  useEffect(() => {
    if (shown.current === productIds) return;
    shown.current = productIds;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [productIds]);
  return heading;
}
