import { isRecord } from './fields';

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
