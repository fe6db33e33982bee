import { isRecord } from '../../../../domain/isRecord';

/** A value as JSON. Functions, which redux-persist's own actions carry, have none. */
export function json(value: unknown, indent?: number): string {
  return value === undefined || typeof value === 'function'
    ? 'undefined'
    : JSON.stringify(value, undefined, indent);
}

/** What a text says as JSON, without the key that reaches an object's prototype; undefined if it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** How many items the longest list within a value has. */
export function longestList(value: unknown): number {
  let longest = 0;
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) longest = Math.max(longest, next.length);
    for (const part of typeof next === 'object' && next !== null ? Object.values(next) : []) open.push(part);
  }
  return longest;
}
