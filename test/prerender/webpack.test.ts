import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import { chunkList } from '../../src/prerender/webpack/chunkList.js';
import { chunksNamedByModule } from '../../src/prerender/webpack/chunksNamedByModule.js';
import { shortClassNames } from '../../src/prerender/webpack/shortClassNames.js';
import { uniqueHashes } from '../../src/prerender/webpack/uniqueHashes.js';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tangelo-webpack-'));
  mkdirSync(path.join(folder, 'src/pages'), { recursive: true });
  writeFileSync(path.join(folder, 'src/index.js'), "import('./pages/Cart');");
  writeFileSync(path.join(folder, 'src/pages/Cart.js'), 'export const cart = 1;');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Builds the folder a number of times, and returns the hash of each build. */
async function build(plugins: readonly WebpackPluginInstance[], times = 1) {
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './src/index.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [...plugins],
  });
  const hashes: (string | undefined)[] = [];
  for (let done = 0; done < times; done += 1)
    hashes.push(
      await new Promise<string | undefined>((resolve, reject) => {
        compiler.run((error, stats) => {
          if (error) reject(error);
          else resolve(stats?.hash);
        });
      }),
    );
  return hashes;
}

test('the list names each chunk by the module that is imported', async () => {
  await build([chunksNamedByModule, chunkList('chunks.json')]);
  const list: unknown = JSON.parse(readFileSync(path.join(folder, 'dist/chunks.json'), 'utf8'));
  expect(list).toEqual({ main: ['main.js'], 'pages/Cart': ['pages/Cart.js'] });
});

test('a build of unchanged files has a new hash', async () => {
  const [first, second] = await build([uniqueHashes], 2);
  expect(second).not.toBe(first);
});

describe('class names', () => {
  const nameIn = (getLocalIdent: ReturnType<typeof shortClassNames>) => (file: string, name: string) =>
    getLocalIdent({ resourcePath: `/site/${file}` }, '', name);

  test('are short, differ, and are the same in each build', () => {
    const files = Array.from({ length: 60 }, (_, index) => `src/${index}.module.css`);
    const builds = [files, files.toReversed()].map((listed) => nameIn(shortClassNames('/site', listed)));
    const [names, again] = builds.map((name) =>
      files.flatMap((file) => ['root', 'link'].map((local) => name(file, local))),
    );
    expect(again).toEqual(names);
    expect(new Set(names).size).toBe(120);
    for (const name of names ?? []) expect(name).toMatch(/^[a-z]{1,2}\d$/);
  });

  test('fail for a file that was not there when the build began', () => {
    expect(() => nameIn(shortClassNames('/site', []))('src/new.module.css', 'root')).toThrow(
      'start it again',
    );
  });
});
