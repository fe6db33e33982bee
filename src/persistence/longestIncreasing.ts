interface Chain {
  readonly last: number;
  readonly before: Chain | undefined;
}

/** Returns the longest subsequence of increasing numbers: the items that stay in place while the others move. */
export function longestIncreasing(numbers: readonly number[]): readonly number[] {
  /** For each length, the chain of that length with the smallest end. */
  const chains: Chain[] = [];
  for (const last of numbers) {
    let [low, high] = [0, chains.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((chains[middle]?.last ?? Infinity) < last) low = middle + 1;
      else high = middle;
    }
    chains[low] = { last, before: chains[low - 1] };
  }
  const found: number[] = [];
  for (let chain = chains.at(-1); chain; chain = chain.before) found.push(chain.last);
  return found.reverse();
}
