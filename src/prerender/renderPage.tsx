import { renderToString } from 'react-dom/server';
import type { Navigator } from 'react-router-dom';
import { App } from '../app/App';
import { hrefOf, locationOf } from '../app/history';
import { loadPage } from '../app/loadPage';
import { Site } from '../app/Site';
import { makeStore } from '../store/store';

/** A page's HTML for head and root. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  /** The webpack chunks that the page needs, its own first. */
  readonly chunks: readonly string[];
}

/** Matches the metadata, which React puts first when it renders to a string. */
const METADATA = /^(?:<title>.*?<\/title>|<meta [^>]*\/>|<link [^>]*\/>)/s;

const refuse = () => {
  throw new Error('A page went elsewhere while it was prerendered.');
};

/** A navigator that only creates URLs. */
const staticNavigator: Navigator = {
  createHref: hrefOf,
  go: refuse,
  push: refuse,
  replace: refuse,
};

/** Renders a path exactly as the browser's first render does: with a fresh store, before saved state is read. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { loaded: shown, chunks } = await recordChunks(() => loadPage(locationOf(path)));
  if ('error' in shown.page) throw new Error(`${path} failed to load.`, { cause: shown.page.error });
  const store = makeStore();
  const html = renderToString(
    <App store={store}>
      <Site shown={shown} navigator={staticNavigator} />
    </App>,
  );
  let head = '';
  let body = html;
  for (let match = METADATA.exec(body); match; match = METADATA.exec(body)) {
    head += match[0];
    body = body.slice(match[0].length);
  }
  return { head, body, chunks };
}

/** webpack's function behind each `import()`. Chunk names are ids here (webpack.config.js). */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** The last recording. The next one waits for it, because an import doesn't say which page it is for. */
let latest: Promise<unknown> = Promise.resolve();

/** Calls a loader and returns the chunks that it requested. */
async function recordChunks<Loaded>(
  load: () => Promise<Loaded>,
): Promise<{ readonly loaded: Loaded; readonly chunks: readonly string[] }> {
  const before = latest;
  const recording = before.then(async () => {
    const chunks = new Set<string>();
    const loadChunk = __webpack_chunk_load__;
    __webpack_chunk_load__ = (chunk) => {
      chunks.add(chunk);
      return loadChunk(chunk);
    };
    try {
      return { loaded: await load(), chunks: [...chunks] };
    } finally {
      __webpack_chunk_load__ = loadChunk;
    }
  });
  latest = recording.catch(() => undefined);
  return recording;
}
