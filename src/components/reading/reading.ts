/** The fields of a post or news article that lists and reading pages need. */
export interface Reading {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: { readonly id: string; readonly label: string };
  /** ISO date. */
  readonly date: string;
  readonly modified?: string | undefined;
  readonly author: string;
  /** Estimated reading time. */
  readonly minutes: number;
}

/** The page that lists all posts, or all news articles. */
export interface ReadingHome {
  readonly path: string;
  /** Text of the link back to it. */
  readonly back: string;
}
