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

/** Tests whether two values have the same canonical JSON. */
export function isEqual(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || canonicalJson(one) === canonicalJson(other);
}

/** Parses JSON and drops `__proto__` keys, so that tampered text can't change a prototype. Throws if it's invalid. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
}
