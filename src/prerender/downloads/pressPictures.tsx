import artStyles from '../../components/art/art.module.css';
import { ProductCover } from '../../components/art/products/ProductCover';
import { members } from '../../content/lists/members';
import { pressPictures } from '../../content/news/page';
import { Portrait } from '../../pages/company/team/Portrait';
import portraitStyles from '../../pages/company/team/Portrait.module.css';
import { drawOpaquePng } from '../drawing/png';
import { standalone } from '../drawing/standalone';
import type { SiteFile } from '../siteFile';

/** Width in pixels, enough to print at 5 inches. */
const WIDTH = 1600;

/** Functions that draw each SVG, by its path without extension. */
const drawings: ReadonlyMap<`/${string}`, () => string> = new Map([
  ...pressPictures.products.map(
    ({ id, name, file }) =>
      [
        file,
        () =>
          standalone(<ProductCover productId={id} alt={name} />, {
            cssFile: 'src/components/art/art.module.css',
            classNames: artStyles,
            text: { size: 22, weight: 600, isCentered: false },
          }),
      ] as const,
  ),
  ...pressPictures.portraits.map(
    ({ id, file }) =>
      [
        file,
        () =>
          standalone(<Portrait member={members[id]} />, {
            cssFile: 'src/pages/company/team/Portrait.module.css',
            classNames: portraitStyles,
            text: { size: 24, weight: 700, isCentered: true },
          }),
      ] as const,
  ),
]);

/** Lists the product pictures and portraits, each as SVG and as PNG. */
export const pictureFiles: readonly SiteFile[] = [...drawings].flatMap(([path, draw]): SiteFile[] => [
  { path: `${path}.svg`, make: draw },
  { path: `${path}.png`, make: () => drawOpaquePng(draw(), WIDTH) },
]);
