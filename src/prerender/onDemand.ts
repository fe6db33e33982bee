import { readAssets } from './assets';
import { htmlDocument } from './document';
import { listedPage, sitePages } from './sitePages';
import { renderPage } from './renderPage';
import type { SiteFileData } from './siteFile';
import { siteFiles } from './siteFiles';

const files = siteFiles(sitePages, async (page) => listedPage(page, await renderPage(page.path)));

/**
 * Creates the file at a path for `npm start` (`serveOnDemand.js`). Returns undefined if a build has no such
 * file.
 */
export async function makeSiteFile(path: string): Promise<SiteFileData | undefined> {
  return files.find((file) => file.path === path)?.make();
}

/**
 * Renders the page at a URL, or the 404 page.
 * @param out the folder of the browser's build
 */
export async function makePage(address: string, out: string) {
  const page = sitePages.find(({ path }) => path === address.replace(/(.)\/$/, '$1'));
  const path = page?.path ?? '/404';
  return { isFound: page !== undefined, html: htmlDocument(path, await renderPage(path), readAssets(out)) };
}
