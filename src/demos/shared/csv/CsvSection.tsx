import { clsx } from 'clsx';
import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { FieldError } from '../../../components/fields/FieldError';
import { FileField } from '../../../components/fields/FileField';
import { useEarlyInput } from '../../../components/fields/useEarlyInput';
import { focusAfterRender } from '../../../components/hooks/focusAfterRender';
import { Button } from '../../../components/ui/Button';
import { isolated } from '../../../domain/isolated';
import { counted, grouped } from '../../../domain/numerals';
import type { Taken, WantedColumn } from './columns';
import { columnsAsText } from './columns';
import styles from './Csv.module.css';
import type { ReadingChoice } from './CsvReport';
import { CsvReport } from './CsvReport';
import type { Finding } from './finding';
import type { CsvTable } from './readCsv';
import type { Readback } from './readback';
import type { CsvSource } from './source';
import { fileSource, textSource } from './source';
import type { Confirmation } from './useConfirmation';
import type { OwnTable } from './useCsvSource';

interface CsvInputProps {
  /** Plural name of the rows, such as `sales`; also the field's id. */
  readonly what: string;
  /** Describes the expected columns. */
  readonly hint: string;
  /** A sample table of a few lines. */
  readonly sample: string;
  readonly table: Pick<OwnTable, 'source' | 'linkedText'>;
  /** Receives the visitor's table; null for the example. */
  readonly onSource: (source: CsvSource | null) => void;
}

interface CsvSectionProps<Id extends string> extends CsvInputProps {
  readonly wanted: readonly WantedColumn<Id>[];
  readonly columns: CsvTable<Id>['columns'];
  readonly findings: readonly Finding[];
  /** Called with the chosen columns in their URL format. */
  readonly onColumns: (columns: string) => void;
  /** Other ambiguities, such as the order of day and month. */
  readonly choices: readonly ReadingChoice[];
  readonly readback: Readback | null;
  readonly confirmation: Confirmation;
}

/** Renders the input for the visitor's own table, with warnings about the table. */
export function CsvSection<Id extends string>({
  wanted,
  columns,
  findings,
  onColumns,
  choices,
  readback,
  confirmation,
  ...input
}: CsvSectionProps<Id>) {
  const findingsId = `${input.what}-findings`;
  const hasErrors = input.table.source !== null && findings.some(({ severity }) => severity === 'error');
  return (
    <>
      <h3>Your data</h3>
      <CsvInput {...input} errorsId={hasErrors ? findingsId : undefined} />
      <CsvReport
        id={findingsId}
        wanted={wanted}
        columns={columns}
        findings={findings}
        choices={choices}
        readback={readback}
        confirmation={confirmation}
        onColumns={(taken: Taken<Id>) => {
          onColumns(columnsAsText(wanted, taken));
        }}
      />
    </>
  );
}

/** Maximum text length to render. Browsers take seconds to lay out longer texts. */
const MAX_CHARACTERS_SHOWN = 50_000;

/** Takes a typed or pasted table, or a file. Passes large texts on without rendering them. */
function CsvInput({
  what,
  hint,
  sample,
  table: { source, linkedText },
  onSource,
  errorsId,
}: CsvInputProps & { readonly errorsId: string | undefined }) {
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
    if (value !== '' && value !== linkedText)
      queueMicrotask(() => {
        take(value);
      });
  });
  const clear = () => {
    if (field.current) field.current.value = '';
  };
  const open = (file: File) => {
    latest.current += 1;
    const own = latest.current;
    setError(undefined);
    fileSource(file).then(
      (opened) => {
        // Ignores the file if the visitor chose another table while it was being read.
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
      <label htmlFor={what} className={styles.label}>
        Your {what} as CSV
      </label>
      <p id={`${what}-hint`} className={styles.hint}>
        {hint}
      </p>
      <textarea
        key={linkedText}
        ref={(element) => {
          field.current = element;
          early?.(element);
        }}
        id={what}
        rows={5}
        className={styles.field}
        spellCheck={false}
        autoComplete="off"
        placeholder={sample}
        defaultValue={linkedText ?? ''}
        aria-invalid={errorsId !== undefined}
        aria-describedby={clsx(`${what}-hint`, errorsId, `${what}-use`)}
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
      <FieldError id={`${what}-error`} message={error} />
      <p id={`${what}-use`} className={styles.use}>
        {source ? `Using ${nameOf(source)}. It stays in this tab.` : 'Using the sample data.'}{' '}
        {source && (
          <Button
            variant="quiet"
            onClick={() => {
              clear();
              take('');
              focusAfterRender(what);
            }}
          >
            Use the sample data
          </Button>
        )}
      </p>
    </div>
  );
}

function nameOf(source: CsvSource): string {
  switch (source.kind) {
    case 'text':
      return `your data (${counted(source.text.length, 'character')})`;
    case 'file':
      return `“${isolated(source.name)}” (${grouped(Math.ceil(source.bytes.byteLength / 1000))} kB)`;
  }
}
