/** A post or an article, as lists and its own page show it. */
export interface Reading {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: { readonly id: string; readonly label: string };
  /** ISO days. */
  readonly date: string;
  readonly modified?: string | undefined;
  /** The author's name. */
  readonly author: string;
  /** Reading time. */
  readonly minutes: number;
}

/** The page that lists a kind of reading, as its readings lead back to it. */
export interface ReadingHome {
  readonly path: string;
  /** The text of the link that leads back. */
  readonly back: string;
}
