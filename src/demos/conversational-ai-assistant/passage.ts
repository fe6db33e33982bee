/** A passage of the site's texts that an answer may quote. */
export interface Passage {
  /** Where it stands: the page's address, with the anchor if it has one. Several passages may stand on one page. */
  readonly url: string;
  /** What the link to it says. */
  readonly source: string;
  /** Its heading, or the question that it answers. */
  readonly title: string;
  /** Whole sentences. */
  readonly text: string;
}
