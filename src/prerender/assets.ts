import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Chunks } from './chunks';
import { readChunks } from './chunks';
import type { Inline } from './inline';
import { readInline } from './inline';

export interface Assets {
  /** `public/index.html` with the build's scripts and stylesheets. */
  readonly template: string;
  readonly inline: Inline;
  /** Fonts that every page preloads. */
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
