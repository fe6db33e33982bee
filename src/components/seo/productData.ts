import type { Offer, Product as ProductThing, WithContext } from 'schema-dts';
import { billingTexts } from '../../content/billing';
import { paths } from '../../content/paths';
import { categoryLabels } from '../../content/products/categories';
import type { Availability, Product, ProductDetail } from '../../content/products/types';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods, priceForPeriod } from '../../domain/billing';
import { currency, decimalAmount } from '../../domain/money';
import { absoluteUrl, sharePicturePath } from './urls';
import { organizationReference } from './organizationReference';

/** UN/CEFACT unit codes of the billing periods. */
const unitCodes: Readonly<Record<BillingPeriod, string>> = { monthly: 'MON', yearly: 'ANN' };

const availabilities = {
  'In Stock': 'https://schema.org/InStock',
  'Limited Stock': 'https://schema.org/LimitedAvailability',
} as const satisfies Readonly<Record<Availability, string>>;

/**
 * Describes a product with its price per billing period. It has no rating, because the reviews are fictional.
 */
export function productData(product: Product, { meta }: ProductDetail): WithContext<ProductThing> {
  const path = paths.product(product.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    category: categoryLabels[product.category],
    description: meta.description,
    url: absoluteUrl(path),
    image: absoluteUrl(sharePicturePath(path)),
    brand: { '@type': 'Brand', name: organizationReference.name },
    offers: billingPeriods.map((billing) => offer(product, billing)),
  };
}

function offer(product: Product, billing: BillingPeriod): Offer {
  const price = decimalAmount(priceForPeriod(product.priceCents, billing));
  return {
    '@type': 'Offer',
    name: `${product.name}, ${billingTexts[billing].label.toLowerCase()}`,
    price,
    priceCurrency: currency.code,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency.code,
      valueAddedTaxIncluded: false,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[billing] },
    },
    availability: availabilities[product.availability],
    url: absoluteUrl(paths.product(product.id)),
    seller: organizationReference,
  };
}
