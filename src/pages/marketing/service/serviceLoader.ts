import { loadService } from '../../../content/loadContent';
import type { ServiceSlug } from '../../../content/slugs';
import { serviceSlugs } from '../../../content/slugs';

/** Finds a service. Unknown slugs lead to Personalization & Recommendation. */
export function lookUpService(slug: string): ServiceSlug {
  return serviceSlugs.find((known) => known === slug) ?? 'personalization-recommendation';
}

export function serviceLoader(slug: string) {
  const known = lookUpService(slug);
  return async () => ({ slug: known, ...(await loadService(known)) });
}
