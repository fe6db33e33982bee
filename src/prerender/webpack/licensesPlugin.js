import { readFileSync } from 'node:fs';
import path from 'node:path';
import LicensePlugin from 'webpack-license-plugin';

/** Packages that the plugin doesn't find: webpack's runtime, fonts, and a script of a worker. */
const others = ['webpack', '@fontsource-variable/familjen-grotesk', '@fontsource-variable/figtree', 'fft.js'];

/**
 * Writes `licenses.txt`: the license texts of all packages in the browser build, which must travel with copies of them.
 * `test/browser/built/licenses.spec.ts` compares it with the source maps.
 * @param {string} root the folder of node_modules
 * @param {string} list the file for the plugin's own JSON list, relative to the output
 */
export function licensesPlugin(root, list) {
  const folder = (name) => path.join(root, 'node_modules', name);
  return new LicensePlugin({
    outputFilename: list,
    additionalFiles: {
      'licenses.txt': (packages) => licensesText(packages, (name) => readmeOf(folder(name))),
    },
    includePackages: () => others.map(folder),
    includeNoticeText: true,
  });
}

const readmeOf = (folder) => readFileSync(path.join(folder, 'README.md'), 'utf8');

/**
 * Formats the list as text.
 * @param {readonly { name: string, version: string, license: string, licenseText: string | null, noticeText?: string }[]} packages
 * @param {(name: string) => string} readReadme reads a package's README, whose last section may be its only license text
 * @throws {Error} if a package has no license text; don't ship it until it has one
 */
export function licensesText(packages, readReadme) {
  return packages
    .map(({ name, version, license, licenseText, noticeText = '' }) => {
      const text =
        licenseText?.trim() ||
        readReadme(name)
          .split(/^#+ licen[cs]e\s*$/im)[1]
          ?.trim();
      if (!text) throw new Error(`${name} has no license text.`);
      return [`${name} ${version} (${license})`, text, noticeText].join('\n\n').trim();
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}
