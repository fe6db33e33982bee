import { pressResources } from '../../content/news/articles';
import type { Palette } from '../drawing/palette';
import type { SiteFile } from '../siteFile';
import { executiveBios } from './executiveBios';
import { factSheet } from './factSheet';
import { mediaKit } from './mediaKit';

/** The files that the news page offers to reporters; an offer that nothing makes stops the build. */
export async function downloadFiles(palette: Palette): Promise<readonly SiteFile[]> {
  const sheet = await factSheet(palette);
  const made: ReadonlyMap<string, Uint8Array> = new Map([
    ['/downloads/tangelo-fact-sheet.pdf', sheet],
    ['/downloads/tangelo-executive-bios.pdf', await executiveBios(palette)],
    ['/downloads/tangelo-media-kit.zip', mediaKit(palette, sheet)],
  ]);
  return pressResources.map(({ href }) => {
    const data = made.get(href);
    if (!data) throw new Error(`Nothing makes the download ${href}.`);
    return { path: href, data };
  });
}
