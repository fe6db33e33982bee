/**
 * Expects that none of these values stands in a text as a word of its own. Looking for the bare characters would
 * find a CVV of three digits in any time of day or random id, once in a thousand runs.
 */
export function expectNowhere(text: string, values: readonly string[]): void {
  for (const value of values) {
    const escaped = value.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
    expect(text).not.toMatch(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u'));
  }
}
