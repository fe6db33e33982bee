import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What stands in every page's <head> itself, allowed by its hash (`headers.ts`). */
export interface Inline {
  /** `src/boot.ts`, built. */
  readonly script: string;
  /** The whole site's stylesheet. */
  readonly css: string;
}

/** What the pages of a build hold inline. */
export function readInline(out: string): Inline {
  const assets = path.join(out, 'assets');
  const css = readFileSync(path.join(assets, only(readdirSync(assets), /^styles\..*\.css$/)), 'utf8');
  return {
    script: readFileSync(path.join('build', out, 'boot.js'), 'utf8').trim(),
    css: css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim(),
  };
}

/** The one name that fits a pattern; a build that has none or several is not what we think it is. */
export function only(names: readonly string[], pattern: RegExp): string {
  const [name, ...others] = names.filter((candidate) => pattern.test(candidate));
  if (name === undefined || others.length > 0) throw new Error(`Expected one file like ${pattern.source}.`);
  return name;
}
