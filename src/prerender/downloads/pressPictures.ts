import { pressPictures } from '../../content/news/page';
import { drawOpaquePng } from '../drawing/png';
import { standalone } from '../drawing/standalone';
import type { SiteFile } from '../siteFile';

/** Width in pixels, enough to print at 5 inches. */
const WIDTH = 1600;

const pictures = [
  ...pressPictures.products.map(({ id, file }) => ({ file, source: `src/content/products/${id}/cover.svg` })),
  ...pressPictures.portraits.map(({ id, file }) => ({ file, source: `src/content/people/${id}.svg` })),
];

/** Lists the product pictures and portraits, each as SVG and as PNG. */
export const pictureFiles: readonly SiteFile[] = pictures.flatMap(({ file, source }): SiteFile[] => [
  { path: `${file}.svg`, make: () => standalone(source) },
  { path: `${file}.png`, make: () => drawOpaquePng(standalone(source), WIDTH) },
]);
