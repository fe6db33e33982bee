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
 * names by its own integrity: in the main bundle, where webpack-subresource-integrity puts them, they would cost
 * every first view 4 kB. The dev server's page names no list, and loads its chunks as webpack does.
 *
 * @returns reads the list ahead of the first click. `<link rel="prefetch">` would do so in Chromium alone: Safari
 * has none, and Firefox holds it against the policy's `default-src`.
 */
export function checkChunks(): () => void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="script-integrities"]');
  if (!named) return () => undefined;
  const makeScript = scriptMaker('tangelo-chunks');
  const readList = listReader(named.content, named.dataset.integrity ?? '');
  __webpack_require__.l = (url, done) => {
    integrityOf(url, readList)
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
  return () => {
    // A failure is no news yet: the first chunk asks again.
    readList().catch(() => undefined);
  };
}

/** Reads the list once it can be had, and remembers it. */
function listReader(url: string, integrity: string): () => Promise<unknown> {
  let list: Promise<unknown> | undefined;
  return () => {
    list ??= fetch(url, { integrity, priority: 'low' })
      .then((response) => response.json())
      .catch((error: unknown) => {
        // The next chunk asks again: a phone loses its network for a moment all the time.
        list = undefined;
        throw error;
      });
    return list;
  };
}

/** The integrity of a script of this release; rejects if it can't be had. */
async function integrityOf(url: string, readList: () => Promise<unknown>): Promise<string> {
  const preload = document.querySelector<HTMLLinkElement>(`link[href="${url}"]`);
  if (preload?.integrity) return preload.integrity;
  const integrity: unknown = Reflect.get(Object(await readList()), url);
  if (typeof integrity !== 'string') throw new Error(`${url} is not a script of this release.`);
  return integrity;
}
