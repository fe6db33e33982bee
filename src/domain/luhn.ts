/** How many digits card numbers have. */
const SHORTEST = 13;
const LONGEST = 19;

/**
 * Whether a text holds what may be a card number: enough digits in a row, perhaps in groups, with the right check
 * digit (Luhn), wherever in the row they are. A long number of another kind is often taken for one; a card number
 * never slips.
 *
 * The text may be megabytes long: what is done for each character does not depend on its length.
 */
export function holdsCardNumber(text: string): boolean {
  /** The last digits of the present row, as many as a card number may have. */
  const row: number[] = [];
  let isGap = false;
  for (const character of text) {
    if (character >= '0' && character <= '9') {
      row.push(Number(character));
      if (row.length > LONGEST) row.shift();
      if (endsInCardNumber(row)) return true;
      isGap = false;
    } else if (!isGap && (character === ' ' || character === '-')) {
      isGap = true;
    } else {
      row.length = 0;
    }
  }
  return false;
}

/**
 * What a JSON text says, without what looks like a card number.
 *
 * @param instead what replaces it; undefined leaves it out
 */
export function withoutCardNumbers(
  json: string,
  instead?: string,
): { readonly value: unknown; readonly isFound: boolean } {
  let isFound = false;
  const value: unknown = JSON.parse(json, (key, part: unknown) => {
    const isText = typeof part === 'string' || typeof part === 'number';
    if (!holdsCardNumber(isText ? `${key}: ${part}` : key)) return part;
    isFound = true;
    return instead;
  });
  return { value, isFound };
}

/** Whether the last digits of a row, as many as any card number has, add up as Luhn's formula asks. */
function endsInCardNumber(row: readonly number[]): boolean {
  if (row.length < SHORTEST) return false;
  let sum = 0;
  // Every second digit counts twice, from the last but one.
  let factor = 1;
  for (let count = 1; count <= row.length; count += 1) {
    const value = (row[row.length - count] ?? 0) * factor;
    sum += value > 9 ? value - 9 : value;
    if (count >= SHORTEST && sum % 10 === 0) return true;
    factor = 3 - factor;
  }
  return false;
}
