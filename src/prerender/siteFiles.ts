import { readFileSync } from 'node:fs';
import { downloadFiles } from './downloads/downloadFiles';
import { readPalette } from './drawing/palette';
import { iconFiles } from './icons/iconFiles';
import { feedFiles } from './lists/feeds';
import { llms } from './lists/llms';
import { robots, sitemap } from './lists/sitemap';
import type { ReadPage, SitePage } from './sitePages';
import { searchFiles } from './searchFiles';
import { shareFiles } from './share/shareFiles';
import type { SiteFile } from './siteFile';

/**
 * Lists all files that aren't pages.
 * @param list returns the metadata of a rendered page
 */
export function siteFiles(
  pages: readonly SitePage[],
  list: (page: SitePage) => Promise<ReadPage>,
): readonly SiteFile[] {
  const palette = readPalette();
  return [
    { path: '/sitemap.xml', make: () => sitemap(pages) },
    { path: '/robots.txt', make: robots },
    { path: '/llms.txt', make: async () => llms(await Promise.all(pages.map(list))) },
    ...searchFiles(pages, list),
    ...feedFiles,
    ...(['/favicon.svg', '/manifest.webmanifest'] as const).map((path) => ({
      path,
      make: () => readFileSync(`public${path}`),
    })),
    ...iconFiles(palette),
    ...downloadFiles(palette),
    ...shareFiles(pages, list, palette),
  ];
}
