import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Inputs of `npm start` and `npm run build`. */
const sources = ['package.json', 'tsconfig.json', 'webpack.config.js', 'public', 'src'];

/** A copy of the source, which a test may edit. The caller must remove it. */
export interface SourceCopy {
  readonly folder: string;
  /** Replaces a text that occurs exactly once in a file. */
  readonly edit: (file: string, text: string, replacement: string) => void;
  readonly add: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
  readonly dispose: () => void;
}

export function copySources(): SourceCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'tangelo-'));
  for (const source of sources)
    cpSync(path.join(root, source), path.join(folder, source), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    edit: (file, text, replacement) => {
      const target = path.join(folder, file);
      const [before, after, ...others] = readFileSync(target, 'utf8').split(text);
      if (before === undefined || after === undefined || others.length > 0)
        throw new Error(`${file} must contain '${text}' exactly once.`);
      writeFileSync(target, before + replacement + after);
    },
    add: (file, text) => {
      writeFileSync(path.join(folder, file), text);
    },
    remove: (file) => {
      rmSync(path.join(folder, file));
    },
    dispose: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
