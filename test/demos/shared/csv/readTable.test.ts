import { rollups } from 'd3-array';
import fc from 'fast-check';
import * as cells from '../../../../src/demos/shared/csv/cells';
import type { WantedColumn } from '../../../../src/demos/shared/csv/columns';
import { columnsIn } from '../../../../src/demos/shared/csv/columns';
import { rowsOfJson } from '../../../../src/demos/shared/csv/json';
import { cellsOf, parseTable } from '../../../../src/demos/shared/csv/parseTable';
import { readTable } from '../../../../src/demos/shared/csv/readTable';
import type { CsvSource } from '../../../../src/demos/shared/csv/source';
import { MAX_SIZE, numberText, textSource } from '../../../../src/demos/shared/csv/source';
import { runToEnd } from '../../../../src/demos/shared/model/withProgress';

const wanted: readonly WantedColumn<'price' | 'quantity'>[] = [
  { id: 'price', label: 'price', names: ['unit price', 'preis'], holds: 'money' },
  { id: 'quantity', label: 'quantity', names: ['qty', 'menge'], holds: 'count' },
];

const readSource = (source: CsvSource, columns = {}, switches = {}) => {
  const input = { source, columns, switches };
  return runToEnd(readTable(input, runToEnd(parseTable(input, wanted)), wanted));
};
const read = (text: string, columns = {}, switches = {}) => readSource(textSource(text), columns, switches);

const sheet = (name: string, text: string) => ({ name, text, isCut: false });

/** Creates a file that a visitor opens. */
function file(bytes: Uint8Array, name = 'sales.csv'): CsvSource {
  return { kind: 'file', name, bytes: new Uint8Array(bytes).buffer, isCut: false };
}

function utf16(text: string, mark: readonly number[], isLittle: boolean): Uint8Array {
  const codes = Array.from(text, (sign) => sign.charCodeAt(0));
  return new Uint8Array([
    ...mark,
    ...codes.flatMap((code) => (isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255])),
  ]);
}

const countsOf = (all: readonly string[]) =>
  rollups(
    all,
    ({ length }) => length,
    (cell) => cell,
  );
const numberReader = (...all: Parameters<typeof cells.numberReader>) => runToEnd(cells.numberReader(...all));
const dayReader = (...all: Parameters<typeof cells.dayReader>) => runToEnd(cells.dayReader(...all));

/** Returns the wanted cells, by row. */
const rowsOf = ({ lines, textAt }: ReturnType<typeof read>) =>
  lines.map((_, row) => [textAt('price', row), textAt('quantity', row)]);
const saysOf = ({ findings }: ReturnType<typeof read>) =>
  findings.map(({ message, suggestion }) => `${message} ${suggestion}`);

const plain = [
  ['19.90', '3'],
  ['24.90', '2'],
];

describe('a table', () => {
  test.each([
    ['commas', 'price,quantity\n19.90,3\n24.90,2'],
    ['semicolons', 'price;quantity\n19.90;3\n24.90;2'],
    ['tabs', 'price\tquantity\n19.90\t3\n24.90\t2'],
    ['spaces', ' price  quantity\n 19.90         3\n 24.90         2'],
    ['single spaces', 'price quantity\n19.90 3\n24.90 2'],
    ['spaces in cells, too', 'name  price  quantity\nRed hat  19.90  3\nHat      24.90  2'],
    ['quotation marks', '"price","quantity"\n"19.90","3"\n"24.90","2"\n'],
    ['a byte order mark', '\uFEFFprice,quantity\n19.90,3\n24.90,2'],
    ['lines that end as in Windows', 'price,quantity\r\n19.90,3\r\n24.90,2\r\n'],
    ['empty lines', '\nprice,quantity\n\n19.90,3\n\n24.90,2\n\n'],
    ['columns in another order and more of them', 'id,quantity,note,Price\n1,3,x,19.90\n2,2,,24.90'],
    ['names in capitals and with marks', 'UNIT_PRICE,Qty.\n19.90,3\n24.90,2'],
    ['names that say more', 'Net price (USD),Menge gesamt\n19.90,3\n24.90,2'],
  ])('with %s is read without a warning', (_what, text) => {
    const table = read(text);
    expect(rowsOf(table)).toEqual(plain);
    expect(table.findings).toEqual([]);
  });

  test.each([
    '[{"price":9007199254740993,"quantity":"-1610521604143693813"}]',
    '{"price":9007199254740993,"quantity":-1610521604143693813}\n{"price":null}',
  ])('of JSON keeps all digits of long numbers: %s', (json) => {
    expect(rowsOf(read(json))).toContainEqual(['9007199254740993', '-1610521604143693813']);
  });

  test('of JSON has each number as JSON writes it', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 97 }), fc.string(), (units, parts, note) => {
        // A third has 16 decimals.
        const price = units / 2 ** 31 / parts;
        expect(rowsOfJson(JSON.stringify([{ price, note }]))).toEqual([
          ['price', 'note'],
          [JSON.stringify(price), note],
        ]);
      }),
    );
  });

  test.each([9_999, 10_000, 10_001, 20_000])('of %d lines has each of them, with its number', (count) => {
    const lines = Array.from({ length: count }, (_, line) => `${line},"a\nb"`);
    const { rows, lines: numbers } = runToEnd(cellsOf(`${lines.join('\r\n')}\r\n`));
    expect(rows).toHaveLength(count);
    expect([rows.at(-1), numbers.at(-1)]).toEqual([[String(count - 1), 'a\nb'], 2 * count - 1]);
  });

  test('knows the line of each row, including line breaks in quotes', () => {
    const table = read('price,note,quantity\n1,"two\nlines, ""quoted""",5\n\n2,,6\n');
    expect(rowsOf(table)).toEqual([
      ['1', '5'],
      ['2', '6'],
    ]);
    expect(table.lines).toEqual([2, 5]);
  });

  const text = 'price,quantity\n19.90,3\n24.90,2';
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 as Excel writes it', utf16(text, [0xff, 0xfe], true)],
    ['UTF-16, the other way round', utf16(text, [0xfe, 0xff], false)],
    ['UTF-16 without its mark', utf16(text, [], true)],
  ])('can be a file in %s', (_what, bytes) => {
    const table = readSource(file(bytes));
    expect(rowsOf(table)).toEqual(plain);
    expect(table.findings).toEqual([]);
  });

  const head = [...new TextEncoder().encode('note,price,quantity\n')];
  const rest = [...new TextEncoder().encode(',19.90,3\n')];
  const tanaka = [0x93, 0x63, 0x92, 0x86];
  const eleonore = [0xc9, 0x6c, 0xe9, 0x6f, 0x6e, 0x6f, 0x72, 0x65];
  test.each([
    ['Japanese words in Shift_JIS', tanaka, {}, 'shiftjis', '田中'],
    ['Chinese words in GB18030', [0xc9, 0xcf, 0xba, 0xa3, 0xca, 0xd0], {}, 'gb18030', '上海市'],
    ['Western words, which are valid Shift_JIS too', eleonore, {}, 'windows1252', 'Éléonore'],
    ['Cyrillic words', [0xc0, 0xed, 0xed, 0xe0], {}, 'windows1251', 'Анна'],
    ['Greek words', [0xd4, 0xe9, 0xec, 0xde], {}, 'windows1253', 'Τιμή'],
    ['Turkish words', [0xdd, 0x61, 0x64, 0x65, 0x20, 0xf0, 0xfe], {}, 'windows1254', 'İade ğş'],
    ['Polish words', [0xa3, 0xf3, 0x64, 0x9f], {}, 'windows1250', 'Łódź'],
    [
      'Greek words read as Turkish, by choice',
      [0xd4, 0xe9],
      { characters: 'windows1254' },
      'windows1254',
      'Ôé',
    ],
  ])('can have %s', (_what, word, switches, characters, text) => {
    const source = file(new Uint8Array([...head, ...word, ...rest]));
    const table = readSource(source, {}, switches);
    expect(table.rows[0]?.[0]).toBe(text);
    expect(table.switches).toContainEqual(
      expect.objectContaining({ id: 'characters', label: 'Characters', value: characters }),
    );
    expect(rowsOf(table)).toEqual([['19.90', '3']]);
  });

  test('with cells that keep spreadsheets from reading numbers has what is in them', () => {
    expect(rowsOf(read('price,quantity\n="19.90",3\n="-",2'))).toEqual([
      ['19.90', '3'],
      ['', '2'],
    ]);
  });

  test('that is in UTF-8 has no other characters to choose', () => {
    expect(readSource(file(new TextEncoder().encode(text))).switches).not.toContainEqual(
      expect.objectContaining({ id: 'characters' }),
    );
  });

  test('with a quotation of megabytes that never ends has it in one cell', () => {
    const table = read(`price,quantity\n19.90,3\n24.90,2\n"${'24.90,2\n'.repeat(400_000)}`);
    expect(rowsOf(table).slice(0, 2)).toEqual(plain);
    expect(saysOf(table)[0]).toMatch(/^Line 4: a quotation mark is never closed\./u);
  });

  test('of more than 32 MB is read up to that size', () => {
    const table = read(`price,quantity\n${'19.90,3,'.padEnd(9999, 'x')}\n`.repeat(3300));
    expect(MAX_SIZE).toBe(32_000_000);
    expect(saysOf(table)[0]).toBe(
      'The file is larger than 32 MB. Only the beginning was used. Split the file, or remove columns you don’t need.',
    );
    expect(table.lines.length).toBeGreaterThan(3000);
  });
});

describe('a malformed table', () => {
  const format = 'The first line has the names of the columns; each line after that has values.';

  test.each([
    ['nothing', '', `It is empty. ${format}`],
    ['empty lines', '\n,\n', `There are no lines below the column names. ${format}`],
    ['the names alone', 'price,quantity\n', `There are no lines below the column names. ${format}`],
    [
      'a column of another name',
      'VK netto,Menge\n19.90,3\n24.90,2',
      'Is “VK netto” the price? If it isn’t, press another one.',
    ],
    [
      'none of the columns',
      'name,city\nAda,London\nBob,Paris',
      'No column looks like the price. Choose the price under “Columns.”',
    ],
    [
      'a quotation that never ends',
      'price,quantity\n19.90,3\n"24.90,2\n1,2\n',
      'Line 3: a quotation mark is never closed. Everything after it counts as one cell. Close the quotation, or delete the mark.',
    ],
    [
      'a line that is too long',
      'price,quantity\n19,90,3\n24.90,2,\n',
      'Line 2 has more cells than there are columns. The extra cells are ignored. If a value contains the separator, such as 24,90, put it in quotation marks.',
    ],
  ])('that has %s is reported', (_what, text, message) => {
    expect(saysOf(read(text))).toContain(message);
  });

  test('is read as far as possible', () => {
    expect(rowsOf(read('VK netto,Menge\n19.90,3\n24.90,2'))).toEqual(plain);
    expect(rowsOf(read('19.90,3\n24.90,2'))).toEqual(plain);
    expect(rowsOf(read('price,quantity\n19.90,3\n"24.90,2\n1,2\n'))[0]).toEqual(plain[0]);
  });

  test('is read by the columns that the visitor chooses', () => {
    const text = 'a,b,c\n1,19.90,3\n2,24.90,2';
    expect(rowsOf(read(text, { price: 1, quantity: 2 }))).toEqual(plain);
    expect(saysOf(read(text, { price: 1, quantity: 7 }))).toEqual([
      'Is “a” the quantity? If it isn’t, press another one.',
    ]);
  });

  test.each([
    ['a zip file', [0x50, 0x4b, 0x03, 0x04], 'a zip file or a damaged Excel workbook'],
    ['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0], 'an old or protected Excel workbook'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], 'a PDF'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], 'a picture'],
    ['a compressed file', [0x1f, 0x8b, 0x08], 'a compressed file'],
    ['XML', [...new TextEncoder().encode('<?xml version="1.0"?>\n<reviews>')], 'an XML file'],
    ['a web page', [...new TextEncoder().encode('<!DOCTYPE html>\n<p>Hello')], 'a web page'],
  ])('that is %s is rejected', (_what, begin, name) => {
    expect(saysOf(readSource(file(new Uint8Array(begin), 'sales.xls')))).toEqual([
      `“sales.xls” is ${name}, not a CSV file. Open it in its program, choose Save As or Export, select “CSV UTF-8”, and open the new file here.`,
    ]);
  });
});

test.each(['workbook', 'JSON'])('a number with three decimals in %s isn’t read as thousands', (kind) => {
  const sheets = [sheet('Sales', `price,quantity\n${numberText(10.956)},1`)];
  const source: CsvSource =
    kind === 'JSON'
      ? textSource('[{"price":10.956,"quantity":1}]')
      : { kind: 'workbook', name: 'sales.xlsx', sheets };
  const { numberAt, findings } = readSource(source);
  expect([numberAt('price', 0), findings]).toEqual([10.956, []]);
});

test('a workbook is read by its longest sheet, and the visitor can choose another, or all', () => {
  const sheets = [sheet('Notes', 'price,quantity\n1,1'), sheet('Sales', 'price,quantity\n19.90,3\n24.90,2')];
  const workbook: CsvSource = { kind: 'workbook', name: 'sales.xlsx', sheets };
  const table = readSource(workbook);
  expect(rowsOf(table)).toEqual(plain);
  expect(saysOf(table)).toEqual([
    'The workbook has 2 sheets. Is “Sales” the right one? It’s the longest, and the others aren’t read. If it isn’t, press another one, or all.',
  ]);
  expect(table.switches).toContainEqual({
    id: 'sheet',
    label: 'Sheet',
    column: null,
    value: '1',
    options: [
      { value: '0', label: 'Notes' },
      { value: '1', label: 'Sales' },
      { value: '2', label: 'All sheets' },
    ],
  });
  const other = readSource(workbook, {}, { sheet: '0' });
  expect(rowsOf(other)).toEqual([['1', '1']]);
  expect(other.findings).toEqual([]);
  const all = readSource(workbook, {}, { sheet: '2' });
  expect(rowsOf(all)).toEqual([['1', '1'], ['price', 'quantity'], ...plain]);
  expect(all.findings).toEqual([]);
});

describe('a number', () => {
  test.each([
    ['1234.5', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00A0234,50', 1234.5],
    ['1’234.50', 1234.5],
    ['19,9', 19.9],
    ['$19.90', 19.9],
    ['19,90 €', 19.9],
    ['EUR 19,90', 19.9],
    ['19.90 USD', 19.9],
    ['19,90 zł', 19.9],
    ['US$ 1,234,567', 1234567],
    ['-3', -3],
    ['−3', -3],
    ['-$3.00', -3],
    ['+ $40.00', 40],
    ['(12.00)', -12],
    ['853,30-', -853.3],
    ['1.234,56- EUR', -1234.56],
    ['0.125', 0.125],
    ['.5', 0.5],
    ['１２.５', 12.5],
    ['٣', 3],
  ])('can be %s', (cell, value) => {
    expect(numberReader(countsOf([cell])).read(cell)).toBe(value);
  });

  test.each(['', 'n/a', 'Ann 33', '33 Ann', '12a4', '1-2', '--1', '12.3.4,5,6', 'Infinity', '2026-09-02'])(
    'can’t be %s',
    (cell) => {
      expect(numberReader(countsOf([cell])).read(cell)).toBeNull();
    },
  );

  test('that is ambiguous is read like the rest of its column', () => {
    expect(numberReader(countsOf(['1.234', '19,90'])).read('1.234')).toBe(1234);
    expect(numberReader(countsOf(['1.234', '19.90'])).read('1.234')).toBe(1.234);
    expect(numberReader(countsOf(['1,234', '19.90'])).read('1,234')).toBe(1234);
    expect(numberReader(countsOf(['1,234', '19.90'])).assumption).toEqual({
      cell: '1,234',
      mark: '.',
      isGuess: false,
    });
    expect(numberReader(countsOf(['19.90'])).assumption).toBeNull();
    expect(numberReader(countsOf(['3.439']), ',').read('3.439')).toBe(3439);
    expect(numberReader(countsOf(['3.439', '4.50']), ',').read('3.439')).toBe(3.439);
    const rupiah = Array.from({ length: 10 }, () => '229.000');
    expect(numberReader(countsOf(rupiah)).read('28.900')).toBe(28_900);
    expect(numberReader(countsOf(rupiah)).assumption).toEqual({
      cell: '229.000',
      mark: ',',
      isGuess: true,
    });
  });
});

test('asks what numbers are that can all be read in two ways, until the visitor says', () => {
  const source = textSource(`price,quantity\n${'229.000,1\n'.repeat(10)}`);
  const asked = (switches = {}) => saysOf(readSource(source, {}, switches));
  expect(asked()).toContainEqual(expect.stringMatching(/^Is “229.000” 229000\?/u));
  expect(asked({ decimal: 'point' }).join('')).not.toContain('229');
  expect(saysOf(read('price,quantity\n229.000,1\n28.5,1')).join('')).not.toContain('229');
});

describe('a date', () => {
  test.each([
    '2026-09-02',
    '2026-09-02T10:15:00Z',
    '2026/9/2',
    '9/2/2026',
    '9/2/2026 10:15',
    '2.9.2026',
    '2 September 2026',
    '2 Sep 2026',
    'Sep 2, 2026',
    'September 2nd, 2026',
    '9/2/26',
    '20260902',
    '20260902 10:15',
    '2-Sep-26',
    '02-Sep-2026',
    '2026-W36-3',
  ])('can be %s', (cell) => {
    expect(dayReader(countsOf([cell])).read(cell)).toBe('2026-09-02');
  });

  test.each([
    ['1740825150', '2025-03-01'],
    ['1740825150123', '2025-03-01'],
    ['0940825150', null],
    ['2026-W01', '2025-12-29'],
    ['2026W36', '2026-08-31'],
    ['2026-W53', '2026-12-28'],
    ['2025-W53', null],
    ['2-Sep-97', '1997-09-02'],
    ['4 de enero de 2025 02:21 hs.', '2025-01-04'],
    ['12 de septiembre de 2025', '2025-09-12'],
    ['3 août 2025', '2025-08-03'],
    ['5. März 2025', '2025-03-05'],
    ['11th November 2023', '2023-11-11'],
    ['October 2023', '2023-10-01'],
    ['W36', null],
  ])('written as %s is %s', (cell, day) => {
    expect(dayReader(countsOf([cell])).read(cell)).toBe(day);
  });

  test.each(['', 'soon', '2026-02-30', '31/31/2026', '2 Smarch 2026', '20261302'])('can’t be %s', (cell) => {
    expect(dayReader(countsOf([cell])).read(cell)).toBeNull();
  });

  test('that is ambiguous is read like the rest of its column', () => {
    expect(dayReader(countsOf(['3/4/2026', '25/4/2026'])).read('3/4/2026')).toBe('2026-04-03');
    expect(dayReader(countsOf(['3/4/2026', '4/25/2026'])).read('3/4/2026')).toBe('2026-03-04');
  });

  test('is read by its whole column, however far down the deciding cell is', () => {
    const sorted = Array.from({ length: 20_000 }, (_, index) => `0${1 + (index % 9)}/01/1997`);
    const { read, order } = dayReader(countsOf([...sorted, '30/06/1998']));
    expect(order).toBe('day first');
    expect(read('02/01/1997')).toBe('1997-01-02');
  });

  test('that is ambiguous in its whole column takes the part that changes more often as the day', () => {
    const { read } = dayReader(countsOf(['1/12/2010', '2/12/2010', '3/12/2010']));
    expect(read('2/12/2010')).toBe('2010-12-02');
  });

  test('written as a month is one, even in a column with words', () => {
    expect(dayReader(countsOf(['1/2026', '12/2026', 'Total', 'n/a'])).read('12/2026')).toBe('2026-12-01');
  });

  test('that doesn’t fit its column’s format is an error', () => {
    const { read } = dayReader(countsOf(['13/04/2026', '14/04/2026', '04/25/2026']));
    expect(read('04/25/2026')).toBeNull();
  });
});

test('of a table with too many columns, only the first are used', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `c${index}`);
  const {
    names: firstNames,
    taken,
    findings,
  } = read(`price,quantity,${names.join(',')}\n10,36${',1'.repeat(names.length)}`);
  expect(firstNames.length).toBeLessThanOrEqual(200);
  expect(taken).toMatchObject({ price: 0, quantity: 1 });
  expect(findings).toContainEqual(expect.objectContaining({ message: 'Line 1 has 20,002 columns.' }));
});

test('a long column name is shortened', () => {
  expect(read(`${'price '.repeat(10_000)},quantity\n10,36`).names[0]?.length).toBeLessThan(100);
});

describe('what a table leaves open is a switch', () => {
  test('whether the first line has names', () => {
    const text = 'price,quantity\n19.90,3';
    expect(read(text).switches).toMatchObject([{ id: 'header', value: '1' }]);
    expect(read('19.90,3\n24.90,2').switches).toMatchObject([{ id: 'header', value: 'none' }]);
    expect(read(text, {}, { header: 'none' }).lines).toEqual([1, 2]);
  });

  test('what the mark in 1,234 means', () => {
    const text = 'price,quantity\n"1,234",3';
    expect(read(text).switches).toMatchObject([{}, { id: 'decimal', value: 'point' }]);
    expect(read(text).numberAt('price', 0)).toBe(1234);
    expect(read(text, {}, { decimal: 'comma' }).numberAt('price', 0)).toBe(1.234);
  });

  test('whether whole amounts are cents', () => {
    const text = 'price in cents,quantity\n1990,3';
    expect(read(text).numberAt('price', 0)).toBe(19.9);
    expect(read(text, {}, { unit: 'whole' }).numberAt('price', 0)).toBe(1990);
    expect(read(text, {}, { unit: 'nonsense' }).numberAt('price', 0)).toBe(19.9);
  });
});

test('for a required column that is missing, the nearest one is offered', () => {
  const table = read('a,when\nx,12 units\ny,5\nz,n/a\nz,?');
  expect(table.findings[0]).toMatchObject({ message: 'Which column is the price?', column: 'price' });
  expect(table.fitting.get('price')).toEqual([1]);
});

test('a single column is said to be one, with the separators that we know', () => {
  expect(saysOf(read('price/quantity\n19.90/3'))).toEqual([
    'We see only one column. Columns can be separated by commas, semicolons, tabs, vertical bars, or spaces.',
  ]);
});

test('a column still to be chosen stays so when another one is chosen, and can be done without only if chosen', () => {
  const columns: readonly WantedColumn<'price' | 'quantity'>[] = [
    { id: 'price', label: 'price', names: [], holds: 'money' },
    { id: 'quantity', label: 'quantity', names: [], none: '1 per line', holds: 'count' },
  ];
  const undecided = (text: string) => {
    const input = { source: textSource('a,b\nx,1.50\ny,2.50'), columns: columnsIn(columns, text) };
    return runToEnd(readTable(input, runToEnd(parseTable(input, columns)), columns)).undecided;
  };
  expect(undecided('1.-')).toEqual(['quantity']);
  expect(undecided('1.')).toEqual([]);
  expect(undecided('1')).toEqual(['quantity']);
});

test('an order of two lines leaves its customer out of the second, also in a table of 300,000 lines', () => {
  const columns: readonly WantedColumn<'order' | 'customer'>[] = [
    { id: 'order', label: 'order', names: [], isOrder: true, holds: 'id' },
    { id: 'customer', label: 'customer', names: [], holds: 'text' },
  ];
  const lines = Array.from({ length: 150_000 }, (_, order) => `${order},c${order % 7}\n${order},`);
  const input = { source: textSource(`order,customer\n${lines.join('\n')}`), columns: {} };
  const table = runToEnd(readTable(input, runToEnd(parseTable(input, columns)), columns));
  expect(table.textAt('customer', 299_999)).toBe('c3');
});
