import { numberText } from './source';

/** Tests whether a text begins with a JSON object, alone or in a list. */
export function isJson(text: string): boolean {
  return /^\s*(?:\[\s*)*\{\s*"[^"\n]{0,100}"\s*:/u.test(text);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/**
 * Reads the longest list of objects in a JSON text, or one object per line, as rows below their names. Nested objects
 * become columns such as `customer.email`. Null if the text isn’t JSON, or has no such list.
 */
export function rowsOfJson(text: string): readonly (readonly string[])[] | null {
  if (!isJson(text)) return null;
  const records = listIn(parsed(text) ?? text.split('\n').map(parsed));
  if (records.length === 0) return null;
  const cells = records.map((record) => new Map(cellsOf(record, '')));
  const names = [...new Set(cells.flatMap((own) => [...own.keys()]))];
  return [names, ...cells.map((own) => names.map((name) => own.get(name) ?? ''))];
}

/** A string, or a whole number with more digits than JavaScript keeps. Decimals lose nothing that matters. */
const LONG_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gu;

const withLongNumbersQuoted = (text: string) =>
  text.replaceAll(LONG_NUMBER, (own) => (own.startsWith('"') ? own : `"${own}"`));

function parsed(text: string): unknown {
  try {
    return JSON.parse(/\d{16}/u.test(text) ? withLongNumbersQuoted(text) : text);
  } catch {
    return undefined;
  }
}

/** Returns the longest list of objects in a value; empty if there is none. */
function listIn(value: unknown): readonly unknown[] {
  if (isList(value)) return value.filter(isObject);
  if (!isObject(value)) return [];
  return Object.values(value)
    .map(listIn)
    .reduce((longest, own) => (own.length > longest.length ? own : longest), []);
}

/** Returns the names and texts of a value. Lists of objects have none, because they are tables of their own. */
function cellsOf(value: unknown, name: string): readonly (readonly [name: string, text: string])[] {
  if (isObject(value))
    return Object.entries(value).flatMap(([key, own]) => cellsOf(own, name === '' ? key : `${name}.${key}`));
  if (isList(value)) return value.some(isObject) ? [] : [[name, value.map(textOf).join(', ')]];
  return [[name, textOf(value)]];
}

function textOf(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
