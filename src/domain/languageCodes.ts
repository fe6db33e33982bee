const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
let languages: ReadonlySet<string> | undefined;

/** Tests for a code such as `pt` or `fr-CA`, or the English name of a language. */
export function isLanguage(text: string): boolean {
  if (languages === undefined) {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
    languages = new Set(
      codes.flatMap((code) => {
        const name = names.of(code);
        return name === undefined ? [] : [code, name.toLowerCase()];
      }),
    );
  }
  return languages.has(
    text
      .trim()
      .toLowerCase()
      .replace(/[-_][a-z]{2,4}$/u, ''),
  );
}

/** Tests for English: `en`, `en-US`, `English`. */
export function isEnglishCode(text: string): boolean {
  return /^en(?:glish|g)?(?:[-_][a-z]{2,4})?$/iu.test(text.trim());
}
