/** Returns a list without some of its items; the same list if it has none of them, so that nothing re-renders. */
export function without<Item>(items: Item[], isGone: (item: Item) => boolean): Item[] {
  return items.some(isGone) ? items.filter((item) => !isGone(item)) : items;
}
