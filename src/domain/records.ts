/** Returns the keys of a record, in their order. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): readonly Key[] {
  const isKey = (name: string): name is Key => Object.hasOwn(record, name);
  return Object.keys(record).filter(isKey);
}

/** Returns a record with the same keys and other values. */
export function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  change: (value: Value, key: Key) => Result,
): Readonly<Record<Key, Result>> {
  const isWhole = (part: Partial<Record<Key, Result>>): part is Record<Key, Result> =>
    keysOf(record).every((key) => Object.hasOwn(part, key));
  const changed: Partial<Record<Key, Result>> = {};
  for (const key of keysOf(record)) changed[key] = change(record[key], key);
  if (!isWhole(changed)) throw new Error('A key got lost.');
  return changed;
}
