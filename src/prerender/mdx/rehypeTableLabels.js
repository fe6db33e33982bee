import { toString } from 'hast-util-to-string';

/** Length of a row's text, in characters, from which a phone is too narrow for it. */
const MIN_LENGTH = 100;

/**
 * Gives the cells of wide tables their column's name, for LongRead.module.css: phones show each row as a block. Roles keep
 * them tables for screen readers.
 */
export function rehypeTableLabels() {
  return (tree) => {
    for (const table of tree.children.filter(({ tagName }) => tagName === 'table')) {
      const [head, body] = elementsOf(table).map(elementsOf);
      const labels = elementsOf(head[0]).map((cell) => toString(cell));
      if (labels.length < 3 || !body.some((row) => toString(row).length >= MIN_LENGTH)) continue;
      table.properties.role = 'table';
      for (const row of body) {
        row.properties.role = 'row';
        elementsOf(row).forEach((cell, column) => {
          cell.properties.role = 'cell';
          if (column > 0) cell.properties.dataLabel = labels[column];
        });
      }
    }
  };
}

function elementsOf({ children }) {
  return children.filter(({ type }) => type === 'element');
}
