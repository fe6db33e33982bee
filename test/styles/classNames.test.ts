import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

function definedIn(file: string): readonly string[] {
  const { exports } = transform({
    filename: file,
    code: readFileSync(file),
    cssModules: { animation: false, container: false, customIdents: false, grid: false },
  });
  return Object.keys(exports ?? {});
}

/**
 * Finds the class names that the source reads from each CSS module: `styles.name`, and `styles[value]` by the
 * value's type.
 */
function usedNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const config = ts.readJsonConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonSourceFileConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    fileNames.filter((file) => file.startsWith(path.join(root, 'src'))),
    options,
  );
  const checker = program.getTypeChecker();
  const used = new Map<string, Set<string>>();
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile) continue;
    const modules = new Map<string, string>();
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
        const name = node.importClause?.name?.text;
        const { text } = node.moduleSpecifier;
        if (name && text.endsWith('.module.css'))
          modules.set(name, path.resolve(source.fileName, '..', text));
      }
      if (
        (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) &&
        ts.isIdentifier(node.expression)
      ) {
        const file = modules.get(node.expression.text);
        if (file) used.set(file, new Set([...(used.get(file) ?? []), ...namesRead(node, checker)]));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return used;
}

function namesRead(
  node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
  checker: ts.TypeChecker,
): readonly string[] {
  if (ts.isPropertyAccessExpression(node)) return [node.name.text];
  const type = checker.getTypeAtLocation(node.argumentExpression);
  return (type.isUnion() ? type.types : [type]).flatMap((each) =>
    each.isStringLiteral() ? [each.value] : [],
  );
}

it('every class in a CSS module is used', () => {
  const used = usedNames();
  const unused = globSync('src/**/*.module.css', { cwd: root, absolute: true }).flatMap((file) =>
    definedIn(file)
      .filter((name) => !used.get(file)?.has(name))
      .map((name) => `${path.relative(root, file)}: .${name}`),
  );
  expect(unused).toEqual([]);
});
