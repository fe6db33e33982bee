import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { create } from 'fontkit';
import { assetsFolder, builtFile, builtPages, scriptsOf } from '../support/builtSite';

/** Returns a variable font's characters and weights. */
function readFace(file: Buffer) {
  const face = create(file);
  if (!('characterSet' in face)) throw new Error('A face is one font, not a collection.');
  return {
    characters: new Set(face.characterSet),
    weights: face.variationAxes.wght,
    license: face.getName('licenseURL', 'en'),
    copyright: face.copyright,
  };
}

test('the fonts include all weights and every character that pages and scripts use', () => {
  const scripts = new Set(builtPages.flatMap(scriptsOf));
  const texts = [
    ...builtPages.map(({ html }) => html),
    ...[...scripts].map((file) => String(builtFile(file))),
  ];
  const seen = [...new Set(texts.join(''))].filter((character) => /[^\p{C}\p{M}]/u.test(character));
  expect(seen.length).toBeGreaterThan(100);
  for (const name of ['familjen-grotesk', 'figtree']) {
    const files = readdirSync(assetsFolder).filter((file) => file.startsWith(`${name}-`));
    expect(files).toHaveLength(1);
    const shipped = readFace(builtFile(`/assets/${files.join()}`));
    const whole = readFace(
      readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    );
    expect(shipped.weights).toMatchObject({ min: 400, max: 700 });
    expect(shipped.copyright).toMatch(/^Copyright/);
    expect(shipped.license).toMatch(/openfontlicense|OFL/);
    const missing = seen.filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return whole.characters.has(code) && !shipped.characters.has(code);
    });
    expect.soft(missing, `missing in ${name}: see src/styles/fontLoader.js`).toEqual([]);
  }
});

test('pages preload the font of headings, and the offline shop has both', () => {
  const [page] = builtPages;
  const preloaded = page?.html.match(/<link rel="preload"[^>]*as="font"/g) ?? [];
  expect(preloaded).toEqual([expect.stringContaining('familjen-grotesk')]);
  const worker = String(builtFile('/service-worker.js'));
  for (const name of ['familjen-grotesk', 'figtree']) expect(worker).toContain(name);
});
