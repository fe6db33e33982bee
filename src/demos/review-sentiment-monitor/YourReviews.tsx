import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { FieldError } from '../../components/fields/FieldError';
import { FileField } from '../../components/fields/FileField';
import { SelectField } from '../../components/fields/SelectField';
import { TextField } from '../../components/fields/TextField';
import { isolated } from '../../domain/isolated';
import { counted, enumerated, grouped } from '../../domain/numerals';
import { CopyLink } from '../shared/CopyLink';
import { CsvReport } from '../shared/csv/CsvReport';
import { FileNote } from '../shared/csv/Notes';
import type { Confirmation } from '../shared/csv/useConfirmation';
import type { ModelState } from '../shared/model/useModel';
import { RunStatus } from '../shared/RunStatus';
import type { ReviewResult } from './model';
import { MAX_CHARACTERS } from './model';
import styles from './ReviewDemo.module.css';
import { reviewColumns } from './reviewColumns';
import type { ExampleId, useReviewInput } from './useReviewInput';
import { exampleOptions } from './useReviewInput';
import type { ReviewScore } from './verdict';

interface YourReviewsProps {
  readonly of: ExampleId;
  readonly own: ReturnType<typeof useReviewInput>;
  readonly model: ModelState<ReviewResult>;
  readonly confirmation: Confirmation;
  readonly onExample: (of: ExampleId) => void;
}

/** Takes typed or pasted reviews or a file, and says how they were read. */
export function YourReviews({ of, own, model, confirmation, onExample }: YourReviewsProps) {
  const [error, setError] = useState<string>();
  const { reviews, columns, findings, beyond, readback } = model.result;
  return (
    <section className={styles.input} aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">Your reviews</h2>
      <SelectField id="of" label="Sample" options={exampleOptions} value={of} onChange={onExample} />
      {own.hasFailed && (
        <p role="status" className={styles.note}>
          These reviews couldn’t be loaded, so you see those of a dress. Check your connection and choose them
          again.
        </p>
      )}
      <TextField
        id="reviews"
        name="reviews"
        label="Reviews, one per line or as CSV"
        hint="Put each review on its own line. Start the line with the date if you have it. Or paste a CSV with a “review” column; rating, date, and product columns are optional."
        required={false}
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
          own.openFile(file).catch(() => {
            setError(
              'The browser couldn’t read that file. It may have been moved or be open in another program.',
            );
          });
        }}
      />
      <FieldError id="reviews-file-error" message={error} />
      {own.file?.kind === 'file' && (
        <p className={styles.note}>Using “{isolated(own.file.name)}.” It stays in this tab.</p>
      )}
      <div className={styles.tools}>
        <Button variant="quiet" onClick={own.restoreExample}>
          Use the sample reviews
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
        readback={own.isExample ? null : readback}
        confirmation={confirmation}
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
          This demo scores up to {grouped(MAX_CHARACTERS)} characters: the first {grouped(reviews.length)}{' '}
          reviews. Split the file to score the other {grouped(beyond)}.
        </p>
      )}
    </section>
  );
}

/** Reports how many lines aren't reviews, and why some reviews have no score. */
function notes({ reviews, skipped }: ReviewResult): readonly string[] {
  const withScore = (score: ReviewScore) => reviews.filter((review) => review.score === score).length;
  const some = (count: number, one: string, many: string) => (count > 0 ? [counted(count, one, many)] : []);
  const leftOut = [
    ...some(skipped.empty, 'row without a review', 'rows without a review'),
    ...some(skipped.heading, 'heading', 'headings'),
    ...some(skipped.quotation, 'quoted line', 'quoted lines'),
    ...some(skipped.reply, 'store reply', 'store replies'),
  ];
  return [
    ...(leftOut.length > 0 ? [`Skipped ${enumerated(leftOut, 'and')}.`] : []),
    ...some(
      withScore('unread'),
      'review isn’t in English, so we couldn’t score it.',
      'reviews aren’t in English, so we couldn’t score them.',
    ),
    ...some(
      withScore('unrated'),
      'review has no opinion words such as “great” or “bad,” so we couldn’t score it.',
      'reviews have no opinion words such as “great” or “bad,” so we couldn’t score them.',
    ),
  ];
}
