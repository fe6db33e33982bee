import { sharePicturePath, sharePictureSize } from '../../components/seo/urls';
import type { Palette } from '../drawing/palette';
import { drawOpaquePng, svgFile } from '../drawing/png';
import type { ListedPage } from '../sitePages';
import type { SiteFile } from '../siteFile';
import { company } from '../../content/company';
import { evenCitrus } from '../drawing/citrus';
import type { Picture } from './SharePicture';
import { SharePicture } from './SharePicture';
import { detailPictures } from './detailPictures';
import { homePictures } from './homePictures';
import { pagePictures } from './pagePictures';

/** Lists the link previews of all pages. The home page's two URLs share one. */
export function shareFiles<Page extends { readonly path: string }>(
  pages: readonly Page[],
  list: (page: Page) => Promise<Pick<ListedPage, 'heading'>>,
  palette: Palette,
): readonly SiteFile[] {
  const pageOf = new Map(pages.toReversed().map((page) => [sharePicturePath(page.path), page]));
  return [...pageOf].map(([path, page]) => ({
    path,
    make: async () => {
      const { heading } = await list(page);
      return drawOpaquePng(
        svgFile(<SharePicture title={heading} {...pictureOf(page.path)} palette={palette} />),
        sharePictureSize.width,
      );
    },
  }));
}

const pictures: ReadonlyMap<string, Picture> = new Map([...pagePictures, ...homePictures, ...detailPictures]);

/** Returns the page's picture, or the logo if it has none. */
export function pictureOf(path: string): Picture {
  return pictures.get(path) ?? { note: company.fullName, citrus: evenCitrus(8) };
}
