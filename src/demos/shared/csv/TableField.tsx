import { clsx } from 'clsx';
import type { ClipboardEvent } from 'react';
import { useRef, useState } from 'react';
import { FieldError } from '../../../components/fields/FieldError';
import { FileField } from '../../../components/fields/FileField';
import { useEarlyInput } from '../../../components/fields/useEarlyInput';
import { focusAfterRender } from '../../../components/hooks/focus';
import { Button } from '../../../components/ui/Button';
import { isolated } from '../../../domain/isolated';
import { counted, grouped } from '../../../domain/numerals';
import { firstCharacters } from '../../../domain/typedText';
import { CopyLink } from '../CopyLink';
import { MissingScriptError, openFile } from './openFile';
import type { CsvSource } from './source';
import { textSource } from './source';
import styles from './Table.module.css';
import type { OwnTable, ReadSettings } from './useOwnTable';
import { initialReadSettings } from './useOwnTable';

interface TableFieldProps {
  /** Plural name of the rows, such as `sales`; also the field's id. */
  readonly what: string;
  /** Describes the expected columns. */
  readonly hint: string;
  /** A sample table of a few lines. */
  readonly sample: string;
  readonly table: Pick<OwnTable<string>, 'source' | 'linkedText' | 'choose'>;
  /** Called with the initial settings for another table, because the choices for the old one don't apply to it. */
  readonly onChange: (initial: ReadSettings) => void;
  /** Id of the errors in the table; undefined without one. */
  readonly errorsId: string | undefined;
}

/** Maximum length of an editable text. Browsers take seconds to lay out longer ones. */
const MAX_CHARACTERS_EDITED = 50_000;
const MAX_CHARACTERS_SHOWN = 2000;
const ACCEPTED =
  '.csv,.tsv,.txt,.json,.jsonl,.xlsx,text/csv,text/tab-separated-values,text/plain,application/json';
const isTooLong = (text: string) => text.length > MAX_CHARACTERS_EDITED;
const shownText = (text: string) =>
  isTooLong(text) ? `${firstCharacters(text, MAX_CHARACTERS_SHOWN)}\n…` : text;

/**
 * Takes a typed or pasted table, or a file, which can be dropped anywhere on the page. On phones it's closed until the
 * visitor has a table, so that the sample's result is near.
 */
export function TableField(props: TableFieldProps) {
  const { what, hint, sample, table, errorsId } = props;
  const { source, linkedText } = table;
  const { setField, initial, error, take, open, paste, showSample } = useTableText(props);
  const isLarge = source?.kind === 'text' && isTooLong(source.text);
  return (
    <details className={styles.own} open={source !== null}>
      <summary>Use your own {what}</summary>
      <div id={`own-${what}`} role="group" aria-label={`Your ${what}`} className={styles.input}>
        <div className={styles.text}>
          <label htmlFor={what} className={styles.label}>
            Your {what} as CSV or JSON
          </label>
          <textarea
            key={linkedText}
            ref={setField}
            id={what}
            rows={4}
            className={styles.field}
            spellCheck={false}
            autoComplete="off"
            placeholder={sample}
            defaultValue={initial}
            readOnly={isLarge}
            aria-invalid={errorsId !== undefined}
            aria-describedby={clsx(`${what}-hint`, errorsId, `${what}-use`)}
            onChange={(event) => {
              take(event.target.value);
            }}
            onPaste={paste}
          />
        </div>
        <div className={styles.file}>
          <p id={`${what}-hint`} className={styles.hint}>
            {hint}
          </p>
          <FileField
            label="Open a CSV, JSON, or Excel file, or drop it here"
            accept={ACCEPTED}
            onOpen={open}
          />
          <FieldError id={`${what}-error`} message={error} />
          <p id={`${what}-use`} className={styles.hint}>
            {source ? `Using ${nameOf(source)}. It stays in this tab.` : 'Using the sample data.'}{' '}
            {isLarge && 'The field shows only the beginning, which can’t be edited. '}
            {source && (
              <Button variant="quiet" onClick={showSample}>
                Use the sample data
              </Button>
            )}
          </p>
        </div>
      </div>
    </details>
  );
}

/** Connects the text field and the file to the table. The last one that the visitor chose wins. */
function useTableText({ what, table, onChange }: Pick<TableFieldProps, 'what' | 'table' | 'onChange'>) {
  const { source, linkedText } = table;
  const choose = (chosen: CsvSource | null) => {
    table.choose(chosen);
    onChange(initialReadSettings);
  };
  // What the visitor had before another page.
  const [chosenBefore] = useState(source?.kind === 'text' ? shownText(source.text) : undefined);
  const initial = chosenBefore ?? linkedText ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(0);
  const [error, setError] = useState<string>();
  const show = (text: string) => {
    if (field.current) field.current.value = text;
  };
  const take = (text: string) => {
    latest.current += 1;
    setError(undefined);
    choose(text === '' ? null : textSource(text));
  };
  const early = useEarlyInput<HTMLTextAreaElement>(({ value }) => {
    if (value !== '' && value !== initial)
      queueMicrotask(() => {
        take(value);
      });
  });
  const open = (file: File) => {
    latest.current += 1;
    const own = latest.current;
    setError(undefined);
    openFile(file).then(
      (opened) => {
        // Ignores the file if the visitor chose another table while it was being read.
        if (latest.current !== own) return;
        show('');
        choose(opened);
      },
      (reason: unknown) => {
        if (latest.current === own) setError(messageOf(reason));
      },
    );
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = textAfter(event);
    if (!isTooLong(text)) return;
    event.preventDefault();
    show(shownText(text));
    take(text);
  };
  const setField = (element: HTMLTextAreaElement | null) => {
    field.current = element;
    early?.(element);
  };
  const showSample = () => {
    show('');
    take('');
    focusAfterRender(what);
  };
  return { setField, initial, error, take, open, paste, showSample };
}

/** Returns the field's text with what is pasted. */
function textAfter({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>): string {
  const { value, selectionStart, selectionEnd } = currentTarget;
  return value.slice(0, selectionStart) + clipboardData.getData('text') + value.slice(selectionEnd);
}

function messageOf(reason: unknown): string {
  return reason instanceof MissingScriptError
    ? 'The part of this page that reads Excel files didn’t load. Check your connection and try again, or save the sheet as CSV.'
    : 'The browser couldn’t read that file. It may have been moved or be open in another program.';
}

function nameOf(source: CsvSource): string {
  switch (source.kind) {
    case 'text':
      return `your data (${counted(source.text.length, 'character')})`;
    case 'file':
      return `“${isolated(source.name)}” (${grouped(Math.ceil(source.bytes.byteLength / 1000))} kB)`;
    case 'workbook':
      return `“${isolated(source.name)}”`;
  }
}

/** Copies a link with the visitor's table, and says that links don't include files. */
export function CopyTableLink({
  table: { link, source },
}: {
  readonly table: Pick<OwnTable<string>, 'link' | 'source'>;
}) {
  return (
    <>
      <CopyLink link={link} />
      {source && source.kind !== 'text' && (
        <p className={styles.hint}>
          Links include your settings but not your file. Paste the rows to share them.
        </p>
      )}
    </>
  );
}
