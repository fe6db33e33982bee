import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Name of the list of files that a release built itself, without those kept from the previous one. */
const LIST = 'assets.json';

/** File types that open pages may still request. Pages never load source maps. */
const ASKED_FOR = /\.(?:js|css|woff2)$/;

/**
 * Keeps the previous release's scripts, stylesheets and fonts, so that open pages still work. Drops older releases.
 * @param out the build
 * @param previous the folder of the previous build
 */
export function keepPreviousRelease(out: string, previous: string | undefined): void {
  const kept = previous === undefined ? [] : ownAssets(previous).filter((file) => ASKED_FOR.test(file));
  const assets = path.join(out, 'assets');
  writeFileSync(path.join(out, LIST), JSON.stringify(readdirSync(assets)));
  for (const file of kept) {
    const target = path.join(assets, path.basename(file));
    if (!existsSync(target)) copyFileSync(file, target);
  }
}

function ownAssets(release: string): readonly string[] {
  const list = path.join(release, LIST);
  if (!existsSync(list))
    throw new Error(`PREVIOUS_RELEASE: ${release} is no release, since it has no ${LIST}.`);
  const names: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(names)) throw new Error(`${list} is no list.`);
  return names.map((name) => path.join(release, 'assets', String(name)));
}
