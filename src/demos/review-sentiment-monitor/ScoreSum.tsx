import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { SelectField } from '../../components/fields/SelectField';
import { isolated } from '../../domain/isolated';
import { counted } from '../../domain/numerals';
import { firstCharacters } from '../../domain/typedText';
import { formatSigned } from '../shared/amounts';
import { MarkedSentence } from './MarkedSentence';
import type { ScoredReview } from './model';
import type { Sum } from './rows';
import { sumOf } from './rows';
import styles from './ScoreSum.module.css';
import { reviewVerdictLabels, verdictOnReview } from './verdict';

interface ScoreSumProps {
  readonly reviews: readonly ScoredReview[];
  /** Index of the explained review. */
  readonly chosen: number;
  readonly onChange: (changed: { readonly review: number }) => void;
}

/** Maximum number of characters of a review in the select; as many fit on a phone. */
const MAX_OPTION_CHARACTERS = 36;
/** Maximum number of reviews in the select; the rest can be chosen from the list of reviews. */
const MAX_OPTIONS = 200;

/** Explains one review's score word by word. */
export function ScoreSum({ reviews, chosen, onChange }: ScoreSumProps) {
  const review = reviews[chosen];
  const isRead = review !== undefined && review.score !== 'unread';
  const sums = isRead ? review.sentences.map(sumOf) : [];
  const sentenceCount = sums.length + (review?.hiddenCount ?? 0);
  const hasUnrated = sums.some(({ rows }) => rows.length === 0);
  const verdict = review && reviewVerdictLabels[verdictOnReview(review.score)];
  return (
    <section className={styles.section} aria-labelledby="sum-heading">
      <h2 id="sum-heading" tabIndex={-1}>
        How the score works
      </h2>
      {review === undefined ? (
        <p>Add a review to see its score.</p>
      ) : (
        <>
          <SelectField
            id="review"
            label="Review"
            options={optionsOf(reviews, chosen)}
            value={String(chosen + 1)}
            onChange={(value) => {
              onChange({ review: Number(value) });
            }}
          />
          <p className={styles.score}>
            {typeof review.score === 'number' && <strong>{formatSigned(review.score)} </strong>}
            {verdict}
          </p>
          <SettledAnnouncement
            text={`Review ${chosen + 1}: ${typeof review.score === 'number' ? `${formatSigned(review.score)}, ` : ''}${verdict}`}
          />
          <p className={styles.result}>
            {isRead
              ? 'Each opinion word, such as “great” or “bad,” has a rating from −4 to +4. We add up the ratings in a sentence, adjust for words such as “not,” “but,” and “very,” and convert the total to a score from −1 to +1. A review’s score is the average of its sentences’ scores.'
              : 'This review isn’t in English, so it gets no score.'}
          </p>
          <ol role="list" className={styles.sentences}>
            {/* Keyed by text, so that sentences are replaced: resizing them would count as a layout shift. */}
            {sums.map((sum, index) => (
              <li key={`${index} ${sum.sentence.text}`} className={styles.sentence}>
                <p className={styles.text} dir="auto">
                  <MarkedSentence sentence={sum.sentence} />
                </p>
                <SumRows {...sum} />
              </li>
            ))}
          </ol>
          {typeof review.score === 'number' && sentenceCount > 1 && (
            <p className={styles.mean}>
              Average of {counted(sentenceCount, 'sentence')}: <strong>{formatSigned(review.score)}</strong>.
              {hasUnrated && ' A sentence without opinion words counts as 0.'}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function optionsOf(reviews: readonly ScoredReview[], chosen: number) {
  return reviews.flatMap(({ sentences }, index) => {
    if (index >= MAX_OPTIONS && index !== chosen) return [];
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const start = firstCharacters(text, MAX_OPTION_CHARACTERS + 1);
    const short = start === text ? text : `${start.replace(/\s+\S*$/u, '')}…`;
    return [{ value: String(index + 1), label: `${index + 1} · ${isolated(short)}` }];
  });
}

/** Renders the rows of a sum, followed by the score. */
function SumRows({ sentence, rows, result }: Sum) {
  return (
    <>
      {rows.length > 0 && (
        <table className={styles.rows} aria-label={`The sum of: ${sentence.text}`}>
          <thead>
            <tr>
              <th scope="col">Word</th>
              <th scope="col" className={styles.figure}>
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ word, detail, value }, index) => (
              <tr key={index}>
                <th scope="row">
                  {word} <span className={styles.detail}>{detail}</span>
                </th>
                <td className={styles.figure}>{formatSigned(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.result}>{result}</p>
    </>
  );
}
