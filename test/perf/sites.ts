import { resolve } from 'node:path';

const PORT = Number(process.env.TEST_PORT ?? 4273);

/** The built checkouts to measure in turn: this one, and the folder in `AGAINST` if set. */
export const sites: readonly { readonly folder: string; readonly origin: string; readonly port: number }[] = [
  resolve(import.meta.dirname, '../..'),
  ...(process.env.AGAINST ? [resolve(process.env.AGAINST)] : []),
].map((folder, place) => ({ folder, origin: `http://localhost:${PORT + place}`, port: PORT + place }));
