import { pressResources } from '../../content/news/page';
import type { Palette } from '../drawing/palette';
import type { SiteFile, SiteFileData } from '../siteFile';
import { executiveBios } from './executiveBios';
import { factSheet } from './factSheet';
import { mediaKit } from './mediaKit';
import { pictureFiles } from './pressPictures';

/** Lists the news page's press files and pictures. The build fails if one is missing. */
export function downloadFiles(palette: Palette): readonly SiteFile[] {
  const makers: ReadonlyMap<string, () => Promise<SiteFileData>> = new Map([
    ['/downloads/tangelo-fact-sheet.pdf', () => factSheet(palette)],
    ['/downloads/tangelo-executive-bios.pdf', () => executiveBios(palette)],
    [
      '/downloads/tangelo-media-kit.zip',
      async () => mediaKit(palette, await factSheet(palette), await contents(pictureFiles)),
    ],
  ]);
  const files = pressResources.map(({ href }) => {
    const make = makers.get(href);
    if (!make) throw new Error(`Nothing makes the download ${href}.`);
    return { path: href, make };
  });
  return [...files, ...pictureFiles];
}

async function contents(files: readonly SiteFile[]): Promise<readonly (readonly [string, SiteFileData])[]> {
  return Promise.all(
    files.map(async ({ path, make }) => [path.replace('/downloads/', ''), await make()] as const),
  );
}
