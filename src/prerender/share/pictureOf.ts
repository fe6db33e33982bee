import { company } from '../../content/company';
import { detailPictures } from './detailPictures';
import { homePictures } from './homePictures';
import { pagePictures } from './pagePictures';
import type { Picture } from './picture';
import { evenCitrus } from '../drawing/citrus';

const pictures: ReadonlyMap<string, Picture> = new Map([...pagePictures, ...homePictures, ...detailPictures]);

/** Returns the logo for a page that counts nothing. */
export function pictureOf(path: string): Picture {
  return pictures.get(path) ?? { note: company.fullName, citrus: evenCitrus(8) };
}
