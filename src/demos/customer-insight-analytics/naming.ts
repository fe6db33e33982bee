import type { Point } from './customers';

/** What a segment is called, and why. */
export interface SegmentName {
  readonly name: string;
  /** `ordered lately, often` */
  readonly meaning: string;
}

/** How far from the mean of all customers a segment's center must be to be out of the ordinary, in deviations. */
const EDGE = 0.4;

type Level = 'low' | 'middle' | 'high';

function levelOf(value: number): Level {
  if (value > EDGE) return 'high';
  return value < -EDGE ? 'low' : 'middle';
}

/** By the time since the last order, then by how many orders there were. */
const names: Readonly<Record<Level, Readonly<Record<Level, string>>>> = {
  low: { high: 'Champions', middle: 'Promising', low: 'New' },
  middle: { high: 'Loyal', middle: 'Regulars', low: 'Occasional' },
  high: { high: 'Slipping away', middle: 'Fading', low: 'Lost' },
};
const since: Readonly<Record<Level, string>> = {
  low: 'ordered lately',
  middle: 'ordered a while ago',
  high: 'ordered long ago',
};
const often: Readonly<Record<Level, string>> = {
  low: 'once or twice',
  middle: 'now and then',
  high: 'often',
};

/** Names segments by their centers. Those of one name are told apart by what they spend. */
export function nameSegments(centers: readonly Point[]): readonly SegmentName[] {
  const plain = centers.map(([recency, frequency]) => ({
    name: names[levelOf(recency)][levelOf(frequency)],
    meaning: `${since[levelOf(recency)]}, ${often[levelOf(frequency)]}`,
  }));
  return plain.map(({ name, meaning }, index) => {
    const others = [...centers.entries()].filter(([other]) => plain[other]?.name === name);
    if (others.length === 1) return { name, meaning };
    const own = centers[index]?.[2] ?? 0;
    // Of those that spend alike the first one has the higher rank: each name is of one segment.
    const rank =
      others.filter(([other, [, , spend]]) => spend > own || (spend === own && other < index)).length + 1;
    if (others.length === 2) return { name: `${name}, ${rank === 1 ? 'big' : 'small'} spenders`, meaning };
    return { name: `${name}, spend rank ${rank}`, meaning };
  });
}
