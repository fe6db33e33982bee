import { readFileSync } from 'node:fs';
import { siteUrl } from '../../../src/prerender/siteUrl.js';
import type { SitePage } from './sitePages';
import { chunksOf, sitePages } from './sitePages';

/** The build that is looked at: `dist`, or the one that DIST names. */
const folder = new URL(`../../../${process.env.DIST ?? 'dist'}/`, import.meta.url);

/** Where its scripts, styles and fonts are. */
export const assetsFolder = new URL('assets/', folder);

/** The address that the site was built for. */
export const siteAddress = siteUrl(process.env.SITE_URL);

/** A file of the build, by its path on the site. */
export function builtFile(path: string): Buffer {
  return readFileSync(new URL(`.${path}`, folder));
}

/** The paths of a webpack chunk's scripts, by its name: the path in `src/` of the module that it begins with. */
export function chunkFiles(name: string): string[] {
  const chunks = readFileSync(new URL('../../../build/dist/chunks.json', import.meta.url), 'utf8');
  const files: unknown = Reflect.get(Object(JSON.parse(chunks)), name);
  if (!Array.isArray(files)) throw new Error(`webpack made no chunk '${name}'.`);
  return files.map((file) => `/${String(file)}`).filter((file) => file.endsWith('.js'));
}

/** The paths of the scripts of a page's own chunks. */
export function ownScripts(path: string): string[] {
  return [...new Set(chunksOf(path).flatMap(chunkFiles))];
}

/** A page of the route table as the build wrote it. */
export interface BuiltPage extends SitePage {
  /** The whole file. */
  readonly document: string;
  /** The document without its stylesheets. */
  readonly html: string;
  /** Its stylesheets. */
  readonly css: string;
}

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** Every page of the build. */
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

/** The scripts that a page's HTML names: all that its first view needs. */
export function scriptsOf({ html }: BuiltPage): string[] {
  return [
    ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)),
  ];
}

/** The path on the site that a full address names. */
export function pathOf(address: string): string {
  const { origin, pathname } = new URL(address);
  if (origin !== siteAddress) throw new Error(`${address} is not on the site.`);
  return pathname;
}
