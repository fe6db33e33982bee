import { Check, Mail, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Page, PageTitle } from '../../../components/layout/Page';
import { BelowTheFold } from '../../../components/loading/BelowTheFold';
import { productData } from '../../../components/seo/productData';
import { AddToCart } from '../../../components/shop/AddToCart';
import { ProductPlan } from '../../../components/shop/ProductPlan';
import { ProductTiles } from '../../../components/shop/ProductTiles';
import { WishlistButton } from '../../../components/shop/WishlistButton';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/seo/Meta';
import { QuantityField } from '../../../components/fields/QuantityField';
import { Stars } from '../../../components/ui/Stars';
import { StructuredData } from '../../../components/seo/StructuredData';
import { useHydratedSearchParams } from '../../../components/hooks/useAfterHydration';
import { choiceIn, useSettings } from '../../../components/hooks/useSettings';
import { company } from '../../../content/company';
import { hasDemo } from '../../../content/demos/demoLinks';
import { guarantees } from '../../../content/products/page';
import { paths } from '../../../content/paths';
import { catalog } from '../../../content/products/catalog';
import { categoryLabels } from '../../../content/products/categories';
import { productSummaries } from '../../../content/lists/productSummaries.computed';
import { commitments } from '../../../content/commitments';
import { quantityTexts } from '../../../content/shop/sharedTexts';
import { productIds } from '../../../content/slugs';
import type { Product, ProductDetail, ProductReview } from '../../../content/products/types';
import { billingPeriods } from '../../../domain/billing';
import { lineAmount } from '../../../domain/cart';
import { inWords } from '../../../domain/numerals';
import { relatedProducts } from '../../../domain/products';
import { readQuantity } from '../../../domain/quantity';
import { Price } from '../../../components/ui/Price';
import { BuyBar } from './BuyBar';
import { Gallery } from './Gallery';
import { ProductReviews } from './ProductReviews';
import { ProductTabs } from './ProductTabs';
import styles from './ProductView.module.css';

const RELATED = 3;

interface ProductViewProps {
  readonly product: Product;
  readonly detail: ProductDetail;
  readonly reviews: readonly ProductReview[];
}

export function ProductView({ product, detail, reviews }: ProductViewProps) {
  // Written to the URL without delay, so that Back from the demo restores them.
  const [{ billing, quantity }, choose] = useSettings(readOffer, 0);
  const [search] = useHydratedSearchParams();
  const [draft, setDraft] = useState<string | null>(null);
  const amount = lineAmount(product.priceCents, { quantity, billing });
  const actions = useRef<HTMLDivElement>(null);
  const chosenQuantity = draft === null ? quantity : null;
  const otherIds = productIds.filter((id) => id !== product.id);
  return (
    <Page>
      <Meta {...detail.meta} path={paths.product(product.id)} />
      <StructuredData data={productData(product, detail)} />
      <Breadcrumbs
        trail={[
          { label: 'Home', to: paths.home },
          { label: 'Shop', to: paths.shop },
        ]}
        current={product.name}
      />
      <div className={styles.top}>
        <div className={styles.title}>
          <PageTitle>{product.name}</PageTitle>
          <p className={styles.category}>
            {categoryLabels[product.category]} · {product.availability}
          </p>
          <Link to={{ search: search.toString(), hash: 'reviews' }} className={styles.rating}>
            <Stars rating={product.rating} reviews={product.reviews} />
          </Link>
        </div>
        <Gallery name={product.name} path={paths.product(product.id)} pictures={detail.pictures} />
        <div className={styles.buy}>
          <p className={styles.summary}>{productSummaries[product.id].description}</p>
          <ProductPlan
            product={product}
            billing={billing}
            onChange={(chosen) => {
              choose({ billing: chosen });
            }}
          />
          <QuantityField
            id="quantity"
            label="Quantity"
            caption="Quantity"
            hint={quantityTexts.counts}
            quantity={quantity}
            draft={draft}
            onDraft={setDraft}
            onChange={(chosen) => {
              choose({ quantity: chosen });
            }}
            amount={amount}
          />
          {quantity > 1 && draft === null && (
            <p>
              {quantity} stores: <Price cents={amount} per={billing} />, before tax
            </p>
          )}
          <div ref={actions} className={styles.actions}>
            <AddToCart
              product={product}
              quantity={chosenQuantity}
              billing={billing}
              onNoQuantity={focusQuantity}
            />
            {hasDemo(product.id) && (
              <ButtonLink variant="outline" to={paths.demo(product.id)}>
                Try Demo
              </ButtonLink>
            )}
            <ButtonLink variant="outline" to={paths.demoRequest(product.id)}>
              Request Demo
            </ButtonLink>
            <WishlistButton product={product} />
          </div>
          <p>
            <Link to={paths.comparison([product.id, ...otherIds])}>
              Compare all {inWords(otherIds.length + 1)} products
            </Link>
          </p>
        </div>
        <ul role="list" className={styles.guarantees} aria-label="Guarantees">
          {guarantees.map(({ title, text }) => (
            <li key={title}>
              <Check aria-hidden="true" />
              <span>
                <strong>{title}</strong> {text}
              </span>
            </li>
          ))}
        </ul>
      </div>

      <BelowTheFold>
        <ProductTabs name={product.name} detail={detail} />
        <ProductReviews product={product} reviews={reviews} />

        <section className={styles.sales} aria-labelledby="sales">
          <h2 id="sales">Ask before you buy</h2>
          <p>
            Call or email our sales team about {product.name}. If your store doesn’t need it, we’ll tell you.
            You’ll hear back within {commitments.followUpHours} hours.
          </p>
          <ul role="list">
            <li>
              <Phone aria-hidden="true" /> <a href={company.phone.href}>{company.phone.display}</a>
            </li>
            <li>
              <Mail aria-hidden="true" />{' '}
              <a href={`mailto:${company.email.sales}`} translate="no">
                {company.email.sales}
              </a>
            </li>
          </ul>
        </section>

        <ProductTiles
          title="Related products"
          products={relatedProducts(catalog, product, RELATED)}
          linkTo={paths.product}
          per={billing}
        />
      </BelowTheFold>
      <BuyBar
        actions={actions}
        product={product}
        billing={billing}
        quantity={chosenQuantity}
        onNoQuantity={focusQuantity}
      />
    </Page>
  );
}

function focusQuantity() {
  document.getElementById('quantity')?.focus();
}

/** Reads the quantity and billing period from a query; by default, one unit and the first period. */
function readOffer(search: URLSearchParams) {
  const quantity = readQuantity(search.get('quantity') ?? '');
  return {
    billing: choiceIn(search, 'billing', billingPeriods),
    quantity: quantity.kind === 'quantity' ? quantity.quantity : 1,
  };
}
