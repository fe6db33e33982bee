import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Chunks } from './chunks';
import { readChunks } from './chunks';
import type { Inline } from './inline';
import { readInline } from './inline';

/** What every page of a build shares. */
export interface Assets {
  /** `public/index.html`. */
  readonly template: string;
  readonly inline: Inline;
  /** The addresses of the faces, which every page preloads. */
  readonly fonts: readonly string[];
  readonly chunks: Chunks;
}

/** Reads it from the browser's build. */
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
