/** Returns the `count` items most similar to another, best first. Ties keep their order. */
export function mostSimilar<Item>(
  items: readonly Item[],
  likeness: (other: Item) => number,
  count: number,
): readonly Item[] {
  return items.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, count);
}

export function sharedCount<Member>(a: readonly Member[], b: readonly Member[]): number {
  return a.filter((member) => b.includes(member)).length;
}
