import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of each named chunk, scripts and stylesheets. */
export type Chunks = ReadonlyMap<string, readonly string[]>;

export function readChunks(out: string): Chunks {
  const listed: unknown = JSON.parse(readFileSync(path.join('build', out, 'chunks.json'), 'utf8'));
  const chunks = new Map<string, readonly string[]>();
  for (const [chunk, files] of Object.entries(listed ?? {})) {
    if (Array.isArray(files))
      chunks.set(
        chunk,
        [...new Set(files)].map((file) => `/${String(file)}`),
      );
  }
  return chunks;
}
