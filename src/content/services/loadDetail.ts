import type { ServiceSlug } from '../slugs';
import type { ServiceDetail } from '../types';

/** Loads what a service's own page says, each in a chunk of its own. */
export function loadServiceDetail(slug: ServiceSlug): Promise<ServiceDetail> {
  return import(`./details/${slug}.ts`).then(({ detail }: { readonly detail: ServiceDetail }) => detail);
}
