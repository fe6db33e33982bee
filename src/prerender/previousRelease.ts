import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Lists what a release has made in `assets/`, as opposed to what it has kept of the one before. */
const LIST = 'assets.json';

/** The kinds of files that an open page may still request; source maps are left out, since pages never load them. */
const ASKED_FOR = /\.(?:js|css|woff2)$/;

/**
 * Keeps the scripts, stylesheets and fonts of the previous release beside those of this one, so that a page which was opened before
 * the release goes on working. What the previous release has kept itself is dropped, so that files do not
 * accumulate.
 *
 * @param out the build
 * @param previous the folder of the previous release, as it was built
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

/** The assets that a release has made itself. */
function ownAssets(release: string): readonly string[] {
  const list = path.join(release, LIST);
  if (!existsSync(list))
    throw new Error(`PREVIOUS_RELEASE: ${release} is no release, since it has no ${LIST}.`);
  const names: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(names)) throw new Error(`${list} is no list.`);
  return names.map((name) => path.join(release, 'assets', String(name)));
}
