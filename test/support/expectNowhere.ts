/**
 * Expects that a text contains none of these values as a word. A search for substrings would find a
 * three-digit CVV in random ids and times, once in a thousand runs.
 */
export function expectNowhere(text: string, values: readonly string[]): void {
  for (const value of values) {
    const escaped = value.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
    expect(text).not.toMatch(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u'));
  }
}
