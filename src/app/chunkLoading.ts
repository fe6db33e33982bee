import { scriptMaker } from './scriptMaker';

/** What came of a chunk's script; webpack turns all but `load` into a ChunkLoadError that says which it was. */
interface Outcome {
  readonly type: string;
  readonly target: { readonly src: string } | EventTarget | null;
}

/** webpack's runtime. `l` loads a script: https://github.com/webpack/webpack/blob/main/lib/runtime/LoadScriptRuntimeModule.js */
declare const __webpack_require__: { l: (url: string, done: (outcome: Outcome) => void) => void };

/**
 * Makes webpack load every chunk with its subresource integrity.
 *
 * The integrities of a page's own chunks stand in its HTML. Those of all the others are one list, which the HTML
 * names by its own integrity and which is read when the first of them is needed: in the main bundle, where
 * webpack-subresource-integrity puts them, they would cost every first view 4 kB. The dev server's page names no
 * list, and loads its chunks as webpack does.
 */
export function checkChunks(): void {
  const listLink = document.querySelector<HTMLLinkElement>('link[data-integrities]');
  if (!listLink) return;
  const makeScript = scriptMaker('tangelo-chunks');
  const integrityOf = integrityReader(listLink);
  __webpack_require__.l = (url, done) => {
    integrityOf(url)
      .then((integrity) => {
        const script = makeScript(url, integrity);
        script.onload = script.onerror = (event) => {
          script.remove();
          done({ type: typeof event === 'string' ? event : event.type, target: script });
        };
        document.head.append(script);
      })
      .catch(() => {
        done({ type: 'integrity', target: { src: url } });
      });
  };
}

/** Knows the integrity of any script of this release; rejects if it can't be had. */
function integrityReader(listLink: HTMLLinkElement): (url: string) => Promise<string> {
  let list: Promise<unknown> | undefined;
  const readList = () => {
    list ??= fetch(listLink.href, { integrity: listLink.integrity })
      .then((response) => response.json())
      .catch((error: unknown) => {
        // The next chunk asks again: a phone loses its network for a moment all the time.
        list = undefined;
        throw error;
      });
    return list;
  };
  return async (url) => {
    const preload = document.querySelector<HTMLLinkElement>(`link[href="${url}"]`);
    if (preload?.integrity) return preload.integrity;
    const integrity: unknown = Reflect.get(Object(await readList()), url);
    if (typeof integrity !== 'string') throw new Error(`${url} is not a script of this release.`);
    return integrity;
  };
}
