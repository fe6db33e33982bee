/** webpack's function behind each `import()`. Chunk names are ids here (webpack.config.js). */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** One at a time, because an import doesn't say which page it is for. */
let latest: Promise<unknown> = Promise.resolve();

/** Calls a loader and returns the chunks that it requested. */
export async function recordChunks<Loaded>(
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
