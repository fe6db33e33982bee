import { isEqual } from '../../persistence/json';

/**
 * Returns the keys of a list before a change together with those of the present list: in the order before the change,
 * if the present order is still the one after it. A key that only one list has stays next to its neighbors.
 * @example arranged(['a', 'b', 'c'], ['a', 'c'], ['a', 'c', 'd']) // a, b, c, d: `b` was removed, and `d` added since
 */
export function arranged(
  before: readonly string[],
  after: readonly string[],
  present: readonly string[],
): readonly string[] {
  const common = (keys: readonly string[], others: readonly string[]) =>
    keys.filter((key) => others.includes(key));
  return isEqual(common(present, after), common(after, present))
    ? withMissing(before, present)
    : withMissing(present, before);
}

/** Inserts the keys that a list lacks: each after its neighbor in another list, else before the next one, else last. */
function withMissing(keys: readonly string[], other: readonly string[]): readonly string[] {
  const all = [...keys];
  for (const [index, key] of other.entries()) {
    if (all.includes(key)) continue;
    const previous = other[index - 1];
    const next = other.find((each) => all.includes(each));
    if (previous !== undefined) all.splice(all.indexOf(previous) + 1, 0, key);
    // Only the first key has no previous one that `all` has.
    else if (next !== undefined) all.splice(all.indexOf(next), 0, key);
    else all.push(key);
  }
  return all;
}
