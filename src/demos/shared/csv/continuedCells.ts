/**
 * Fills empty cells from the row above if it's of the same order. Many stores export an order's status and
 * currency only on its first line.
 * @param keys columns whose cells are the same on all lines of an order, or empty below the first
 */
export function continuedCells(
  cells: readonly string[],
  keys: readonly (readonly string[])[],
): readonly string[] {
  const order = keys.map(() => '');
  let above = '';
  return cells.map((cell, row) => {
    let isSameOrder = true;
    for (const [index, key] of keys.entries()) {
      const own = (key[row] ?? '').trim();
      if (own === '' || own === order[index]) continue;
      isSameOrder = false;
      order[index] = own;
    }
    if (cell.trim() !== '' || !isSameOrder) above = cell.trim();
    return above;
  });
}
