import { Button } from '../../components/ui/Button';
import { counted, grouped, percent } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import type { ScoredReview } from './model';
import styles from './ReviewList.module.css';
import { bare } from './rows';
import { verdictLabels, verdictOn } from './verdict';

interface StarsAgainstWordsProps {
  readonly reviews: readonly ScoredReview[];
  readonly threshold: number;
  /** Receives the index of the review to explain. */
  readonly onChoose: (index: number) => void;
}

/** Maximum number of contradictions listed, the largest first. */
const MAX_LISTED = 20;

/** Lists reviews whose words contradict their stars, each with the word that contributes most. */
export function StarsAgainstWords({ reviews, threshold, onChoose }: StarsAgainstWordsProps) {
  const rated = reviews.filter(({ rating }) => rating !== null).length;
  const all = reviews
    .flatMap(({ contradiction, ...review }, index) =>
      contradiction ? [{ review, index, contradiction }] : [],
    )
    .filter(({ contradiction }) => verdictOn(contradiction.score, threshold) !== 'neutral')
    .toSorted((a, b) => Math.abs(b.contradiction.score) - Math.abs(a.contradiction.score));
  return (
    <>
      <p className={styles.key}>
        {all.length === 0
          ? 'No review’s words contradict its stars. Stars come from a rating column, or from the text, such as ★★★★☆ or 4/5.'
          : `In ${all.every(({ review }) => review.rating !== null) ? `${grouped(all.length)} of ${counted(rated, 'rated review')} (${percent(all.length / rated)})` : counted(all.length, 'review')}, the stars and the words disagree: 4 or 5 stars with negative words, or 1 or 2 stars with positive ones. Check these first. It may be sarcasm, which the score can’t detect, or a wrong rating.`}
      </p>
      <ol role="list" className={styles.list}>
        {all.slice(0, MAX_LISTED).map(({ review, index, contradiction: { stars, score, without } }) => (
          <li key={review.line} className={styles.review}>
            <p className={styles.score}>
              <strong>{Number(stars.toFixed(1))} of 5 stars</strong>
              <span className={styles.beside}>
                Words: {formatSigned(score)}, {verdictLabels[verdictOn(score, threshold)].toLowerCase()}
              </span>
            </p>
            <div>
              <p className={styles.text} dir="auto">
                {review.sentences.map(({ text }) => text).join(' ')}
              </p>
              {without && (
                <p className={styles.named}>
                  If “{bare(without.word)}” is left out: {formatSigned(without.score)},{' '}
                  {verdictLabels[verdictOn(without.score, threshold)].toLowerCase()}
                </p>
              )}
            </div>
            <Button
              variant="quiet"
              className={styles.choose}
              aria-label={`Explain review ${index + 1} and its stars`}
              onClick={() => {
                onChoose(index);
              }}
            >
              Explain
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
