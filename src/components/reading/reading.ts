export interface Reading {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: { readonly id: string; readonly label: string };
  /** ISO date. */
  readonly date: string;
  readonly modified?: string | undefined;
  readonly author: string;
  /** Estimated reading time, shown if it's at least two minutes. */
  readonly minutes: number;
}

export interface ReadingHome {
  readonly path: string;
  /** Text of the link to this list. */
  readonly back: string;
}
