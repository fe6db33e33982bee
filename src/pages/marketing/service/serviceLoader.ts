import { loadServiceDetail } from '../../../content/services/loadDetail';
import type { ServiceSlug } from '../../../content/slugs';
import { serviceSlugs } from '../../../content/slugs';

/** Returns the service of a slug, or Personalization & Recommendation if it's unknown. */
export function lookUpService(slug: string): ServiceSlug {
  return serviceSlugs.find((known) => known === slug) ?? 'personalization-recommendation';
}

/** Creates the loader for a service's route. */
export function serviceLoader(slug: string) {
  const known = lookUpService(slug);
  return async () => ({ slug: known, ...(await loadServiceDetail(known)) });
}
