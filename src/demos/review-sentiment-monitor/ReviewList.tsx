import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { SelectField } from '../../components/fields/SelectField';
import { formatDay } from '../../domain/dates';
import { counted } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { ShowMore } from '../shared/ShowMore';
import { MarkedSentence, MarkLegend } from './MarkedSentence';
import type { ScoredReview } from './model';
import styles from './ReviewList.module.css';
import { bare } from './rows';
import { isScored, reviewVerdictLabels, reviewVerdicts, verdictOnReview } from './verdict';

/** Options of the filter. */
export const shownReviews = ['all', ...reviewVerdicts] as const;
export type ShownReviews = (typeof shownReviews)[number];

interface ReviewListProps {
  readonly reviews: readonly ScoredReview[];
  readonly threshold: number;
  readonly show: ShownReviews;
  readonly onShow: (show: ShownReviews) => void;
  /** Receives the index of the review to explain. */
  readonly onChoose: (index: number) => void;
}

const showOptions = shownReviews.map((value) => ({
  value,
  label: { all: 'All reviews', ...reviewVerdictLabels }[value],
}));

/** Number of reviews shown at first, and added by each press of the button. */
const PAGE = 6;
/** Maximum number of words listed below a review. */
const MAX_WORDS_LISTED = 6;

const rowId = (review: ScoredReview | undefined) => `review-${review?.line}`;

/** Lists the reviews, each with its score and the words behind it. */
export function ReviewList({ reviews, threshold, show, onShow, onChoose }: ReviewListProps) {
  const [shown, setShown] = useState(PAGE);
  const chosen = reviews
    .map((review, index) => ({ review, index, verdict: verdictOnReview(review.score, threshold) }))
    .filter(({ verdict }) => show === 'all' || verdict === show);
  return (
    <>
      <div className={styles.head}>
        <SelectField id="show" label="Show" options={showOptions} value={show} onChange={onShow} />
      </div>
      <p className={styles.key}>
        <MarkLegend /> The numbers show how much each word adds.
      </p>
      {chosen.length === 0 && <p>No reviews match.</p>}
      <ol role="list" className={styles.list}>
        {chosen.slice(0, shown).map(({ review, index, verdict }) => (
          <li key={review.line} id={rowId(review)} tabIndex={-1} className={styles.review}>
            <p className={styles.score}>
              {isScored(review) && <strong>{formatSigned(review.score)} </strong>}
              {reviewVerdictLabels[verdict]}
              {review.date !== null && <span className={styles.beside}>{formatDay(review.date)}</span>}
            </p>
            <div>
              <p className={styles.text} dir="auto">
                {review.sentences.map((sentence, place) => (
                  <MarkedSentence key={place} sentence={sentence} />
                ))}
                {review.hiddenCount > 0 &&
                  `… and ${counted(review.hiddenCount, 'more sentence')}${isScored(review) ? ', scored but not shown' : ''}.`}
              </p>
              {isScored(review) && <p className={styles.named}>{namedWords(review)}</p>}
            </div>
            <Button
              variant="quiet"
              className={styles.choose}
              aria-label={`Explain review ${index + 1}`}
              onClick={() => {
                onChoose(index);
              }}
            >
              Explain score
            </Button>
          </li>
        ))}
      </ol>
      <ShowMore
        page={PAGE}
        shown={shown}
        total={chosen.length}
        next={rowId(chosen[shown]?.review)}
        onMore={setShown}
      />
    </>
  );
}

/** Lists the words with the largest effects: `awful −3.00, lovely +1.40`. */
function namedWords({ sentences }: ScoredReview): string {
  const words = sentences
    .flatMap(({ vader }) => vader.steps)
    .filter(({ value }) => value !== 0)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const named = words
    .slice(0, MAX_WORDS_LISTED)
    .map(({ word, value }) => `${bare(word)} ${formatSigned(value)}`);
  return named.join(', ') + (words.length > MAX_WORDS_LISTED ? ' …' : '');
}
