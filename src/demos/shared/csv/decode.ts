import { isolated } from '../../../domain/isolated';
import { counted } from '../../../domain/numerals';
import type { WithProgress } from '../model/withProgress';
import { runToEnd, scaleProgress } from '../model/withProgress';
import type { Finding } from './finding';
import { quoted, say } from './finding';
import type { CsvSource } from './source';
import { MAX_SIZE } from './source';
import type { Sheet } from './workbook';

/** The encoding used, or the sheet of a workbook, and those to choose from. */
export interface SourceChoice {
  /** Id of its switch. */
  readonly id: 'characters' | 'sheet';
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface Decoded {
  /** Null if the source isn't text. */
  readonly text: string | null;
  /** Null if there is nothing to choose. */
  readonly choice: SourceChoice | null;
  readonly findings: readonly Finding[];
}

/** First bytes of common files that aren't text, so that the error can name the file's type. */
const foreign: readonly { readonly begin: readonly number[]; readonly name: string }[] = [
  { begin: [0x50, 0x4b, 0x03, 0x04], name: 'a zip file or a damaged Excel workbook' },
  { begin: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old or protected Excel workbook' },
  { begin: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
  { begin: [0x89, 0x50, 0x4e, 0x47], name: 'a picture' },
  { begin: [0xff, 0xd8, 0xff], name: 'a picture' },
  { begin: [0x1f, 0x8b], name: 'a compressed file' },
  { begin: [...new TextEncoder().encode('<?xml')], name: 'an XML file' },
  { begin: [...new TextEncoder().encode('<!')], name: 'a web page' },
  { begin: [...new TextEncoder().encode('<html')], name: 'a web page' },
];

interface Encoding {
  /** Name for `TextDecoder`. */
  readonly name: string;
  readonly label: string;
  /** Letters of its languages; those of other scripts than Latin in words of their own. */
  readonly letters: RegExp;
}

/** Describes an encoding of a script of its own. Capitals within its words show that they are of another one. */
const encoding = (name: string, label: string, scripts: string, least = 2): Encoding => ({
  name,
  label,
  letters: new RegExp(
    `(?<![A-Za-z])(?=\\p{L})(?!\\p{L}*\\p{Ll}\\p{Lu})[${scripts}]{${least},}(?![A-Za-z])`,
    'gu',
  ),
});
const western: Encoding = {
  name: 'windows-1252',
  label: 'Western',
  letters: /[àáâãäåæçèéêëìíîïñòóôõöøùúûüßœ]/giu,
};

/** Encodings other than Unicode. If two fit, the first is used. */
const encodings: readonly Encoding[] = [
  encoding('windows-1255', 'Hebrew', String.raw`\p{Script=Hebrew}`),
  encoding('windows-1251', 'Cyrillic', String.raw`\p{Script=Cyrillic}`),
  encoding('windows-1253', 'Greek', String.raw`\p{Script=Greek}`),
  encoding('windows-1256', 'Arabic', String.raw`\p{Script=Arabic}`),
  // Without the half-width signs, which are the bytes of Chinese words.
  encoding('shift_jis', 'Japanese', String.raw`\p{Script=Han}\p{Script=Hiragana}\u30A0-\u30FF`, 1),
  encoding('euc-kr', 'Korean', String.raw`\p{Script=Hangul}`, 1),
  encoding('gb18030', 'Chinese', String.raw`\p{Script=Han}`, 1),
  encoding('windows-874', 'Thai', String.raw`\p{Script=Thai}`),
  encoding('big5', 'Chinese (Big5)', String.raw`\p{Script=Han}`, 1),
  western,
  { name: 'windows-1250', label: 'Central European', letters: /[ąćęłńóśźżáčďéěíňřšťúůýžőöűüâăîșşţäôĺľŕ]/giu },
  { name: 'windows-1254', label: 'Turkish', letters: /[çğıöşüâîûİ]/giu },
  { name: 'windows-1257', label: 'Baltic', letters: /[āčēģīķļņšūžąęėįųõäöü]/giu },
];

/**
 * Reads a source as text: Unicode if it's valid, or else as it has most letters.
 * @param switches what the visitor chose
 */
export function* textOf(
  source: CsvSource,
  switches: Readonly<Record<string, string>> = {},
): WithProgress<Decoded> {
  if (source.kind === 'workbook') return sheetOf(source.sheets, switches.sheet);
  const cut = cutFindings(source);
  if (source.kind === 'text')
    return { text: source.text.replace(/^\uFEFF/u, ''), choice: null, findings: cut };

  const bytes = new Uint8Array(source.bytes);
  const other = foreign.find(({ begin }) => begin.every((byte, index) => bytes[index] === byte));
  if (other)
    return {
      text: null,
      choice: null,
      findings: say(
        'error',
        `“${isolated(source.name)}” is ${other.name}, not a CSV file.`,
        'Open it in its program, choose Save As or Export, select “CSV UTF-8”, and open the new file here.',
      ),
    };
  const unicode = yield* scaleProgress(decoded(bytes, utf16Of(bytes) ?? 'utf-8'), 0, 0.5);
  if (unicode !== null) return { text: unicode, choice: null, findings: cut };
  const own = encodings.find(({ name }) => valueOf(name) === switches.characters);
  const used = own ?? likeliest(bytes);
  const first = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - SAMPLE_BEFORE);
  const beginning = bytes.subarray(first, first + 3 * SAMPLE_BEFORE);
  const wordIn = (name: string) =>
    quoted(WORD.exec(runToEnd(decoded(beginning, name, false)) ?? '')?.[0] ?? '');
  return {
    text: yield* scaleProgress(decoded(bytes, used.name, false), 0.5, 1),
    choice: {
      id: 'characters',
      label: 'Characters',
      value: valueOf(used.name),
      options: encodings.map(({ name, label }) => ({
        value: valueOf(name),
        label: `${label}: ${wordIn(name)}`,
      })),
    },
    findings: cut,
  };
}

function cutFindings({ isCut }: { readonly isCut: boolean }): readonly Finding[] {
  if (!isCut) return [];
  return say(
    'warning',
    `The file is larger than ${MAX_SIZE / 1_000_000} MB.`,
    'Only the beginning was used. Split the file, or remove columns you don’t need.',
  );
}

/** Returns the chosen sheet, or else the one with the longest text. All together, because some have one for each month. */
function sheetOf(sheets: readonly Sheet[], chosen?: string): Decoded {
  const lengths = sheets.map(({ text }) => text.length);
  const options = [...sheets, allOf(sheets)];
  const own = options[Number(chosen)];
  const sheet = own ?? sheets[lengths.indexOf(Math.max(...lengths))];
  if (sheet === undefined) return { text: '', choice: null, findings: [] };
  const choice: SourceChoice = {
    id: 'sheet',
    label: 'Sheet',
    value: String(options.indexOf(sheet)),
    options: options.map(({ name }, index) => ({ value: String(index), label: name })),
  };
  const doubt: Finding = {
    severity: 'question',
    message: `The workbook has ${counted(sheets.length, 'sheet')}. Is ${quoted(sheet.name)} the right one?`,
    suggestion: 'It’s the longest, and the others aren’t read. If it isn’t, press another one, or all.',
    switch: 'sheet',
  };
  const cut = cutFindings(sheet);
  if (sheets.length === 1) return { text: sheet.text, choice: null, findings: cut };
  return { text: sheet.text, choice, findings: own ? cut : [...cut, doubt] };
}

/** The sheets one after the other. The line of names that each repeats is left out like any other. */
function allOf(sheets: readonly Sheet[]): Sheet {
  const text = sheets.map((sheet) => sheet.text).join('\r\n');
  return {
    name: 'All sheets',
    text: text.slice(0, MAX_SIZE),
    isCut: text.length > MAX_SIZE || sheets.some(({ isCut }) => isCut),
  };
}

/** A word with letters beyond ASCII, and the bytes in which it's looked for. */
const WORD = /[^\s,;|"]*[^\p{ASCII}][^\s,;|"]*/u;
const SAMPLE_BEFORE = 20;
/** Number of bytes whose letters are counted. */
const SAMPLE = 100_000;

/** An encoding below fits better only by this much. */
const MARGIN = 0.05;

/** Returns an encoding's name as part of a URL. */
const valueOf = (name: string) => name.replaceAll(/[^a-z\d]/gu, '');

/** Returns the encoding in which the largest share of what isn't ASCII are its letters, if all bytes are valid. */
function likeliest(bytes: Uint8Array): Encoding {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  const sample = bytes.subarray(Math.max(0, first - 1), first + SAMPLE);
  let [best, most] = [western, 0];
  for (const own of encodings) {
    const text = runToEnd(decoded(sample, own.name)) ?? '';
    const letters = (text.match(own.letters) ?? []).join('').length;
    const share = letters / (text.match(/[^\p{ASCII}\p{P}\p{Z}]/gu)?.length ?? 1);
    if (share > most + MARGIN) [best, most] = [own, share];
  }
  return best;
}

/** Number of bytes decoded between two progress steps; a megabyte of Japanese takes about 30 ms. */
const STEP = 1_000_000;

/**
 * Decodes bytes whose last character can be incomplete, without a byte order mark.
 * @param isFatal returns null if another one is invalid, instead of replacing it
 */
function* decoded(bytes: Uint8Array, name: string, isFatal = true): WithProgress<string | null> {
  const parts: string[] = [];
  try {
    const decoder = new TextDecoder(name, { fatal: isFatal });
    for (let start = 0; start < bytes.length; start += STEP) {
      parts.push(decoder.decode(bytes.subarray(start, start + STEP), { stream: true }));
      yield start / bytes.length;
    }
    return parts.join('');
  } catch {
    return null;
  }
}

/** Detects UTF-16 by its byte order mark, or by the zero bytes in Western text. */
function utf16Of(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const beginning = [...bytes.subarray(0, 1000)];
  const zerosAt = (parity: number) =>
    beginning.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zerosAt(1) > beginning.length / 4) return 'utf-16le';
  return zerosAt(0) > beginning.length / 4 ? 'utf-16be' : null;
}
