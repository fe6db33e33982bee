import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';

/** A web server on a free port. */
export interface Host extends AsyncDisposable {
  readonly url: (path: string) => string;
  readonly closeConnections: () => void;
}

export async function hostOf(listener: RequestListener): Promise<Host> {
  const server = createServer(listener).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: (path) => `http://localhost:${port}${path}`,
    closeConnections: () => {
      server.closeAllConnections();
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
