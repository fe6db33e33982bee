import type { ServiceSlug } from '../slugs';
import type { ServiceDetail } from '../types';

/** Loads the texts of a service page. Each has its own chunk. */
export function loadServiceDetail(slug: ServiceSlug): Promise<ServiceDetail> {
  return import(`./details/${slug}.ts`).then(({ detail }: { readonly detail: ServiceDetail }) => detail);
}
