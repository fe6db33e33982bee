/**
 * Item similarity by who clicked them: the cosine of their click columns, from 0 to 1, and 0 with itself. The
 * baseline for the factors.
 *
 * @param clicks the indexes of the items that each shopper clicked
 */
export function cosineSimilarities(
  clicks: readonly (readonly number[])[],
  itemCount: number,
): readonly (readonly number[])[] {
  const coClicks = Array.from({ length: itemCount }, () => Array.from({ length: itemCount }, () => 0));
  for (const own of clicks)
    for (const a of own) for (const b of own) coClicks[a]?.splice(b, 1, (coClicks[a][b] ?? 0) + 1);
  const counts = coClicks.map((row, item) => row[item] ?? 0);
  return coClicks.map((row, a) =>
    row.map((both, b) => (a === b || both === 0 ? 0 : both / Math.sqrt((counts[a] ?? 0) * (counts[b] ?? 0)))),
  );
}

/** Sums each item's similarity to the clicked items. */
export function similarityScores(
  similarities: readonly (readonly number[])[],
  clicked: readonly number[],
): readonly number[] {
  return similarities.map((row) => clicked.reduce((sum, item) => sum + (row[item] ?? 0), 0));
}
