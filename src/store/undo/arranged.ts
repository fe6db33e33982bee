/**
 * Returns the keys of a list before a change together with those of the present list: in the order before the change,
 * if the present order is still the one that the change left. A key that only one list has stays next to its neighbors.
 * @example arranged(['a', 'b', 'c'], ['a', 'c'], ['a', 'c', 'd']) // a, b, c, d: `b` was removed, and `d` added since
 */
export function arranged(
  before: readonly string[],
  left: readonly string[],
  present: readonly string[],
): readonly string[] {
  const common = (keys: readonly string[], others: readonly string[]) =>
    keys.filter((key) => others.includes(key)).join('\n');
  return common(present, left) === common(left, present)
    ? withMissing(before, present)
    : withMissing(present, before);
}

/** Inserts the keys that a list lacks: each after its neighbor in another list, else before the next one, else last. */
function withMissing(keys: readonly string[], other: readonly string[]): readonly string[] {
  const all = [...keys];
  for (const [index, key] of other.entries()) {
    if (all.includes(key)) continue;
    const next = other.find((each) => all.includes(each));
    const place =
      index > 0
        ? all.indexOf(other[index - 1] ?? '') + 1
        : next === undefined
          ? all.length
          : all.indexOf(next);
    all.splice(place, 0, key);
  }
  return all;
}
