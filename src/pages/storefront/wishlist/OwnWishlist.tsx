import { useState } from 'react';
import { Citrus } from '../../../components/art/Citrus';
import { DemoItemsNotice } from '../../../components/shop/DemoItemsNotice';
import { ProductTiles } from '../../../components/shop/ProductTiles';
import { RemovedRow, undoButtonId } from '../../../components/shop/RemovedRow';
import { Announcement } from '../../../components/ui/Announcement';
import { ButtonLink } from '../../../components/ui/Button';
import { focusAfterRender, useFocusAfterLoss } from '../../../components/hooks/focus';
import { SelectField } from '../../../components/fields/SelectField';
import { paths } from '../../../content/paths';
import { catalog } from '../../../content/products/catalog';
import { ownListTexts, wishlistPage } from '../../../content/shop/wishlistPage';
import type { WishlistSort } from '../../../domain/products';
import { sortedWishlist, wishlistSorts } from '../../../domain/products';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import { selectWishlistRows } from '../../../store/undo/wishlistRows';
import {
  selectWishlistIds,
  selectWishlistProducts,
  selectWishlistRecommendations,
} from '../../../store/wishlist/wishlistSelectors';
import { sortChosen, selectWishlistSort } from '../../../store/wishlist/wishlistSlice';
import { BulkActions } from './BulkActions';
import styles from './OwnWishlist.module.css';
import { WishlistRow } from './WishlistRow';
import { WishlistSummary } from './WishlistSummary';

const sortLabels: Readonly<Record<WishlistSort, string>> = {
  'date-added': 'Date Added',
  'price-low': 'Price low-high',
  'price-high': 'Price high-low',
  name: 'Name',
  rating: 'Rating',
};
const sortOptions = wishlistSorts.map((value) => ({ value, label: sortLabels[value] }));

export function OwnWishlist() {
  const dispatch = useAppDispatch();
  const products = useAppSelector(selectWishlistProducts);
  const rows = useAppSelector(selectWishlistRows);
  const recommendations = useAppSelector(selectWishlistRecommendations);
  const sort = useAppSelector(selectWishlistSort);
  const billing = useAppSelector(selectPricingBilling);
  const productIds = useAppSelector(selectWishlistIds);
  const [firstListed] = productIds;
  useFocusAfterLoss(productIds, 'products');
  const [news, setNews] = useState('');
  return (
    <>
      <div className={styles.layout}>
        <section aria-labelledby="products" className={products.length === 0 ? styles.empty : undefined}>
          <div className={styles.head}>
            <h2 id="products" tabIndex={-1}>
              {products.length === 0 ? wishlistPage.empty.title : ownListTexts.products}
            </h2>
            {products.length > 0 && (
              <SelectField
                id="sort"
                label={ownListTexts.sortBy}
                options={sortOptions}
                value={sort}
                className={styles.sort}
                onChange={(chosen) => {
                  dispatch(sortChosen({ sort: chosen }));
                  setNews(ownListTexts.sorted(sortLabels[chosen].toLowerCase()));
                }}
              />
            )}
          </div>
          <DemoItemsNotice list="wishlist" listId="products" />
          {rows.length > 0 && (
            <ul role="list" aria-labelledby="products">
              {rows.map((row) =>
                row.kind === 'removal' ? (
                  <RemovedRow
                    key={`removed-${row.removal.key}`}
                    removal={row.removal}
                    names={row.removal.products.map(({ name }) => name)}
                    backTo={`listed-${sortedWishlist(row.removal.products, sort)[0]?.id}`}
                    announce={setNews}
                  />
                ) : (
                  <WishlistRow
                    key={row.product.id}
                    product={row.product}
                    onRemoved={() => {
                      setNews(ownListTexts.removed(row.product.name));
                      focusAfterRender(undoButtonId(row.product.id));
                    }}
                  />
                ),
              )}
            </ul>
          )}
          {products.length === 0 && (
            <>
              <p>{wishlistPage.empty.text}</p>
              <ButtonLink to={paths.shop}>{ownListTexts.toShop}</ButtonLink>
              <Citrus segments={catalog.length} ripe={0} className={styles.citrus} />
            </>
          )}
          <Announcement text={news} />
        </section>
        {products.length > 0 && (
          <aside className={styles.side} aria-label="Summary">
            <WishlistSummary>
              <BulkActions
                onCleared={() => {
                  setNews(ownListTexts.cleared);
                  // The undo row of a cleared list replaces the row of the oldest product.
                  focusAfterRender(undoButtonId(firstListed ?? ''));
                }}
              />
            </WishlistSummary>
          </aside>
        )}
      </div>
      {recommendations.length > 0 && (
        <ProductTiles
          title={wishlistPage.recommendations}
          products={recommendations}
          linkTo={paths.product}
          per={billing}
        />
      )}
    </>
  );
}
