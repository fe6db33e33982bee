/**
 * Item similarity by who clicked them: the cosine of their click columns, from 0 to 1, and 0 with itself. The
 * baseline without factors.
 *
 * @param clicks the numbers of the items that each shopper has clicked
 */
export function cosines(
  clicks: readonly (readonly number[])[],
  itemCount: number,
): readonly (readonly number[])[] {
  const together = Array.from({ length: itemCount }, () => Array.from({ length: itemCount }, () => 0));
  for (const own of clicks)
    for (const a of own) for (const b of own) together[a]?.splice(b, 1, (together[a][b] ?? 0) + 1);
  const counts = together.map((row, item) => row[item] ?? 0);
  return together.map((row, a) =>
    row.map((both, b) => (a === b || both === 0 ? 0 : both / Math.sqrt((counts[a] ?? 0) * (counts[b] ?? 0)))),
  );
}

/** Sums each item's similarity to the clicked items. */
export function alikeScores(
  alike: readonly (readonly number[])[],
  clicked: readonly number[],
): readonly number[] {
  return alike.map((row) => clicked.reduce((sum, item) => sum + (row[item] ?? 0), 0));
}
