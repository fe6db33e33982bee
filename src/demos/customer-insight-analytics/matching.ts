/**
 * Matches two labelings of the same items one to one, so that as many items as possible agree.
 * @param count the number of different labels; at most 8, because all subsets are tried
 * @returns for each label of `found`, its label in `known`
 */
export function matchLabels(
  known: readonly number[],
  found: readonly number[],
  count: number,
): readonly number[] {
  const shared = Array.from({ length: count }, () => Array.from({ length: count }, () => 0));
  for (const [index, label] of found.entries()) {
    const row = shared[label];
    const other = known[index] ?? 0;
    if (row) row[other] = (row[other] ?? 0) + 1;
  }
  // Best matches so far, keyed by a bit mask of the known labels that they use.
  let best = new Map<number, { readonly agreed: number; readonly match: readonly number[] }>([
    [0, { agreed: 0, match: [] }],
  ]);
  for (const row of shared) {
    const next: typeof best = new Map();
    for (const [used, { agreed, match }] of best)
      for (const [label, common] of row.entries()) {
        if (used & (1 << label)) continue;
        const subset = used | (1 << label);
        if (agreed + common > (next.get(subset)?.agreed ?? -1))
          next.set(subset, { agreed: agreed + common, match: [...match, label] });
      }
    best = next;
  }
  return best.get(2 ** count - 1)?.match ?? [];
}
