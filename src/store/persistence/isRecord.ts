/** Whether something that was parsed is an object with keys. (valibot's own `record` costs the first view more.) */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
