import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Puts lines of a source file into a code block, with the file and the first line's number as its data:
 *
 *     ```ts source=src/store/cart/cartSlice.ts from="lineAdded(" to="},"
 *     ```
 *
 * `from` is part of the first line and `to` is the whole of the last, without its indentation. A `from` that the file
 * does not have exactly once, or a `to` that does not follow, fails the build: what is shown can't go stale.
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

/** Lines without the indentation that the first of them has. */
function dedented(lines) {
  const indentation = lines[0].length - lines[0].trimStart().length;
  return lines.map((line) => line.slice(indentation));
}
