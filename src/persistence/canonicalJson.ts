import { isRecord } from './fields';

/** JSON with the keys of every object sorted, so that equal values are equal texts. */
export function canonicalJson(value: unknown): string {
  if (!isRecord(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((part) => canonicalJson(part ?? null)).join()}]`;
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
    .join()}}`;
}
