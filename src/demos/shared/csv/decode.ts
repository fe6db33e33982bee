import { isolated } from '../../../domain/isolated';
import type { WithProgress } from '../model/withProgress';
import type { Finding } from './finding';
import type { CsvSource } from './source';
import { MAX_SIZE } from './source';

export interface Decoded {
  /** Null if the source isn't text. */
  readonly text: string | null;
  /** Value of the encoding used, from {@link encodings}; null if there is nothing to choose. */
  readonly characters: string | null;
  readonly findings: readonly Finding[];
}

const BYTES_PER_STEP = 1_000_000;

/** First bytes of common files that aren't text, so that the error can name the file's type. */
const foreign: readonly { readonly begin: readonly number[]; readonly name: string }[] = [
  { begin: [0x50, 0x4b, 0x03, 0x04], name: 'an Excel workbook or another zip file' },
  { begin: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Excel workbook' },
  { begin: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
];

interface Encoding {
  /** Part of the URL. */
  readonly value: string;
  readonly label: string;
  /** Its name for `TextDecoder`. */
  readonly name: string;
}

const utf8: Encoding = { value: 'unicode', label: 'UTF-8', name: 'utf-8' };
const western: Encoding = { value: 'western', label: 'Western (Windows-1252)', name: 'windows-1252' };
const japanese: Encoding = { value: 'japanese', label: 'Japanese (Shift_JIS)', name: 'shift_jis' };
const korean: Encoding = { value: 'korean', label: 'Korean (EUC-KR)', name: 'euc-kr' };
const central: Encoding = {
  value: 'central',
  label: 'Central European (Windows-1250)',
  name: 'windows-1250',
};
const chinese: Encoding = { value: 'chinese', label: 'Chinese (GB18030)', name: 'gb18030' };
const littleEndian: Encoding = { value: 'little', label: 'UTF-16', name: 'utf-16le' };
const bigEndian: Encoding = { value: 'big', label: 'UTF-16 (big endian)', name: 'utf-16be' };

/** Encodings that the visitor can choose. */
export const encodings: readonly Encoding[] = [
  utf8,
  western,
  central,
  { value: 'cyrillic', label: 'Cyrillic (Windows-1251)', name: 'windows-1251' },
  japanese,
  chinese,
  { value: 'taiwanese', label: 'Chinese (Big5)', name: 'big5' },
  korean,
  littleEndian,
  bigEndian,
];

/**
 * Reads a source as text.
 * @param chosen the value of the visitor's choice among {@link encodings}; proposed if omitted
 */
export function* textOf(source: CsvSource, chosen?: string): WithProgress<Decoded> {
  const cut: readonly Finding[] = source.isCut
    ? [
        {
          severity: 'warning',
          message: `The file is larger than ${MAX_SIZE / 1_000_000} MB.`,
          suggestion: 'Only the beginning was used. Split the file, or remove columns you don’t need.',
        },
      ]
    : [];
  if (source.kind === 'text')
    return { text: source.text.replace(/^\uFEFF/u, ''), characters: null, findings: cut };

  const bytes = new Uint8Array(source.bytes);
  const other = foreign.find(({ begin }) => begin.every((byte, index) => bytes[index] === byte));
  if (other)
    return {
      text: null,
      characters: null,
      findings: [
        {
          severity: 'error',
          message: `“${isolated(source.name)}” is ${other.name}, not a CSV file.`,
          suggestion:
            'Open it in its program, choose Save As or Export, select “CSV UTF-8”, and open the new file here.',
        },
      ],
    };
  const own = encodings.find(({ value }) => value === chosen);
  const { encoding, text } = own
    ? { encoding: own, text: yield* decode(bytes, own, false) }
    : yield* proposedText(bytes);
  const isDoubtful = [western, central, japanese, chinese, korean].includes(encoding);
  return {
    text,
    characters: own || encoding !== utf8 ? encoding.value : null,
    findings:
      own || !isDoubtful
        ? cut
        : [
            ...cut,
            {
              severity: 'question',
              message: `“${isolated(source.name)}” is not in UTF-8.`,
              suggestion: `It was read as ${encoding.label}. If names look wrong, choose other “Characters.”`,
            },
          ],
  };
}

/** Reads UTF-16, UTF-8, or Shift_JIS if the bytes are valid, then GB18030 if most runs of other bytes are pairs. */
function* proposedText(
  bytes: Uint8Array,
): WithProgress<{ readonly encoding: Encoding; readonly text: string }> {
  for (const encoding of [utf16Of(bytes) ?? utf8, japanese]) {
    const text = yield* decode(bytes, encoding, true);
    if (text !== null && (encoding !== japanese || isJapanese(text))) return { encoding, text };
  }
  const text = (yield* decode(bytes, western, false)) ?? '';
  const runs = text.match(/[^\p{ASCII}]+/gu) ?? [];
  if (runs.filter(({ length }) => length % 2 === 0).length < MIN_SHARE_OF_PAIRS * runs.length)
    return SIGN_IN_WORD.test(text)
      ? { encoding: central, text: (yield* decode(bytes, central, false)) ?? '' }
      : { encoding: western, text };
  const hangul = yield* decode(bytes, korean, true);
  const signs = hangul?.match(/[^\p{ASCII}]/gu) ?? [];
  const share = signs.filter((sign) => HANGUL.test(sign)).length / signs.length;
  if (hangul !== null && signs.length >= MIN_HANGUL && share > MIN_SHARE_OF_HANGUL)
    return { encoding: korean, text: hangul };
  return { encoding: chinese, text: (yield* decode(bytes, chinese, false)) ?? '' };
}

/** In Western text, most accented letters are alone, and no signs are within words. */
const MIN_SHARE_OF_PAIRS = 0.8;
const SIGN_IN_WORD = /\p{L}[¹³¿¯£]\p{L}/u;
/** Chinese words read as Korean have other signs. */
const HANGUL = /\p{Script=Hangul}/u;
const MIN_SHARE_OF_HANGUL = 0.9;
const MIN_HANGUL = 20;
/** Without the half-width signs, which are the bytes of Chinese words. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\u30A0-\u30FF]+/gu;

/** Tests for words. In Western text, an accented letter and the next one can look like one Japanese character. */
function isJapanese(text: string): boolean {
  const runs = text.match(JAPANESE) ?? [];
  return runs.filter(({ length }) => length > 1).length * 2 > runs.length;
}

/**
 * Decodes in chunks and drops a byte order mark.
 * @param isFatal returns null if bytes are invalid, instead of replacing them
 */
function* decode(bytes: Uint8Array, { name }: Encoding, isFatal: boolean): WithProgress<string | null> {
  const decoder = new TextDecoder(name, { fatal: isFatal });
  const pieces: string[] = [];
  try {
    for (let from = 0; from < bytes.length; from += BYTES_PER_STEP) {
      pieces.push(decoder.decode(bytes.subarray(from, from + BYTES_PER_STEP), { stream: true }));
      yield from / bytes.length;
    }
    pieces.push(decoder.decode());
  } catch {
    return null;
  }
  return pieces.join('');
}

/** Detects UTF-16 by its byte order mark, or by the zero bytes in Western text. */
function utf16Of(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return littleEndian;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return bigEndian;
  const beginning = [...bytes.subarray(0, 1000)];
  const zerosAt = (parity: number) =>
    beginning.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zerosAt(1) > beginning.length / 4) return littleEndian;
  return zerosAt(0) > beginning.length / 4 ? bigEndian : null;
}
