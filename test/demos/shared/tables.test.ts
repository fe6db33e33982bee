import { ticks } from 'd3-array';
import fc from 'fast-check';
import Papa from 'papaparse';
import {
  axisFormat,
  formatForAxis,
  formatSigned,
  formatToCent,
  formatToUnit,
} from '../../../src/demos/shared/amounts';
import { csvRow, csvText } from '../../../src/demos/shared/csv/writeCsv';
import { modelRunner } from '../../../src/demos/shared/model/modelRunner';
import type { WithProgress } from '../../../src/demos/shared/model/withProgress';
import { fileName, tableAsCsv } from '../../../src/demos/shared/plot/DataTable';

describe('Amounts', () => {
  test.each([
    [31.37, '$', '$31.37'],
    [-4, '€', '−€4.00'],
    [-0.001, '$', '$0.00'],
    [1234.5, '', '1,234.50'],
  ])('%d with the sign "%s" is %s to the cent', (amount, currency, text) => {
    expect(formatToCent(amount, currency)).toBe(text);
  });

  test('formats amounts in whole units', () => {
    expect(formatToUnit(2310.4, '$')).toBe('$2,310');
    expect(formatToUnit(-2310.4, 'CHF')).toBe('−CHF\u00A02,310');
    expect(formatToUnit(-0.4, '$')).toBe('$0');
  });

  test('an axis has short amounts, formatted as the platform does', () => {
    const platform = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999e9 }), (amount) => {
        expect(formatForAxis(amount, '$')).toBe(`$${platform.format(amount)}`);
      }),
    );
    expect(formatForAxis(-2500, '$')).toBe('−$2.5K');
  });

  test('ticks of an axis have distinct labels', () => {
    const values = fc.integer({ min: -1e6, max: 1e6 }).map((value) => value / 100);
    fc.assert(
      fc.property(
        values,
        fc.integer({ min: 1, max: 1e5 }),
        fc.integer({ min: 2, max: 14 }),
        (low, span, most) => {
          const domain = [low, low + span / 100] as const;
          const all = ticks(...domain, most);
          expect(new Set(all.map(axisFormat(domain, '$'))).size).toBe(all.length);
        },
      ),
    );
  });

  test('a score has a sign, except 0', () => {
    expect([0.64, -0.3, 0.001, -0.001].map(formatSigned)).toEqual(['+0.64', '−0.30', '0.00', '0.00']);
  });
});

describe('a model that runs in slices', () => {
  /** Counts to a number. Each step takes 100 ms of the fake clock. */
  function* count(to: number): WithProgress<number> {
    for (let step = 1; step <= to; step += 1) {
      jest.advanceTimersByTime(100);
      yield step / to;
    }
    return to;
  }

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Runs all pending timers and promises. */
  const settle = () => jest.runAllTimersAsync();

  test('reports progress, then its result', async () => {
    const heard: number[] = [];
    const result = modelRunner(count).run(4, (share) => heard.push(share));
    await settle();
    expect(await result).toBe(4);
    expect(heard).toEqual([0.25, 0.5, 0.75, 1]);
  });

  test('is canceled by the next run', async () => {
    const runner = modelRunner(count);
    const first = runner.run(4, () => undefined);
    const second = runner.run(3, () => undefined);
    await settle();
    expect(await first).toBeNull();
    expect(await second).toBe(3);
  });

  test('can be canceled', async () => {
    const runner = modelRunner(count);
    const run = runner.run(4, () => undefined);
    runner.cancel();
    await settle();
    expect(await run).toBeNull();
  });
});

describe('A saved table', () => {
  test('a saved table has plain numbers and no formulas', () => {
    expect(
      tableAsCsv({
        columns: ['Review', 'Score', 'Count', 'Share', 'Day'],
        rows: [
          ['=1+1, “good”', '−$0.30', '$1,250.50', '12.3%', 'August 3, 2026'],
          ['+1 from me', '+\u2060$343', '–', '0.00', 'Someday 3, 2026'],
        ],
      }),
    ).toBe(
      '\uFEFFReview,Score,Count,Share,Day\r\n' +
        '"\'=1+1, “good”",-0.3,1250.5,0.123,2026-08-03\r\n' +
        '\'+1 from me,343,,0,"Someday 3, 2026"\r\n',
    );
  });

  test('a saved file is named after its content', () => {
    expect(fileName('Today’s orders: cost by cutoff', 'png')).toBe('today-s-orders-cost-by-cutoff.png');
  });
});

test('every table that is written parses back to its cells', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.array(fc.string({ unit: fc.constantFrom(...Array.from('ab ,;|\t\n"é€')) }), {
          minLength: 2,
          maxLength: 3,
        }),
        { minLength: 1 },
      ),
      (rows) => {
        const text = csvText(rows);
        expect(text.startsWith('\uFEFF')).toBe(true);
        expect(
          Papa.parse(text.slice(1).replace(/\r\n$/u, ''), { delimiter: ',', newline: '\r\n' }).data,
        ).toEqual(rows);
      },
    ),
  );
});

describe('a row as CSV', () => {
  /** Formula characters at the start of a cell, including full-width ones, but not a number's sign. */
  const FORMULA = /^\s*[=+\-@＝＋－＠](?!\d+(?:\.\d+)?%?$)/u;

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
