/** Whether things that are compared have all the same to say; a single one has nothing to differ from. */
export function areAlike(values: readonly string[]): boolean {
  return new Set(values).size <= 1;
}

/** Fewer than this is no comparison. */
export const LEAST_COMPARED = 2;

/** What is compared after one of the things was added at the end or taken out. */
export function withToggled<Id>(compared: readonly Id[], id: Id): readonly Id[] {
  return compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id];
}
