import { wrap } from 'comlink';
import type { CsvSource } from './source';
import { MAX_SIZE } from './source';
import type { readWorkbook, Sheet } from './workbook';

/** The script that reads workbooks didn't load. */
export class MissingScriptError extends Error {}

/**
 * Reads a file up to the maximum size. Rejects if the browser can't read it, or with a {@link MissingScriptError}.
 */
export async function openFile(file: File): Promise<CsvSource> {
  const bytes = await file.slice(0, MAX_SIZE).arrayBuffer();
  const isCut = file.size > MAX_SIZE;
  const sheets = isZip(bytes) && !isCut ? await sheetsOf(bytes) : null;
  return sheets === null
    ? { kind: 'file', name: file.name, bytes, isCut }
    : { kind: 'workbook', name: file.name, sheets };
}

/** Workbooks are zip files. */
const isZip = (bytes: ArrayBuffer) =>
  new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)).join() === '80,75';

/** Reads a workbook in a worker of its own, because a large one takes seconds. Null for other zip files. */
async function sheetsOf(bytes: ArrayBuffer): Promise<readonly Sheet[] | null> {
  const worker = new Worker(
    /* webpackChunkName: "worker-workbook" */ new URL('./workbookWorker.ts', import.meta.url),
  );
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      reject(new MissingScriptError());
    });
  });
  try {
    return await Promise.race([wrap<typeof readWorkbook>(worker)(bytes).catch(() => null), failed]);
  } finally {
    worker.terminate();
  }
}
