/** Checks whether all compared things say the same. A single one never does. */
export function areAlike(values: readonly string[]): boolean {
  return new Set(values).size <= 1;
}

export const LEAST_COMPARED = 2;

/** Adds an id at the end, or removes it. */
export function withToggled<Id>(compared: readonly Id[], id: Id): readonly Id[] {
  return compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id];
}

/** Puts an id in the place of another. If it's there already, the two swap places. */
export function withReplaced<Id>(compared: readonly Id[], old: Id, chosen: Id): readonly Id[] {
  return compared.map((id) => {
    if (id === old) return chosen;
    return id === chosen ? old : id;
  });
}
