import { paths } from '../paths';
import type { ProductId } from '../slugs';
import type { PageLink } from '../types';
import { hasDemo } from './hasDemo';

/** Leads to a product's live demo, or to the contact form if it has none. */
export function demoLink(id: ProductId): PageLink {
  return hasDemo(id)
    ? { to: paths.demo(id), label: 'Try Demo' }
    : { to: paths.demoRequest(id), label: 'Request Demo' };
}
