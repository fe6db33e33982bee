import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Inputs of `npm start`. */
const sources = ['package.json', 'tsconfig.json', 'webpack.config.js', 'public', 'src'];

/** `npm start` on a copy of the source, which a test may edit. */
export interface DevServer {
  readonly url: string;
  /** Replaces a text that occurs exactly once in a file. */
  readonly edit: (file: string, text: string, replacement: string) => void;
  readonly add: (file: string, text: string) => void;
  /** Resolves when it serves pages; rejects with its output if it exits. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/** Starts a dev server, which the caller must stop. */
export function startDevServer(port: number): DevServer {
  const folder = mkdtempSync(path.join(tmpdir(), 'tangelo-'));
  for (const source of sources)
    cpSync(path.join(root, source), path.join(folder, source), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  // npm starts a shell that starts webpack, so the process group is killed as a whole.
  const server = spawn('npm', ['start', '--', '--port', String(port)], { cwd: folder, detached: true });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
    rmSync(folder, { recursive: true, force: true });
  };

  const url = `http://localhost:${port}`;
  const untilReady = async () => {
    while (!(await answers(url)))
      if (server.exitCode !== null) throw new Error(`npm start ended:\n${printed}`);
  };
  return {
    url,
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
    ready: untilReady(),
    stop,
  };
}

/** Tests whether a page is served. The server holds the request until it has built the page. */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return false;
  }
}
