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
  /** The subresource integrity of a script. */
  readonly integrityOf: (script: string) => string;
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
  const entry = scriptsOf('main');
  const pageScripts = new Set(chunks.flatMap(scriptsOf));
  const parts = [
    head,
    ...scriptsOf('boot').map(
      (script) => `<script src="${script}" integrity="${assets.integrityOf(script)}"></script>`,
    ),
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${assets.css}</style>`,
    ...entry.map((script) => preload(script, ` integrity="${assets.integrityOf(script)}" data-start`)),
    ...[...pageScripts].filter((script) => !entry.includes(script)).map((script) => preload(script)),
  ];
  // Functions as replacements, since a text would have its `$` signs interpreted.
  return assets.template
    .replace('<!--head-->', () => parts.join('\n    '))
    .replace('<div id="root"><!--app--></div>', () => `<div id="root" data-path="${path}">${body}</div>`);
}

/**
 * `src/boot.ts` starts the scripts marked with `data-start`, with their integrity; the others are webpack's to ask
 * for. Those carry none: webpack would have to know the hash of every chunk, 4 kB more in the main bundle of every
 * page, and the scripts that decide which chunks are loaded are the ones that are checked.
 */
function preload(script: string, attribute = ''): string {
  return `<link rel="preload" href="${script}" as="script" fetchpriority="low"${attribute}>`;
}
