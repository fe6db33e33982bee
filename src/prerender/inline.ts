import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readChunks } from './chunks';

/** What pages have inline in their <head>, allowed by its hash (`headers.ts`). */
export interface Inline {
  /** `src/boot.ts`, built. */
  readonly script: string;
  /** The rules of each stylesheet, by its address. */
  readonly sheets: ReadonlyMap<string, string>;
}

/** What the pages of a build have inline. */
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
