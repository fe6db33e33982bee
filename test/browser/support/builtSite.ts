import { readFileSync } from 'node:fs';
import { siteUrl } from '../../../src/prerender/siteUrl.js';
import type { SitePage } from './sitePages';
import { chunksOf, sitePages } from './sitePages';

const folder = new URL('../../../dist/', import.meta.url);

export const assetsFolder = new URL('assets/', folder);

export const siteAddress = siteUrl(process.env.SITE_URL);

/**
 * Reads a file of the built site.
 * @param path its path on the site
 */
export function builtFile(path: string): Buffer {
  return readFileSync(new URL(`.${path}`, folder));
}

/** Returns the paths of a webpack chunk's scripts. Most chunks are named by the path of a module in `src/`. */
export const chunkFiles = (name: string) => filesOf(name).filter((file) => file.endsWith('.js'));

export const chunkSheets = (name: string) => filesOf(name).filter((file) => file.endsWith('.css'));

function filesOf(name: string): string[] {
  const chunks = readFileSync(new URL('../../../build/dist/chunks.json', import.meta.url), 'utf8');
  const files: unknown = Reflect.get(Object(JSON.parse(chunks)), name);
  if (!Array.isArray(files)) throw new Error(`webpack made no chunk '${name}'.`);
  return files.map((file) => `/${String(file)}`);
}

export function ownScripts(path: string): string[] {
  return [...new Set(chunksOf(path).flatMap(chunkFiles))];
}

export interface BuiltPage extends SitePage {
  readonly document: string;
  /** `document` without its inline stylesheets. */
  readonly html: string;
  readonly css: string;
}

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

export const builtPages: readonly BuiltPage[] = sitePages.map((page) => {
  const file = page.path === '/404' ? '/404.html' : `${page.path}/index.html`;
  const document = builtFile(file).toString();
  return {
    ...page,
    document,
    html: document.replace(STYLE, ''),
    css: [...document.matchAll(STYLE)].map(([, rules = '']) => rules).join(''),
  };
});

/** Lists all scripts of a page's HTML, which its first view needs. */
export function scriptsOf({ html }: BuiltPage): string[] {
  return [
    ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)),
  ];
}

export function pathOf(address: string): string {
  const { origin, pathname } = new URL(address);
  if (origin !== siteAddress) throw new Error(`${address} is not on the site.`);
  return pathname;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the text of a page's main part without spaces, as built. */
export function builtText(path: string): string {
  const html = builtPages.find((page) => page.path === path)?.html ?? '';
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<(noscript|script|template).*?<\/\1>|<[^>]*>|\s/gs, '')
    .replaceAll(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
}
