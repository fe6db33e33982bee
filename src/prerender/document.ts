import type { RenderedPage } from './renderPage';

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
  // Marked ones are started by src/boot.ts, the others by webpack. Both ask without CORS, and so do the preloads: a
  // browser uses a preload only for a request of the same kind.
  const preload = (script: string, mark = '') =>
    `<link rel="preload" href="${script}" as="script" fetchpriority="low"${mark}>`;
  const entry = scriptsOf('main');
  const pageScripts = new Set(chunks.flatMap(scriptsOf));
  const parts = [
    head,
    ...scriptsOf('boot').map((script) => `<script src="${script}"></script>`),
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${assets.css}</style>`,
    ...entry.map((script) => preload(script, ' data-start')),
    ...[...pageScripts].filter((script) => !entry.includes(script)).map((script) => preload(script)),
  ];
  // Functions as replacements, since a text would have its `$` signs interpreted.
  return assets.template
    .replace('<!--head-->', () => parts.join('\n    '))
    .replace('<div id="root"><!--app--></div>', () => `<div id="root" data-path="${path}">${body}</div>`);
}
