import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAssets } from './assets';
import { htmlDocument } from './document';
import { headerRules, headersFile } from './headers';
import type { ReadPage, SitePage } from './sitePages';
import { listedPage, sitePages } from './sitePages';
import { keepPreviousRelease } from './previousRelease';
import { renderPage } from './renderPage';
import type { WrittenPage } from './serviceWorker';
import { serviceWorker, serviceWorkerPath } from './serviceWorker';
import { siteFiles } from './siteFiles';

/**
 * Writes the HTML of every route and the other files into the browser build. Run it from the project's root:
 * `node build/dist/prerender.cjs <out>`. `--pages-only` skips files that pages don't show, such as downloads
 * and feeds.
 */
async function prerender(out: string, pagesOnly: boolean): Promise<void> {
  const assets = readAssets(out);
  const listed = new Map<SitePage, ReadPage>();
  const written: WrittenPage[] = [];
  for (const page of sitePages) {
    const rendered = await renderPage(page.path);
    const html = htmlDocument(page.path, rendered, assets);
    listed.set(page, listedPage(page, rendered));
    written.push({ path: page.path, chunks: rendered.chunks, html });
    write(out, page.path === '/404' ? '404.html' : path.join(page.path, 'index.html'), html);
  }
  const pages = sitePages.map((page, place) => ({ ...page, chunks: written[place]?.chunks }));
  writeFileSync(path.join('build', out, 'pages.json'), JSON.stringify(pages));
  if (!pagesOnly) write(out, serviceWorkerPath, serviceWorker(out, written, assets));
  const list = (page: SitePage) => {
    const known = listed.get(page);
    return known ? Promise.resolve(known) : Promise.reject(new Error(`${page.path} was not rendered.`));
  };
  // Of these files, `--pages-only` writes only the SVGs, which pages show.
  const files = siteFiles(sitePages, list).filter(({ path: file }) => !pagesOnly || file.endsWith('.svg'));
  await Promise.all(
    files.map(async ({ path: file, make }) => {
      write(out, file, await make());
    }),
  );
  keepPreviousRelease(out, process.env.PREVIOUS_RELEASE);
  write(out, '_headers', headersFile(headerRules(assets.inline)));
  if (!pagesOnly) checkLinks(out, written);
  process.stdout.write(`${sitePages.length} pages prerendered into ${out}/\n`);
}

/** Throws if a page links to a page or file of this site that doesn't exist. */
function checkLinks(out: string, written: readonly WrittenPage[]): void {
  const missing = written.flatMap((page) =>
    [...new Set(Array.from(page.html.matchAll(/ href="(\/[^"#?]*)/g), ([, target = '']) => target))]
      .filter((target) => !existsSync(path.join(out, target)))
      .map((target) => `${page.path} links to ${target}, which does not exist.`),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
}

function write(out: string, file: string, data: string | Uint8Array): void {
  const target = path.join(out, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, data);
}

// If a page never finishes rendering, Node exits early; this exit code makes that an error.
process.exitCode = 1;
const [out = 'dist', option] = process.argv.slice(2);
await prerender(out, option === '--pages-only');
process.exitCode = 0;
