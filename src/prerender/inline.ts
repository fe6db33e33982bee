import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readChunks } from './chunks';

/** Inline texts of pages. `headers.ts` allows them by hash. */
export interface Inline {
  /** The compiled `src/boot.ts`. */
  readonly script: string;
  /** The text of each stylesheet, by URL. */
  readonly sheets: ReadonlyMap<string, string>;
}

export function readInline(out: string): Inline {
  const files = new Set([...readChunks(out).values()].flat());
  const sheets = [...files].filter((file) => file.endsWith('.css'));
  return {
    script: readFileSync(path.join('build', out, 'boot.js'), 'utf8').trim(),
    sheets: new Map(sheets.map((sheet) => [sheet, rulesOf(path.join(out, sheet))])),
  };
}

function rulesOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*# sourceMappingURL=.*?\*\//, '')
    .trim();
}
