import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { FieldError } from '../../components/fields/FieldError';
import { FileField } from '../../components/fields/FileField';
import { SelectField } from '../../components/fields/SelectField';
import { TextField } from '../../components/fields/TextField';
import { counted, enumerated, grouped } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { CsvReport } from '../shared/csv/CsvReport';
import { FileNote } from '../shared/csv/FileNote';
import { fileSource } from '../shared/csv/source';
import type { ModelState } from '../shared/model/useModel';
import { RunStatus } from '../shared/RunStatus';
import { MAX_CHARACTERS } from './limits';
import type { ReviewResult } from './model';
import styles from './ReviewDemo.module.css';
import { reviewColumns } from './reviewColumns';
import type { ExampleId } from './useExample';
import { exampleOptions } from './useExample';
import type { useReviewInput } from './useReviewInput';

interface YourReviewsProps {
  readonly of: ExampleId;
  readonly own: ReturnType<typeof useReviewInput>;
  readonly model: ModelState<ReviewResult>;
  readonly onExample: (of: ExampleId) => void;
}

/** Input for reviews, typed, pasted or from a file, with a note on how they were read. */
export function YourReviews({ of, own, model, onExample }: YourReviewsProps) {
  const [error, setError] = useState<string>();
  const { reviews, columns, findings, beyond } = model.result;
  return (
    <section className={styles.input} aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">Your reviews</h2>
      <SelectField id="of" label="Example" options={exampleOptions} value={of} onChange={onExample} />
      {own.example.state === 'failed' && (
        <p role="status" className={styles.note}>
          These reviews couldn’t be loaded, so the first example is here. Check the connection and choose them
          again.
        </p>
      )}
      <TextField
        id="reviews"
        name="reviews"
        label="Reviews, one per line or as CSV"
        hint="Put a date first if you have one, or paste a table with a column named “review”. Rating, date and product are optional."
        rows={5}
        spellCheck={false}
        value={own.text}
        onChange={own.write}
      />
      <FileField
        label="Open a file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onOpen={(file) => {
          setError(undefined);
          fileSource(file).then(own.open, () => {
            setError(
              'The browser couldn’t read that file. It may have been moved or be open in another program.',
            );
          });
        }}
      />
      <FieldError id="reviews-file-error" message={error} />
      {own.file && <p className={styles.note}>In use: “{own.file.name}”. It stays in this tab.</p>}
      <div className={styles.tools}>
        <Button
          variant="quiet"
          onClick={() => {
            own.write(null);
          }}
        >
          Restore the example
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            own.write('');
            document.getElementById('reviews')?.focus();
          }}
        >
          Clear
        </Button>
        <CopyLink link={own.link} />
      </div>
      <FileNote source={own.file} />
      <RunStatus model={model} done={`${counted(reviews.length, 'review')} found.`} />
      <CsvReport
        id="reviews-findings"
        wanted={reviewColumns}
        columns={own.isExample ? null : columns}
        findings={findings}
        choices={[]}
        onColumns={(taken) => {
          own.chooseColumns(Object.fromEntries(reviewColumns.map(({ id }) => [id, taken[id] ?? null])));
        }}
      />
      {notes(model.result).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {beyond > 0 && (
        <p className={styles.note}>
          The first {grouped(reviews.length)} reviews are scored, {grouped(MAX_CHARACTERS)} characters. Split
          the file to score the other {grouped(beyond)}.
        </p>
      )}
    </section>
  );
}

function notes({ reviews, skipped }: ReviewResult): readonly string[] {
  const { heading, quotation, reply } = skipped;
  const left = [
    ...(heading > 0 ? [counted(heading, 'heading')] : []),
    ...(quotation > 0 ? [counted(quotation, 'quoted line')] : []),
    ...(reply > 0 ? [counted(reply, 'store reply', 'store replies')] : []),
  ];
  const unrated = reviews.filter(({ score }) => score === 'unrated').length;
  const unread = reviews.filter(({ score }) => score === 'unread').length;
  return [
    ...(left.length > 0 ? [`Left out: ${enumerated(left, 'and')}.`] : []),
    ...(unread > 0
      ? [
          `${counted(unread, 'review')} ${unread === 1 ? 'isn’t in English, so it gets no score and isn’t' : 'aren’t in English, so they get no score and aren’t'} included in the averages.`,
        ]
      : []),
    ...(unrated > 0
      ? [
          `${counted(unrated, 'review')} ${unrated === 1 ? 'has' : 'have'} no word that VADER rates, so ${unrated === 1 ? 'it gets no score and isn’t' : 'they get no score and aren’t'} included in the averages.`,
        ]
      : []),
  ];
}
