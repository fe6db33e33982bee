/** Adds an id at the end, or removes it if it's in the list. */
export function withToggled<Id>(compared: readonly Id[], id: Id): readonly Id[] {
  return compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id];
}

/** Replaces an id. If the new one is already in the list, the two swap places. */
export function withReplaced<Id>(compared: readonly Id[], old: Id, chosen: Id): readonly Id[] {
  return compared.map((id) => {
    if (id === old) return chosen;
    return id === chosen ? old : id;
  });
}
