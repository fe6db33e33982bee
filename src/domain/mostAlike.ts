/** The items most like another by a measure of ours, the closest first and equals in their own order; never itself. */
export function mostAlike<Item>(
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

/** How many members two lists have in common. */
export function inCommon<Member>(a: readonly Member[], b: readonly Member[]): number {
  return a.filter((member) => b.includes(member)).length;
}
