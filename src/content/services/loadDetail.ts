import type { ServiceSlug } from '../slugs';
import type { ServiceDetail } from '../types';

/** Loads a service's detail, which has its own chunk. */
export function loadServiceDetail(slug: ServiceSlug): Promise<ServiceDetail> {
  return import(`./details/${slug}.ts`).then(({ detail }: { readonly detail: ServiceDetail }) => detail);
}
