import { useState } from 'react';
import { SelectField } from '../../components/fields/SelectField';
import { formatDay } from '../../domain/dates';
import { counted } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { ShowMore } from '../shared/ShowMore';
import { MarkedSentence, MarkLegend } from './MarkedSentence';
import type { ScoredReview } from './model';
import styles from './ReviewList.module.css';
import { sumOf } from './rows';
import type { Sentence } from './score';
import { isScored, reviewVerdictLabels, reviewVerdicts, verdictOnReview } from './verdict';

/** Options of the filter. */
export const shownReviews = ['all', 'disagree', ...reviewVerdicts] as const;
export type ShownReviews = (typeof shownReviews)[number];

interface ReviewListProps {
  readonly reviews: readonly ScoredReview[];
  readonly show: ShownReviews;
  readonly onShow: (show: ShownReviews) => void;
}

const showOptions = shownReviews.map((value) => ({
  value,
  label: { all: 'All reviews', disagree: 'Stars and words disagree', ...reviewVerdictLabels }[value],
}));

/** Number of reviews shown at first, and added by each press of the button. */
const FIRST = 5;
const PAGE = 10;

const rowId = (review: ScoredReview | undefined) => `review-${review?.line}`;

/** Lists the reviews, each with its score and the words behind it. */
export function ReviewList({ reviews, show, onShow }: ReviewListProps) {
  const [shown, setShown] = useState(FIRST);
  const chosen = reviews.filter(
    ({ contradictsStars, score }) =>
      show === 'all' || (show === 'disagree' ? contradictsStars : verdictOnReview(score) === show),
  );
  return (
    <>
      <div className={styles.head}>
        <SelectField id="show" label="Show" options={showOptions} value={show} onChange={onShow} />
        <p role="status" className={styles.key}>
          {counted(chosen.length, 'review')}
        </p>
      </div>
      <p className={styles.key}>
        <MarkLegend />
        {show === 'disagree' &&
          ' 4 or 5 stars with negative words, or 1 or 2 stars with positive ones, may be sarcasm, which the score can’t detect, or a wrong rating.'}
      </p>
      <ol role="list" className={styles.list}>
        {chosen.slice(0, shown).map((review) => (
          <ReviewItem key={review.line} review={review} />
        ))}
      </ol>
      <ShowMore
        page={PAGE}
        shown={shown}
        total={chosen.length}
        next={rowId(chosen[shown])}
        onMore={setShown}
      />
    </>
  );
}

/** Shows a review with its score and, on request, the words behind it. */
function ReviewItem({ review }: { readonly review: ScoredReview }) {
  return (
    <li id={rowId(review)} tabIndex={-1} className={styles.review}>
      <p className={styles.score}>
        {isScored(review) && <strong>{formatSigned(review.score)} </strong>}
        {reviewVerdictLabels[verdictOnReview(review.score)]}
        <span className={styles.beside}>
          {[
            ...(review.rating === null ? [] : [`${Number(review.rating.toFixed(1))} of 5 stars`]),
            ...(review.date === null ? [] : [formatDay(review.date)]),
          ].join(', ')}
        </span>
      </p>
      <div>
        <p className={styles.text} dir="auto">
          {review.sentences.map((sentence, place) => (
            <MarkedSentence key={place} sentence={sentence} />
          ))}
          {review.hiddenCount > 0 &&
            `… and ${counted(review.hiddenCount, 'more sentence')}${isScored(review) ? ', scored but not shown' : ''}.`}
        </p>
        {isScored(review) && (
          <details className={styles.why}>
            <summary>Explain this score</summary>
            {review.sentences.map((sentence, place) => (
              <Explanation key={place} sentence={sentence} />
            ))}
            <p>
              People rated each opinion word from −4 to +4. A review’s score is the average of its sentences’
              scores, from −1 to +1; one without opinion words counts as 0.
            </p>
          </details>
        )}
      </div>
    </li>
  );
}

/** Shows what each word adds to the score of a sentence. */
function Explanation({ sentence }: { readonly sentence: Sentence }) {
  const { rows, result } = sumOf(sentence);
  return (
    <>
      <ul>
        {rows.map(({ word, detail, value }, index) => (
          <li key={index}>
            <bdi>{word}</bdi> <strong>{formatSigned(value)}</strong> ({detail})
          </li>
        ))}
      </ul>
      <p>{result}</p>
    </>
  );
}
