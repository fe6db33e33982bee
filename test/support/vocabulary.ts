import ts from 'typescript';

/** The one file of the program; it exists in memory only, at a place where `schema-dts` is found. */
const fileName = new URL('../structuredData.generated.ts', import.meta.url).pathname;

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: [],
  // The types of the DOM, which the vocabulary does not need, would take as long as the rest.
  lib: ['lib.es2022.d.ts'],
};

/**
 * Checks data against schema.org's vocabulary: whether each type has such properties, and each property such values.
 * The vocabulary is that of schema-dts, and the judge is the TypeScript compiler.
 */
export function vocabularyFaults(blocks: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  const source = [
    "import type * as schema from 'schema-dts';",
    ...blocks.map(
      (block, index) =>
        `export const block${index}: schema.WithContext<schema.${String(block['@type'])}> = ${JSON.stringify(block)};`,
    ),
  ].join('\n');
  const host = ts.createCompilerHost(options);
  const exists = host.fileExists.bind(host);
  const read = host.getSourceFile.bind(host);
  host.fileExists = (name) => name === fileName || exists(name);
  host.getSourceFile = (name, language, onError) =>
    name === fileName ? ts.createSourceFile(name, source, language) : read(name, language, onError);
  const program = ts.createProgram([fileName], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(fileName))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
