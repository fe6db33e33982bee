import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What `npm start` reads. */
const sources = ['package.json', 'tsconfig.json', 'webpack.config.js', 'public', 'src'];

/** `npm start` on a copy of the sources, which a test may edit. */
export interface DevServer {
  readonly url: string;
  /** Resolves when it serves pages; if it ends instead, the error has what it printed. */
  readonly ready: Promise<void>;
  /** Replaces the one place where a text stands in a source file. */
  readonly edit: (file: string, text: string, replacement: string) => void;
  readonly stop: () => void;
}

/** Starts it; whoever does must stop it. */
export function startDevServer(port: number): DevServer {
  const folder = mkdtempSync(path.join(tmpdir(), 'tangelo-'));
  for (const source of sources)
    cpSync(path.join(root, source), path.join(folder, source), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  // npm starts a shell that starts webpack: a group of processes, which end together.
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
  const edit = (file: string, text: string, replacement: string) => {
    const target = path.join(folder, file);
    const [before, after, ...others] = readFileSync(target, 'utf8').split(text);
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error(`${file} does not hold '${text}' once.`);
    writeFileSync(target, before + replacement + after);
  };
  return { url, ready: untilReady(), edit, stop };
}

/** Whether a page is served; it is kept waiting until it is built. */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return false;
  }
}
