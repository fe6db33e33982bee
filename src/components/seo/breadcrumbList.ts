import type { BreadcrumbList, WithContext } from 'schema-dts';
import { fullAddress } from './address';

/** The place of a page in the site. The page itself comes last and needs no address: it is the one being read. */
export function breadcrumbList(
  trail: readonly { readonly label: string; readonly to: string }[],
  current: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, to }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: fullAddress(to),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  };
}
