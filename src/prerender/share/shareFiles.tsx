import { sharePicturePath, sharePictureSize } from '../../components/seo/address';
import type { Palette } from '../drawing/palette';
import { drawOpaquePng, svgFile } from '../drawing/png';
import type { ListedPage } from '../listedPage';
import type { SiteFile } from '../siteFile';
import { pictureOf } from './pictureOf';
import { SharePicture } from './SharePicture';

/** Draws each page's picture for link previews. The home page has one at both its addresses: the first's. */
export function shareFiles(
  pages: readonly Pick<ListedPage, 'path' | 'heading'>[],
  palette: Palette,
): Promise<readonly SiteFile[]> {
  const pageOf = new Map(pages.toReversed().map((page) => [sharePicturePath(page.path), page]));
  return Promise.all(
    [...pageOf].map(async ([path, page]) => ({
      path,
      data: await drawOpaquePng(
        svgFile(<SharePicture title={page.heading} {...pictureOf(page.path)} palette={palette} />),
        sharePictureSize.width,
      ),
    })),
  );
}
