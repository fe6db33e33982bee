import type { Assets } from './assets';
import type { RenderedPage } from './renderPage';

export function htmlDocument(path: string, rendered: RenderedPage, assets: Assets): string {
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
  const needed = [...new Set([...entry, ...rendered.chunks.flatMap(filesOf)])];
  const head = [
    rendered.head,
    `<script>${assets.inline.script}</script>`,
    // `data-href` marks inlined stylesheets, so that mini-css-extract-plugin doesn't load them again.
    ...needed.filter(isStylesheet).map((sheet) => `<style data-href="${sheet}">${rulesOf(sheet)}</style>`),
  ];
  // Puts preloads at the top of the body. In <head>, Chromium would delay the first paint for the fonts by up to
  // 100 ms:
  // https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/loader/render_blocking_resource_manager.cc
  const body = [
    ...assets.fonts
      .filter(isOfHeadings)
      .map((face) => `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`),
    ...entry.filter(isScript).map((script) => `<script defer fetchpriority="low" src="${script}"></script>`),
    // Preloaded only: webpack runs them when the router loads the page.
    ...needed
      .filter((file) => isScript(file) && !entry.includes(file))
      .map((script) => `<link rel="preload" fetchpriority="low" href="${script}" as="script">`),
  ];
  // Uses replacement functions, because `$` is special in replacement strings.
  return assets.template
    .replace('<!--head-->', () => head.join('\n    '))
    .replace(
      '<div id="root"><!--app--></div>',
      () => `${body.join('')}<div id="root" data-path="${path}">${rendered.body}</div>`,
    );
}

/** The font of texts isn't preloaded: it would delay the first paint, by 80 ms for /shop on a slow phone. */
const isOfHeadings = (face: string) => face.includes('familjen-grotesk');

const isScript = (file: string) => file.endsWith('.js');
const isStylesheet = (file: string) => file.endsWith('.css');
