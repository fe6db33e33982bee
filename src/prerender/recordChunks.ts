/** webpack's own function behind each `import()`; the names of chunks are their ids here (webpack.config.js). */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** One at a time, since what is imported does not say for whom. */
let latest: Promise<unknown> = Promise.resolve();

/** Loads something, and says which chunks it asked for. */
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
