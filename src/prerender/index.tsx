import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatePath } from 'react-router-dom';
import { siteRoutes } from '../app/routes';
import type { Assets } from './document';
import { htmlDocument } from './document';
import { headerRules, headersFile } from './headers';
import { renderPage } from './renderPage';
import { only, readStylesheet } from './stylesheet';

/**
 * Writes every route of the table into the browser build as HTML, and what goes with it. webpack builds this file
 * for Node beside the browser's bundle: `node build/<out>/prerender.cjs`, from the project's root.
 */
async function prerender(out: string): Promise<void> {
  const assets = readAssets(out);
  const pages = siteRoutes.flatMap(({ path: pattern, chunks, params = [{}] }) =>
    params.map((values) => ({
      path: pattern === '*' ? '/404' : generatePath(pattern, values),
      chunks: chunks(values),
    })),
  );
  for (const page of pages) {
    const html = htmlDocument(page.path, await renderPage(page.path), page.chunks, assets);
    write(out, page.path === '/404' ? '404.html' : path.join(page.path, 'index.html'), html);
  }
  write(out, '_headers', headersFile(headerRules(assets.css)));
  process.stdout.write(`${pages.length} pages prerendered into ${out}/\n`);
}

function readAssets(out: string): Assets {
  const names = readdirSync(path.join(out, 'assets'));
  const chunks: unknown = JSON.parse(readFileSync(path.join('build', out, 'chunks.json'), 'utf8'));
  return {
    template: readFileSync('public/index.html', 'utf8'),
    css: readStylesheet(out),
    font: `/assets/${only(names, /latin-wght-normal\..*\.woff2$/)}`,
    scripts: scriptsByChunk(chunks),
  };
}

function scriptsByChunk(chunks: unknown): Assets['scripts'] {
  const scripts = new Map<string, string[]>();
  for (const [chunk, files] of Object.entries(chunks ?? {})) {
    if (!Array.isArray(files)) continue;
    scripts.set(
      chunk,
      files
        .filter((file) => typeof file === 'string')
        .filter((file) => file.endsWith('.js'))
        .map((file) => `/${file}`),
    );
  }
  return scripts;
}

function write(out: string, file: string, text: string): void {
  const target = path.join(out, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

await prerender(process.argv[2] ?? 'dist');
