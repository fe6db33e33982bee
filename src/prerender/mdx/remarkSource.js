import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Puts lines of a source file into a code block, with the file and first line number as its data:
 *
 *     ```ts source=src/store/cart/cartSlice.ts from="lineAdded(" to="},"
 *     ```
 *
 * `from` is part of the first line, `to` the whole last line without indentation. If `from` isn't unique or `to`
 * doesn't follow, the build fails, so excerpts can't go stale.
 */
export function remarkSource() {
  return (tree) => {
    for (const node of tree.children) {
      const [, file, from, to] = /^source=(\S+) from="(.+)" to="(.+)"$/.exec(node.meta ?? '') ?? [];
      if (!file) continue;
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      const starts = lines.flatMap((line, index) => (line.includes(from) ? [index] : []));
      const [start] = starts;
      const end = lines.findIndex((line, index) => index >= start && line.trim() === to);
      if (starts.length !== 1 || end < 0)
        throw new Error(`${file} has ${starts.length} lines with ${from}, or no ${to} after them.`);
      node.value = dedented(lines.slice(start, end + 1)).join('\n');
      node.data = { hProperties: { 'data-file': file, 'data-line': start + 1 } };
    }
  };
}

/** Removes the first line's indentation from all lines. */
function dedented(lines) {
  const indentation = lines[0].length - lines[0].trimStart().length;
  return lines.map((line) => line.slice(indentation));
}
