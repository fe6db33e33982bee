import type { Point } from '../../content/types';

/** A passage of the site's texts that an answer may quote. */
export interface Passage {
  /** Its place: the page's address, with the anchor if it has one. A page may have several passages. */
  readonly url: string;
  /** What the link to it says. */
  readonly source: string;
  /** Its heading, or the question that it answers. */
  readonly title: string;
  /** Whole sentences. */
  readonly text: string;
}

/** The passages of one place. */
export interface QuotedPlace extends Pick<Passage, 'url' | 'source'> {
  readonly points: readonly Point[];
}

/** The same as a list, in which nothing has a name: fewer bytes on the way. */
export type PackedPlace = readonly [
  url: string,
  source: string,
  ...points: (readonly [title: string, text: string])[],
];

export function packed({ url, source, points }: QuotedPlace): PackedPlace {
  return [url, source, ...points.map(({ title, text }) => [title, text] as const)];
}

export function passagesOf(places: readonly PackedPlace[]): readonly Passage[] {
  return places.flatMap(([url, source, ...points]) =>
    points.map(([title, text]) => ({ url, source, title, text })),
  );
}
