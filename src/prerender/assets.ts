import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface Assets {
  /** The text of `public/index.html`, with placeholders for the page's head and body. */
  readonly template: string;
  readonly inline: Inline;
  /** Fonts of every page. */
  readonly fonts: readonly string[];
  readonly chunks: Chunks;
}

export function readAssets(out: string): Assets {
  return {
    template: readFileSync('public/index.html', 'utf8'),
    inline: readInline(out),
    fonts: readdirSync(path.join(out, 'assets'))
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `/assets/${file}`),
    chunks: readChunks(out),
  };
}

/** Script and stylesheet files of each named chunk. */
type Chunks = ReadonlyMap<string, readonly string[]>;

function readChunks(out: string): Chunks {
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

/** Scripts and stylesheets inlined into pages. `headers.ts` allows them by hash. */
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
