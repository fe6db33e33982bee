const small = words(
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const tens = words('twenty thirty forty fifty sixty seventy eighty ninety');

/** Kept as running text, which is shorter in the bundle than an array. */
function words(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ');
}

/** A count as running text has it: `six`, `twenty-two`; from a hundred up in digits. Always one word. */
export function inWords(count: number): string {
  const ten = tens[Math.floor(count / 10) - 2];
  const one = small[count % 10];
  return small[count] ?? (ten && one ? (count % 10 === 0 ? ten : `${ten}-${one}`) : String(count));
}

/** A text as a sentence begins with it: `six products` → `Six products`. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A count with its noun: `1 product`, `6 products`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Texts of which one is meant: `this or that`, `this, that, or the other`. As `Intl.ListFormat` has it. */
export function alternatives(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  const others = texts.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')}${others.length > 1 ? ',' : ''} or ${last}`;
}
