import { integrity } from './integrity';
import type { RenderedPage } from './renderPage';
import type { SiteFile } from './siteFile';

/** What every page of a build shares. */
export interface Assets {
  /** `public/index.html`. */
  readonly template: string;
  /** The whole site's stylesheet. */
  readonly css: string;
  /** The address of the display face, preloaded with every page. */
  readonly font: string;
  /** Of each webpack chunk the addresses of its scripts. */
  readonly scripts: ReadonlyMap<string, readonly string[]>;
  /** Of each script its subresource integrity. */
  readonly integrities: ReadonlyMap<string, string>;
  /** The file in which a page looks up the integrity of the scripts it does not start with. */
  readonly integrityList: SiteFile;
}

/** The whole document of a page: its metadata, the stylesheet, its scripts ready to start, its markup. */
export function htmlDocument(
  path: string,
  { head, body }: RenderedPage,
  chunks: readonly string[],
  assets: Assets,
): string {
  const scriptsOf = (chunk: string) => {
    const scripts = assets.scripts.get(chunk);
    if (!scripts) throw new Error(`${path} names the chunk '${chunk}', which webpack did not make.`);
    return scripts;
  };
  const checked = (script: string) => {
    const value = assets.integrities.get(script);
    if (!value) throw new Error(`${path} names the script '${script}', which is not in the build.`);
    return `integrity="${value}" crossorigin`;
  };
  // Marked ones are started by src/boot.ts, the others by webpack (app/chunkLoading.ts).
  const preload = (script: string, mark = '') =>
    `<link rel="preload" href="${script}" as="script" fetchpriority="low" ${checked(script)}${mark}>`;
  const entry = scriptsOf('main');
  const pageScripts = new Set(chunks.flatMap(scriptsOf));
  const list = assets.integrityList;
  const parts = [
    head,
    ...scriptsOf('boot').map((script) => `<script src="${script}" ${checked(script)}></script>`),
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${assets.css}</style>`,
    ...entry.map((script) => preload(script, ' data-start')),
    ...[...pageScripts].filter((script) => !entry.includes(script)).map((script) => preload(script)),
    `<meta name="script-integrities" content="${list.path}" data-integrity="${integrity(list.data)}">`,
  ];
  // Functions as replacements, since a text would have its `$` signs interpreted.
  return assets.template
    .replace('<!--head-->', () => parts.join('\n    '))
    .replace('<div id="root"><!--app--></div>', () => `<div id="root" data-path="${path}">${body}</div>`);
}
