/**
 * Returns the `count` items most similar to another, best first, without the item itself. Ties keep their
 * order.
 */
export function mostSimilar<Item>(
  items: readonly Item[],
  item: Item,
  likeness: (other: Item) => number,
  count: number,
): readonly Item[] {
  return items
    .filter((other) => other !== item)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, count);
}

export function sharedCount<Member>(a: readonly Member[], b: readonly Member[]): number {
  return a.filter((member) => b.includes(member)).length;
}
