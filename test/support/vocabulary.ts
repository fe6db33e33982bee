import ts from 'typescript';

/** An in-memory file, in a folder where TypeScript resolves `schema-dts`. */
const fileName = new URL('../structuredData.generated.ts', import.meta.url).pathname;

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: [],
  // Omits the DOM types, which would double the time.
  lib: ['lib.es2022.d.ts'],
};

/**
 * Checks data against schema.org's vocabulary with schema-dts and the TypeScript compiler, and returns its errors.
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
