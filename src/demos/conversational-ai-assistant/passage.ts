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

/** The passages of one place: said once for all of them where that is, so that they are fewer bytes on the way. */
export interface QuotedPlace extends Pick<Passage, 'url' | 'source'> {
  readonly points: readonly Point[];
}

export function passagesOf(places: readonly QuotedPlace[]): readonly Passage[] {
  return places.flatMap(({ points, ...place }) => points.map((point) => ({ ...place, ...point })));
}
