import type { PictureCitrus } from '../drawing/citrus';

/** What a page's picture says beside the page's heading. */
export interface Picture {
  /** What the citrus counts, in a few words. */
  readonly note: string;
  readonly citrus: PictureCitrus;
}
