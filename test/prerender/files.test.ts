import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastModified } from '../../src/prerender/lists/sitemap';
import { keepPreviousRelease } from '../../src/prerender/previousRelease';
import { siteUrl } from '../../src/prerender/siteUrl.js';
import { licensesText } from '../../src/prerender/webpack/licensesPlugin.js';
import { words } from '../support/words';

describe('Licenses', () => {
  const known = { name: 'clsx', version: '2.1.1', license: 'MIT', licenseText: 'MIT License\n…\n' };
  const other = { ...known, name: 'other', licenseText: null };

  test('lists each package with its text, from its README if need be', () => {
    expect(licensesText([known], () => '')).toBe('clsx 2.1.1 (MIT)\n\nMIT License\n…');
    expect(licensesText([other], () => '# other\n\n## License\n\nMIT …\n')).toBe(
      'other 2.1.1 (MIT)\n\nMIT …',
    );
  });

  test.each([null, '', ' \n'])('a package with the license text %j stops the build', (licenseText) => {
    const packages = [known, { ...other, licenseText }];
    expect(() => licensesText(packages, (name) => `# ${name}\n\nA package.\n\n## License\n`)).toThrow(
      'other has no license text.',
    );
  });
});

describe('The site’s address', () => {
  test.each([
    [undefined, 'https://www.tangelo.example'],
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    ['HTTPS://Shop.Example:443/', 'https://shop.example'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('the base address from %p is %s', (given, address) => {
    expect(siteUrl(given)).toBe(address);
  });

  const invalid = `shop.example shop.example:8080 //shop.example https://shop.example/store https://shop.example/?a=1
    https://shop.example/#a https://ada@shop.example/ ftp://shop.example javascript:alert(1)`;

  test.each([...words(invalid), ''])('an invalid address, “%s”, stops the build with a message', (given) => {
    expect(() => siteUrl(given)).toThrow(/^SITE_URL is “.*”\. Give the address of a host alone/);
  });
});

describe('The release before', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Writes a release whose assets contain its name. */
  function release(name: string, assets: readonly string[], previous?: string): string {
    const out = path.join(folder, name);
    mkdirSync(path.join(out, 'assets'), { recursive: true });
    for (const asset of assets) writeFileSync(path.join(out, 'assets', asset), name);
    keepPreviousRelease(out, previous);
    return out;
  }
  const assetsOf = (out: string) => readdirSync(path.join(out, 'assets')).toSorted();

  test('a build keeps the scripts, stylesheets and fonts of the previous release only', () => {
    const first = release('first', words('main.1.js main.1.js.map vendor.js face.1.woff2 css-home.1.css'));
    const second = release('second', ['main.2.js', 'vendor.js'], first);
    expect(assetsOf(second)).toEqual(words('css-home.1.css face.1.woff2 main.1.js main.2.js vendor.js'));
    const third = release('third', ['main.3.js'], second);
    expect(assetsOf(third)).toEqual(['main.2.js', 'main.3.js', 'vendor.js']);
  });

  test('a file in both releases comes from the new one', () => {
    const old = release('old', ['vendor.js']);
    const fresh = release('fresh', ['vendor.js'], old);
    expect(readFileSync(path.join(fresh, 'assets', 'vendor.js'), 'utf8')).toBe('fresh');
  });

  test('a folder that isn’t a release stops the build', () => {
    expect(() => release('next', ['main.js'], path.join(folder, 'nowhere'))).toThrow('is no release');
  });

  test('the build’s own folder, which webpack has emptied, stops the build too', () => {
    const out = path.join(folder, 'same');
    expect(() => release('same', ['main.js'], out)).toThrow('is no release');
  });
});

it.each([
  ['/blog/dynamic-pricing-guardrails', '2026-11-21'],
  ['/news/plain-dealing-prize', '2025-06-24'],
  ['/privacy-policy', '2025-10-21'],
  ['/terms-of-service', '2025-10-21'],
  ['/shop', undefined],
])('the last change of %s was on %s', (path, day) => {
  expect(lastModified(path)).toBe(day);
});
