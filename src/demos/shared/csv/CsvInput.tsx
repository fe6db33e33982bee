import { clsx } from 'clsx';
import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { FileField } from '../../../components/fields/FileField';
import { passFocus } from '../../../components/hooks/passFocus';
import { FieldError } from '../../../components/fields/FieldError';
import { counted, grouped } from '../../../domain/numerals';
import { useEarlyInput } from '../../../components/fields/useEarlyInput';
import styles from './Csv.module.css';
import type { CsvSource } from './source';
import { fileSource, textSource } from './source';

interface CsvInputProps {
  readonly id: string;
  /** Name of the rows: `sales`. */
  readonly what: string;
  /** Describes the expected columns. */
  readonly hint: string;
  /** A sample table of a few lines. */
  readonly sample: string;
  /** The current table; null for the example. */
  readonly source: CsvSource | null;
  /** Initial text, from a link. */
  readonly initialText: string | null;
  /** The id of the table's errors; undefined without errors. */
  readonly errorsId: string | undefined;
  readonly onSource: (source: CsvSource | null) => void;
}

/** Maximum length to render. The browser would take seconds to lay out a longer text. */
const MAX_CHARACTERS_SHOWN = 50_000;

/**
 * Input for a table that is typed, pasted, opened or dropped. Typed text stays in the field; large text is passed
 * on without being rendered.
 */
export function CsvInput({ id, what, hint, sample, source, initialText, errorsId, onSource }: CsvInputProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(0);
  const [error, setError] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const take = (text: string) => {
    latest.current += 1;
    setError(undefined);
    onSource(text === '' ? null : textSource(text));
  };
  const early = useEarlyInput<HTMLTextAreaElement>(({ value }) => {
    if (value !== '' && value !== initialText)
      queueMicrotask(() => {
        take(value);
      });
  });
  const clear = () => {
    if (field.current) field.current.value = '';
  };
  const open = (file: File | undefined) => {
    if (!file) return;
    latest.current += 1;
    const own = latest.current;
    setError(undefined);
    fileSource(file).then(
      (opened) => {
        // The visitor chose another table while this one was being read.
        if (latest.current !== own) return;
        clear();
        onSource(opened);
      },
      () => {
        if (latest.current === own)
          setError(
            'The browser couldn’t read that file. It may have been moved or be open in another program.',
          );
      },
    );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) open(file);
    else {
      const text = event.dataTransfer.getData('text');
      if (field.current) field.current.value = text.length > MAX_CHARACTERS_SHOWN ? '' : text;
      take(text);
    }
  };

  return (
    <div
      role="group"
      aria-label={`Your ${what}`}
      className={isOver ? styles.inputOver : styles.input}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => {
        setIsOver(false);
      }}
      onDrop={drop}
    >
      <label htmlFor={id} className={styles.label}>
        Your {what} as CSV
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <textarea
        key={initialText}
        ref={(element) => {
          field.current = element;
          early?.(element);
        }}
        id={id}
        rows={5}
        className={styles.field}
        spellCheck={false}
        autoComplete="off"
        placeholder={sample}
        defaultValue={initialText ?? ''}
        aria-invalid={errorsId !== undefined}
        aria-describedby={clsx(`${id}-hint`, errorsId, `${id}-use`)}
        onChange={(event) => {
          take(event.target.value);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (text.length <= MAX_CHARACTERS_SHOWN) return;
          event.preventDefault();
          clear();
          take(text);
        }}
      />
      <FileField
        label="Open a file, or drop it here"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onOpen={open}
      />
      <FieldError id={`${id}-error`} message={error} />
      <p id={`${id}-use`} className={styles.use}>
        {source ? `In use: ${nameOf(source)}. It stays in this tab.` : 'In use: the example.'}{' '}
        {source && (
          <Button
            variant="quiet"
            onClick={() => {
              clear();
              take('');
              passFocus(id);
            }}
          >
            Back to the example
          </Button>
        )}
      </p>
    </div>
  );
}

function nameOf(source: CsvSource): string {
  switch (source.kind) {
    case 'text':
      return `your text, ${counted(source.text.length, 'character')}`;
    case 'file':
      return `“${source.name}”, ${grouped(Math.ceil(source.bytes.byteLength / 1000))} kB`;
  }
}
