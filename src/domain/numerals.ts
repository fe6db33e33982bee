const small = words(
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const tens = words('twenty thirty forty fifty sixty seventy eighty ninety');

/** Splits lines into words. Strings are shorter in the bundle than arrays. */
function words(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ');
}

/** Spells out a count below 100: `six`, `twenty-two`. Larger counts stay in digits. */
export function inWords(count: number): string {
  const ten = tens[Math.floor(count / 10) - 2];
  const one = small[count % 10];
  return small[count] ?? (ten && one ? (count % 10 === 0 ? ten : `${ten}-${one}`) : String(count));
}

/** Capitalizes the first letter: `six products` → `Six products`. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Adds thousands separators: `12,500`; with decimals `1,234.50`. Avoids `Intl`, as `formatMoney` does. */
export function grouped(value: number, decimals = 0): string {
  return value.toFixed(decimals).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');
}

/** Formats a share from 0 to 1 as a whole percentage, for example `87%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Formats a count with its noun: `1 product`, `1,204 products`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** Joins texts: `this or that`; `this, that, and the other`. Avoids the data of `Intl.ListFormat`. */
export function enumerated(texts: readonly string[], word: 'and' | 'or'): string {
  const last = texts.at(-1) ?? '';
  const others = texts.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')}${others.length > 1 ? ',' : ''} ${word} ${last}`;
}
