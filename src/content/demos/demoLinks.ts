import type { DemoId } from '../lists/products';
import { demoIds } from '../lists/products.computed';
import { paths } from '../paths';
import { productOf } from '../products/catalog';
import type { ProductId } from '../slugs';
import { productIds } from '../slugs';
import type { PageLink } from '../types';

export function hasDemo(id: ProductId): id is DemoId {
  return demoIds.some((live) => live === id);
}

export const everyProductHasDemo = productIds.every(hasDemo);

/** Leads to a product's live demo, or to the contact form if it has none. */
export function demoLink(id: ProductId): PageLink {
  return hasDemo(id)
    ? { to: paths.demo(id), label: 'Try Demo' }
    : { to: paths.demoRequest(id), label: 'Request Demo' };
}

export const demoLinksTitle = 'Try it live';

export function demoLinks(isMeant: (id: ProductId) => boolean): readonly PageLink[] {
  return demoIds
    .filter((id: ProductId) => isMeant(id))
    .map((id) => ({ to: paths.demo(id), label: `${productOf(id).name} demo` }));
}
