import { spawn } from 'node:child_process';
import type { SourceCopy } from './sourceCopy';
import { copySources } from './sourceCopy';

/** `npm start` on a copy of the source, which a test may edit. */
export interface DevServer extends Pick<SourceCopy, 'edit' | 'add' | 'remove'> {
  readonly url: string;
  /** Resolves when it serves pages; rejects with its output if it exits. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/** Starts a dev server, which the caller must stop. */
export function startDevServer(port: number): DevServer {
  const { folder, dispose, ...source } = copySources();

  // npm starts a shell that starts webpack, so the process group is killed as a whole.
  const server = spawn('npm', ['start', '--', '--port', String(port)], { cwd: folder, detached: true });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
    dispose();
  };

  const url = `http://localhost:${port}`;
  const untilReady = async () => {
    while (!(await answers(url)))
      if (server.exitCode !== null) throw new Error(`npm start ended:\n${printed}`);
  };
  return { url, ready: untilReady(), ...source, stop };
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
