import type { PictureCitrus } from '../drawing/citrus';

export interface Picture {
  /** Says what the citrus counts, in a few words. */
  readonly note: string;
  readonly citrus: PictureCitrus;
}
