import { downloadFiles } from './downloads/downloadFiles';
import { readPalette } from './drawing/palette';
import { iconFiles } from './icons/iconFiles';
import { feedFiles } from './lists/feeds';
import { llms } from './lists/llms';
import { robots } from './lists/robots';
import { sitemap } from './lists/sitemap';
import type { ListedPage } from './listedPage';
import { searchIndexFile } from './searchIndex';
import { shareFiles } from './share/shareFiles';
import type { SiteFile } from './siteFile';

/** Everything that the build writes beside the pages, from the same pages and content. */
export async function siteFiles(pages: readonly ListedPage[]): Promise<readonly SiteFile[]> {
  const palette = readPalette();
  return [
    { path: '/sitemap.xml', data: await sitemap(pages) },
    { path: '/robots.txt', data: robots() },
    { path: '/llms.txt', data: llms(pages) },
    await searchIndexFile(),
    ...(await feedFiles()),
    ...iconFiles(palette),
    ...(await downloadFiles(palette)),
    ...(await shareFiles(pages, palette)),
  ];
}
