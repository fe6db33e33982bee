/** Removes the first item that matches. A reducer's draft without one stays the same, so nothing re-renders. */
export function removeFirst<Item>(items: Item[], matches: (item: Item) => boolean): void {
  const index = items.findIndex(matches);
  if (index !== -1) items.splice(index, 1);
}
