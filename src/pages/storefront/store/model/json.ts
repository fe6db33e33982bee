import { isRecord } from '../../../../domain/validators';

/** Serializes a value. Drops functions, because redux-persist's actions contain some. */
export function json(value: unknown, indent?: number): string {
  return value === undefined || typeof value === 'function'
    ? 'undefined'
    : JSON.stringify(value, undefined, indent);
}

/** Parses JSON, dropping `__proto__` keys; undefined if it's invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

/** Returns an object's fields; empty for any other value. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) && !Array.isArray(value) ? value : {};
}

/** Returns the length of the longest list in a value, at any depth. */
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
