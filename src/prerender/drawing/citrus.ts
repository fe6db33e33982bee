import type { CitrusTone } from '../../components/art/UnevenCitrus';
import { team } from '../../content/company/team';
import { shopAreas } from '../../content/lists/shopAreas';
import type { ServiceSlug } from '../../content/slugs';
import type { Palette, Theme } from './palette';

type Ripeness = 'ripe' | 'half' | 'pale';

interface Segment {
  /** Size relative to the other segments. */
  readonly share: number;
  readonly ripeness: Ripeness;
}

export interface PictureCitrus {
  /** Segments clockwise from twelve o'clock, in groups. */
  readonly groups: readonly (readonly Segment[])[];
  readonly tone?: CitrusTone | undefined;
}

/** Returns equal segments in groups. */
export function groupedCitrus(groups: readonly (readonly Ripeness[])[]): PictureCitrus {
  return { groups: groups.map((group) => group.map((ripeness) => ({ share: 1, ripeness }))) };
}

/** Returns an equal segment for each item; those that pass the test are in full color. */
export function citrusOf<Item>(
  items: readonly Item[],
  isRipe: (item: Item, index: number) => boolean,
): PictureCitrus {
  return groupedCitrus([items.map((item, index) => (isRipe(item, index) ? 'ripe' : 'pale'))]);
}

/** Returns `count` equal segments; the first `ripe` are in full color. */
export function evenCitrus(count: number, ripe = count): PictureCitrus {
  return citrusOf(Array.from({ length: count }), (_, index) => index < ripe);
}

/** Returns full-color segments sized by `shares`. */
export function unevenCitrus(shares: readonly number[], tone?: CitrusTone): PictureCitrus {
  const segments = shares.filter((share) => share > 0).map((share) => ({ share, ripeness: 'ripe' as const }));
  return { groups: [segments], tone };
}

/** Returns a citrus's colors; `gap` is the color between segments. */
export function citrusColors(palette: Palette, theme: Theme = 'light', tone: CitrusTone = 'orange') {
  const { brand, brandSoft, ground, plum, plumSoft, leaf, leafSoft, pith } = palette;
  const tones = {
    orange: { rind: brand, ripe: brand[theme], pale: brandSoft },
    blood: { rind: plum, ripe: plum[theme], pale: plumSoft },
    lime: { rind: leaf, ripe: leaf[theme], pale: leafSoft },
    pomelo: { rind: brand, ripe: mix(brand[theme], pith[theme], 0.55), pale: pith },
  } as const satisfies Readonly<Record<CitrusTone, unknown>>;
  const { rind, ripe, pale } = tones[tone];
  const gap = ground[theme];
  return { rind: rind[theme], gap, ripe, half: mix(ripe, gap, 0.45), pale: pale[theme] };
}

/**
 * Mixes two colors, `#rrggbb`.
 * @param share of the first color, from 0 to 1
 */
function mix(first: string, second: string, share: number): string {
  const channel = (color: string, index: number) =>
    Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(first, index) * share + channel(second, index) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Returns a citrus with a segment for each service, grouped by area. A service's segment is always in the same
 * place.
 */
export function shopCitrus(ripe: readonly ServiceSlug[], half: readonly ServiceSlug[] = []): PictureCitrus {
  const ripenessOf = (slug: ServiceSlug) => {
    if (ripe.includes(slug)) return 'ripe';
    return half.includes(slug) ? 'half' : 'pale';
  };
  return groupedCitrus(shopAreas.map(({ services }) => services.map(ripenessOf)));
}

/** Returns a citrus with a segment for each field of expertise, grouped by person: all in full color, or one member's. */
export function teamCitrus(member?: string): PictureCitrus {
  return groupedCitrus(
    team.map(({ id, expertise }) => expertise.map(() => ((member ?? id) === id ? 'ripe' : 'pale'))),
  );
}
