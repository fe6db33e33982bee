import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { globSync } from 'tinyglobby';

const root = path.resolve(__dirname, '../..');

const sources = globSync('src/**/*.{ts,tsx}', { cwd: root, absolute: true }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

function definedIn(file: string): readonly string[] {
  const { exports } = transform({
    filename: file,
    code: readFileSync(file),
    cssModules: { animation: false, container: false, customIdents: false, grid: false },
  });
  return Object.keys(exports ?? {});
}

/** Texts of the files that import a CSS module, with the name by which they call it and the classes they read. */
const importers = sources.flatMap(({ file, text }) =>
  Array.from(text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm), ([, name = '', from = '']) => ({
    name,
    text,
    module: path.resolve(file, '..', from),
    classNames: new Set(
      Array.from(text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, className]) => className),
    ),
  })),
);

/** Texts in quotes and keys of objects, by which a source may read a class. */
const strings = new Set(
  sources.flatMap(({ text }) =>
    Array.from(text.matchAll(/'([\w-]+)'|\b(\w+):/g), ([, quoted, key]) => quoted ?? key),
  ),
);

/** Tests for a class that is read as `styles[value]`, or as a template that ends like its name. */
const isReadByValue = (className: string, { name, text }: { readonly name: string; readonly text: string }) =>
  text.includes(`${name}[`) &&
  (strings.has(className) ||
    Array.from(text.matchAll(/\[`\$\{[^}]+\}(\w+)`\]/g)).some(([, end = '']) => className.endsWith(end)));

it('every class in a CSS module is used: as `styles.name`, or by a name that some source spells out', () => {
  const unused = globSync('src/**/*.module.css', { cwd: root, absolute: true }).flatMap((module) => {
    const own = importers.filter((importer) => importer.module === module);
    return definedIn(module)
      .filter(
        (className) =>
          !own.some((importer) => importer.classNames.has(className) || isReadByValue(className, importer)),
      )
      .map((className) => `${path.relative(root, module)}: .${className}`);
  });
  expect(unused).toEqual([]);
});
