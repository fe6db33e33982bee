import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates the folder of `computedTransform.js` for a run, and deletes it at the end. */
export default function computedFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tangelo-computed-'));
  process.env.COMPUTED_FOLDER = `${folder}/`;
  process.on('exit', () => {
    rmSync(folder, { recursive: true });
  });
}
