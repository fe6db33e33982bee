/** Like `Validator`, also in `domain/validators.ts`: this folder works on its own, so it imports nothing of the site. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns the fields of a value of any type; none if it has none. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** Serializes a value with sorted keys, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (!isRecord(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((part) => canonicalJson(part ?? null)).join()}]`;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
    .join()}}`;
}

/** Tests whether two serializable values are equal, at any depth. An undefined field counts as missing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return Object.keys({ ...one, ...other }).every((name) => isEqual(one[name], other[name]));
}

/** Parses JSON and drops `__proto__` keys, so that tampered text can't change a prototype. Throws if it's invalid. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
}
