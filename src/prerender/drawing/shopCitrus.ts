import { shopAreas } from '../../content/services/areas';
import type { ServiceSlug } from '../../content/slugs';
import type { PictureCitrus } from './citrus';

/** One segment per service, always in the same place, in four areas. */
export function shopCitrus(ripe: readonly ServiceSlug[], half: readonly ServiceSlug[] = []): PictureCitrus {
  const ripenessOf = (slug: ServiceSlug) => {
    if (ripe.includes(slug)) return 'ripe';
    return half.includes(slug) ? 'half' : 'pale';
  };
  return {
    groups: shopAreas.map(({ services }) =>
      services.map((slug) => ({ share: 1, ripeness: ripenessOf(slug) })),
    ),
  };
}
