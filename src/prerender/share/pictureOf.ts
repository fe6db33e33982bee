import { company } from '../../content/company';
import { detailPictures } from './detailPictures';
import { homePictures } from './homePictures';
import { pagePictures } from './pagePictures';
import type { PictureSlice } from '../drawing/slice';
import { evenSlice } from '../drawing/slice';

/** What a page's picture says beside the page's heading. */
export interface Picture {
  /** What the slice counts, in a few words. */
  readonly note: string;
  readonly slice: PictureSlice;
}

const pictures: ReadonlyMap<string, Picture> = new Map([...pagePictures, ...homePictures, ...detailPictures]);

/** The picture of a page; one that counts nothing has the mark. */
export function pictureOf(path: string): Picture {
  return pictures.get(path) ?? { note: company.fullName, slice: evenSlice(8) };
}
