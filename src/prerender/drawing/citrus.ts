import type { CitrusTone } from '../../components/art/UnevenCitrus';
import { segmentPath } from '../../components/art/segment';
import type { Palette, Theme } from './palette';

/** A segment of a picture's citrus. */
interface Segment {
  /** How large it is beside the others. */
  readonly share: number;
  readonly ripeness: 'ripe' | 'half' | 'pale';
  /** Whether the knife has parted it from the segment before. */
  readonly isCutOff?: boolean;
}

/** What a page's picture counts. */
export interface PictureCitrus {
  readonly segments: readonly Segment[];
  readonly tone?: CitrusTone;
}

/** `count` segments alike, of which the first `ripe` are ripe. */
export function evenCitrus(count: number, ripe = count): PictureCitrus {
  return {
    segments: Array.from({ length: count }, (_, index) => ({
      share: 1,
      ripeness: index < ripe ? 'ripe' : 'pale',
    })),
  };
}

/** Ripe segments of different sizes. */
export function unevenCitrus(shares: readonly number[], tone?: CitrusTone): PictureCitrus {
  const segments = shares.filter((share) => share > 0).map((share) => ({ share, ripeness: 'ripe' as const }));
  return { segments, ...(tone && { tone }) };
}

/** The rind-side radius of the segments. */
const OUTER = 38;

/** The knife's width between two parts of a citrus, degrees. */
const KNIFE = 6;

/** A segment as shapes: coordinates are those of a square of 100 with the citrus in its middle. */
export interface SegmentShape {
  readonly d: string;
  readonly ripeness: Segment['ripeness'];
}

/** The segments clockwise from twelve o'clock, with pith between them, and the stroke that softens their corners. */
export function segmentShapes({ segments }: PictureCitrus): {
  readonly shapes: readonly SegmentShape[];
  readonly stroke: number;
} {
  const pith = Math.min(7, 90 / segments.length);
  // Two thirds of the pith, which is measured in degrees at the rind side.
  const stroke = (2 / 3) * pith * ((OUTER * Math.PI) / 180);
  // Far enough from the middle for the tips to stand side by side.
  const inner = Math.max(6, (segments.length * (stroke + 0.5)) / (2 * Math.PI));
  const cuts = segments.filter(({ isCutOff }) => isCutOff).length;
  const total = segments.reduce((sum, { share }) => sum + share, 0);
  let end = 0;
  const shapes = segments.map(({ share, ripeness, isCutOff = false }) => {
    const from = end + (isCutOff ? KNIFE : 0);
    end = from + (share / total) * (360 - cuts * KNIFE);
    const angles = { from: from + pith / 2, to: end - pith / 2 };
    return { d: segmentPath({ cx: 50, cy: 50, outer: OUTER, inner, ...angles }), ripeness };
  });
  return { shapes, stroke };
}

/** The colours of a citrus, `gap` being what shows between its segments. */
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

/** `share` of the first colour and the rest of the second, both `#rrggbb`. */
function mix(first: string, second: string, share: number): string {
  const channel = (color: string, index: number) =>
    Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(first, index) * share + channel(second, index) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
