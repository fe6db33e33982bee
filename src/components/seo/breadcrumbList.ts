import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl } from './urls';

/** The last item is the page itself and needs no URL. */
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
        item: absoluteUrl(to),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  };
}
