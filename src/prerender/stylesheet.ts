import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The one stylesheet of a build, as it stands in every page's head. */
export function readStylesheet(out: string): string {
  const assets = path.join(out, 'assets');
  const css = readFileSync(path.join(assets, only(readdirSync(assets), /^styles\..*\.css$/)), 'utf8');
  return css.replace(/\/\*# sourceMappingURL=.*?\*\//, '').trim();
}

/** The one name that fits a pattern; a build that has none or several is not what we think it is. */
export function only(names: readonly string[], pattern: RegExp): string {
  const [name, ...others] = names.filter((candidate) => pattern.test(candidate));
  if (name === undefined || others.length > 0) throw new Error(`Expected one file like ${pattern.source}.`);
  return name;
}
