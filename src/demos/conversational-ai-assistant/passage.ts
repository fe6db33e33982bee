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
