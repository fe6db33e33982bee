import type { Service, WithContext } from 'schema-dts';
import { paths } from '../../content/paths';
import type { ServiceSlug } from '../../content/slugs';
import type { Service as OurService } from '../../content/types';
import { absoluteUrl, sharePicturePath } from './urls';
import { organizationReference } from './organizationReference';

export function serviceData(slug: ServiceSlug, { title, meta, features }: OurService): WithContext<Service> {
  const path = paths.service(slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: meta.description,
    url: absoluteUrl(path),
    image: absoluteUrl(sharePicturePath(path)),
    provider: organizationReference,
    audience: { '@type': 'BusinessAudience', audienceType: 'Online stores' },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: title,
      itemListElement: features.map((feature) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: feature.title },
      })),
    },
  };
}
