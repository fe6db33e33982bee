import { isolated } from '../../../domain/isolated';
import type { WithProgress } from '../model/withProgress';
import type { Finding } from './finding';
import type { CsvSource } from './source';
import { MAX_SIZE } from './source';

export interface Decoded {
  /** Null if the source isn't text. */
  readonly text: string | null;
  readonly findings: readonly Finding[];
}

const BYTES_PER_STEP = 1_000_000;

/** First bytes of common files that aren't text, so that the error can name the file's type. */
const foreign: readonly { readonly begin: readonly number[]; readonly name: string }[] = [
  { begin: [0x50, 0x4b, 0x03, 0x04], name: 'an Excel workbook or another zip file' },
  { begin: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Excel workbook' },
  { begin: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
];

/** Reads a source as text: UTF-8, UTF-16 with or without a byte order mark, or Windows-1252. */
export function* textOf(source: CsvSource): WithProgress<Decoded> {
  const cut: readonly Finding[] = source.isCut
    ? [
        {
          severity: 'warning',
          message: `The file is larger than ${MAX_SIZE / 1_000_000} MB.`,
          suggestion: 'Only the beginning was used. Split the file, or remove columns you don’t need.',
        },
      ]
    : [];
  if (source.kind === 'text') return unlessJson(source.text.replace(/^\uFEFF/u, ''), cut);

  const bytes = new Uint8Array(source.bytes);
  const other = foreign.find(({ begin }) => begin.every((byte, index) => bytes[index] === byte));
  if (other)
    return {
      text: null,
      findings: [
        {
          severity: 'error',
          message: `“${isolated(source.name)}” is ${other.name}, not a CSV file.`,
          suggestion:
            'Open it in its program, choose Save As or Export, select “CSV UTF-8”, and open the new file here.',
        },
      ],
    };
  const encoding = encodingOf(bytes);
  const text = yield* decode(bytes, encoding);
  if (text !== null) return unlessJson(text, cut);
  return {
    text: yield* decode(bytes, 'windows-1252'),
    findings: [
      ...cut,
      {
        severity: 'info',
        message: `“${isolated(source.name)}” is not in UTF-8.`,
        suggestion: 'It was read as Windows-1252 (Western). If names look wrong, save it as “CSV UTF-8”.',
      },
    ],
  };
}

const JSON_START = /^\s*(?:\[\s*)*\{\s*"[^"\n]{0,100}"\s*:/u;

/** Rejects JSON, whose lines would be read as rows. */
function unlessJson(text: string, findings: readonly Finding[]): Decoded {
  if (!JSON_START.test(text)) return { text, findings };
  return {
    text: null,
    findings: [
      {
        severity: 'error',
        message: 'This is JSON, not CSV.',
        suggestion: 'Export it as CSV, or open it in a spreadsheet and save it as CSV.',
      },
    ],
  };
}

/** Decodes in chunks and drops a byte order mark. Returns null if the text should be UTF-8 and isn't valid. */
function* decode(bytes: Uint8Array, encoding: string): WithProgress<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
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

/** Detects the encoding by its byte order mark, or by the zero bytes of UTF-16 in Western text. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const beginning = [...bytes.subarray(0, 1000)];
  const zerosAt = (parity: number) =>
    beginning.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zerosAt(1) > beginning.length / 4) return 'utf-16le';
  return zerosAt(0) > beginning.length / 4 ? 'utf-16be' : 'utf-8';
}
