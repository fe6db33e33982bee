import type { Taken, WantedColumn } from './columns';
import { columnsAsText } from './columnsSetting';
import { CsvInput } from './CsvInput';
import type { ReadingChoice } from './readingChoice';
import { CsvReport } from './CsvReport';
import type { Finding } from './finding';
import type { CsvTable } from './readCsv';
import type { CsvSource } from './source';
import type { OwnTable } from './useCsvSource';

interface OwnRowsProps<Id extends string> {
  /** Name of the rows: `sales`. */
  readonly what: string;
  /** Describes the expected columns. */
  readonly hint: string;
  /** A sample table of a few lines. */
  readonly sample: string;
  readonly table: Pick<OwnTable, 'source' | 'linkedText'>;
  readonly wanted: readonly WantedColumn<Id>[];
  readonly columns: CsvTable<Id>['columns'];
  readonly findings: readonly Finding[];
  readonly onSource: (source: CsvSource | null) => void;
  /** Called with the chosen columns in their URL format. */
  readonly onColumns: (columns: string) => void;
  /** Other ambiguities, such as the order of day and month. */
  readonly choices: readonly ReadingChoice[];
}

/** Input for the visitor's own table, with warnings about it. */
export function OwnRows<Id extends string>({
  what,
  hint,
  sample,
  table,
  wanted,
  columns,
  findings,
  onSource,
  onColumns,
  choices,
}: OwnRowsProps<Id>) {
  const findingsId = `${what}-findings`;
  const hasErrors = table.source !== null && findings.some(({ severity }) => severity === 'error');
  return (
    <>
      <h3>Your data</h3>
      <CsvInput
        id={what}
        what={what}
        hint={hint}
        sample={sample}
        source={table.source}
        initialText={table.linkedText}
        errorsId={hasErrors ? findingsId : undefined}
        onSource={onSource}
      />
      <CsvReport
        id={findingsId}
        wanted={wanted}
        columns={columns}
        findings={findings}
        choices={choices}
        onColumns={(taken: Taken<Id>) => {
          onColumns(columnsAsText(wanted, taken));
        }}
      />
    </>
  );
}
