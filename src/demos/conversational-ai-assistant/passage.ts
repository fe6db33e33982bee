/** A passage that answers may quote. */
export interface Passage {
  /** The page's URL, with an anchor if there is one. Passages can share a URL. */
  readonly url: string;
  /** The text of its link. */
  readonly source: string;
  /** Its heading or question. */
  readonly title: string;
  /** Complete sentences. */
  readonly text: string;
}
