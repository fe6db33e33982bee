import type { Offer, Product as ProductThing, WithContext } from 'schema-dts';
import { billingTexts } from '../../content/billing';
import { paths } from '../../content/paths';
import { categoryLabels } from '../../content/products/categories';
import type { Availability, Product, ProductDetail } from '../../content/products/types';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods, priceForPeriod } from '../../domain/billing';
import { currency, decimalAmount } from '../../domain/money';
import { fullAddress, sharePicturePath } from './address';
import { organizationReference } from './organizationReference';

/** UN/CEFACT's codes for how long a billing period is. */
const unitCodes: Readonly<Record<BillingPeriod, string>> = { monthly: 'MON', yearly: 'ANN' };

const availabilities = {
  'In Stock': 'https://schema.org/InStock',
  'Limited Stock': 'https://schema.org/LimitedAvailability',
} as const satisfies Readonly<Record<Availability, string>>;

/** A product and what it costs by each billing period; no rating, since its reviews are invented. */
export function productData(product: Product, { meta }: ProductDetail): WithContext<ProductThing> {
  const path = paths.product(product.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    category: categoryLabels[product.category],
    description: meta.description,
    url: fullAddress(path),
    image: fullAddress(sharePicturePath(path)),
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
    url: fullAddress(paths.product(product.id)),
    seller: organizationReference,
  };
}
