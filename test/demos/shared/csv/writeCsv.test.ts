import fc from 'fast-check';
import { csvRow } from '../../../../src/demos/shared/csv/writeCsv';

/** Formula characters at the start of a cell, including full-width ones, but not a number's sign. */
const FORMULA = /^\s*[=+\-@＝＋－＠](?!\d+(?:\.\d+)?%?$)/u;

describe('a row as CSV', () => {
  test('leaves plain text and numbers as they are', () => {
    expect(csvRow(['Ada', -3, 'Åsa Öberg'])).toBe('Ada,-3,Åsa Öberg');
  });

  test.each([
    ['Smith, Ada', '"Smith, Ada"'],
    ['Smith; Ada', '"Smith; Ada"'],
    ['-0.34', '-0.34'],
    ['+12%', '+12%'],
    ['-1+1', "'-1+1"],
    ['a "b"', '"a ""b"""'],
    ['=1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    [" =cmd|'/C calc'!A0", `"' =cmd|'/C calc'!A0"`],
    ["c0;=cmd|'/C calc'!A0", `"c0;'=cmd|'/C calc'!A0"`],
  ])('writes the text %s as %s', (cell, written) => {
    expect(csvRow([cell])).toBe(written);
  });

  test('contains no formula, whichever separator a program uses, quoted or not', () => {
    const sign = fc.constantFrom(...Array.from(';,|\t\r\n"=+-@＝＋－＠ a1'));
    fc.assert(
      fc.property(fc.array(fc.string({ unit: sign }), { minLength: 1 }), (cells) => {
        const row = csvRow(['id', ...cells]);
        for (const separator of [';', ',', '|', '\t', '\n', '\r'])
          for (const part of row.split(separator)) expect(part.replace(/^"+/u, '')).not.toMatch(FORMULA);
      }),
    );
  });
});
