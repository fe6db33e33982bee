import { company } from '../../content/company';
import { detailPictures } from './detailPictures';
import { homePictures } from './homePictures';
import { pagePictures } from './pagePictures';
import type { PictureCitrus } from '../drawing/citrus';
import { evenCitrus } from '../drawing/citrus';

/** What a page's picture says beside the page's heading. */
export interface Picture {
  /** What the citrus counts, in a few words. */
  readonly note: string;
  readonly citrus: PictureCitrus;
}

const pictures: ReadonlyMap<string, Picture> = new Map([...pagePictures, ...homePictures, ...detailPictures]);

/** The picture of a page; one that counts nothing has the mark. */
export function pictureOf(path: string): Picture {
  return pictures.get(path) ?? { note: company.fullName, citrus: evenCitrus(8) };
}
