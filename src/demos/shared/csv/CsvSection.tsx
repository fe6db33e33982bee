import { clsx } from 'clsx';
import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { FieldError } from '../../../components/fields/FieldError';
import { FileField } from '../../../components/fields/FileField';
import { useEarlyInput } from '../../../components/fields/useEarlyInput';
import { focusAfterRender } from '../../../components/hooks/focus';
import { Button } from '../../../components/ui/Button';
import { isolated } from '../../../domain/isolated';
import { counted, grouped } from '../../../domain/numerals';
import { CopyLink } from '../CopyLink';
import styles from './Csv.module.css';
import type { CsvReportProps } from './CsvReport';
import { CsvReport } from './CsvReport';
import type { CsvSource } from './source';
import { fileSource, textSource } from './source';
import type { OwnTable } from './useTable';
import { initialTableSettings } from './useTable';

interface CsvInputProps {
  /** Plural name of the rows, such as `sales`; also the field's id. */
  readonly what: string;
  /** Describes the expected columns. */
  readonly hint: string;
  /** A sample table of a few lines. */
  readonly sample: string;
}

/** Renders the input for the visitor's own table, and what was read from it. */
export function CsvSection<Id extends string>({
  what,
  hint,
  sample,
  ...report
}: CsvInputProps & CsvReportProps<Id>) {
  const { table, model, onChange } = report;
  const findingsId = `${what}-findings`;
  const hasErrors =
    table.source !== null && model.result.findings.some(({ severity }) => severity === 'error');
  return (
    <>
      <CsvInput
        what={what}
        hint={hint}
        sample={sample}
        table={table}
        onSource={(source) => {
          table.choose(source);
          // The choices for the old table don't apply to another one.
          onChange(initialTableSettings);
        }}
        errorsId={hasErrors ? findingsId : undefined}
      />
      <CsvReport {...report} id={findingsId} />
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
}: CsvInputProps & {
  readonly table: Pick<OwnTable<string>, 'source' | 'linkedText'>;
  /** Receives the visitor's table; null for the example. */
  readonly onSource: (source: CsvSource | null) => void;
  readonly errorsId: string | undefined;
}) {
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
        rows={3}
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

/** Copies a link with the visitor's table, and says that links don't include files. */
export function CopyTableLink({
  table: { link, source },
}: {
  readonly table: Pick<OwnTable<string>, 'link' | 'source'>;
}) {
  return (
    <>
      <CopyLink link={link} />
      {source?.kind === 'file' && (
        <p className={styles.hint}>
          Links include your settings but not your file. Paste the rows to share them.
        </p>
      )}
    </>
  );
}
