import { sharePicturePath, sharePictureSize } from '../../components/seo/address';
import type { PageFacts } from '../pageFacts';
import type { Palette } from '../drawing/palette';
import type { SiteFile } from '../siteFile';
import { pictureOf } from './pictureOf';
import { drawOpaquePng, svgFile } from '../drawing/png';
import { SharePicture } from './SharePicture';

/** Draws each page's picture for link previews. */
export function shareFiles(pages: readonly PageFacts[], palette: Palette): Promise<readonly SiteFile[]> {
  return Promise.all(
    pages.map(async ({ path, heading }) => ({
      path: sharePicturePath(path),
      data: await drawOpaquePng(
        svgFile(<SharePicture title={heading} {...pictureOf(path)} palette={palette} />),
        sharePictureSize.width,
      ),
    })),
  );
}
