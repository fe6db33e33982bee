import type { Chunks } from './chunks';
import type { Inline } from './inline';
import type { RenderedPage } from './renderPage';

/** What every page of a build shares. */
export interface Assets {
  /** `public/index.html`. */
  readonly template: string;
  readonly inline: Inline;
  /** The addresses of all faces. */
  readonly fonts: readonly string[];
  /** Which of them every page preloads. */
  readonly displayFace: string;
  readonly chunks: Chunks;
}

/** The whole document of a page: its metadata, what is inline, its markup, its scripts. */
export function htmlDocument(
  path: string,
  rendered: RenderedPage,
  chunks: readonly string[],
  assets: Assets,
): string {
  const filesOf = (chunk: string) => {
    const files = assets.chunks.get(chunk);
    if (!files) throw new Error(`${path} names the chunk '${chunk}', which webpack did not make.`);
    return files;
  };
  const rulesOf = (sheet: string) => {
    const rules = assets.inline.sheets.get(sheet);
    if (rules === undefined) throw new Error(`${path} needs ${sheet}, which was not read.`);
    return rules;
  };
  const entry = filesOf('main');
  const needed = [...new Set([...entry, ...chunks.flatMap(filesOf)])];
  const head = [
    rendered.head,
    `<script>${assets.inline.script}</script>`,
    // The browser loads no stylesheet again whose address is here.
    ...needed.filter(isStylesheet).map((sheet) => `<style data-href="${sheet}">${rulesOf(sheet)}</style>`),
  ];
  // Text that is already being read would move if the face arrived later. In <head>, Chromium would paint nothing until
  // it is there, for up to 100 ms:
  // https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/loader/render_blocking_resource_manager.cc
  const face = `<link rel="preload" href="${assets.displayFace}" as="font" type="font/woff2" crossorigin>`;
  // Below the markup, so that they are requested after it and do not compete with it for bandwidth. webpack starts the
  // preloaded ones once the router loads the page.
  const scripts = [
    ...entry.filter(isScript).map((script) => `<script defer fetchpriority="low" src="${script}"></script>`),
    ...needed
      .filter((file) => isScript(file) && !entry.includes(file))
      .map((script) => `<link rel="preload" fetchpriority="low" href="${script}" as="script">`),
  ];
  // Functions as replacements, since a text would have its `$` signs interpreted.
  return assets.template
    .replace('<!--head-->', () => head.join('\n    '))
    .replace(
      '<div id="root"><!--app--></div>',
      () => `${face}<div id="root" data-path="${path}">${rendered.body}</div>`,
    )
    .replace('<!--scripts-->', () => scripts.join(''));
}

const isScript = (file: string) => file.endsWith('.js');
const isStylesheet = (file: string) => file.endsWith('.css');
