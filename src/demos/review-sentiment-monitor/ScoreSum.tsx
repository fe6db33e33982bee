import { clsx } from 'clsx';
import { Play, StepForward } from 'lucide-react';
import { Button } from '../../components/ui/Button';
import { SettledAnnouncement } from '../../components/ui/SettledAnnouncement';
import { focusAfterRender } from '../../components/hooks/focusAfterRender';
import { SelectField } from '../../components/fields/SelectField';
import { counted } from '../../domain/numerals';
import { formatSigned } from '../shared/amounts';
import { MarkedSentence } from './MarkedSentence';
import type { ScoredReview } from './model';
import type { Method, Sum } from './rows';
import { methodNames, methods, sumOf } from './rows';
import styles from './ScoreSum.module.css';
import { SumRows } from './SumRows';
import { useStepPlayer } from './useStepPlayer';
import { learnedVerdictLabels, reviewVerdictLabels, verdictOnReview } from './verdict';

interface ScoreSumProps {
  readonly reviews: readonly ScoredReview[];
  /** Index of the explained review. */
  readonly chosen: number;
  readonly method: Method;
  readonly threshold: number;
  readonly onChange: (changed: { readonly review?: number; readonly method?: Method }) => void;
}

const PLAY = 'play-score';

const origins: Readonly<Record<Method, string>> = {
  vader: 'rated by people',
  learned: 'from reviews',
};
const methodOptions = methods.map((value) => ({ value, label: `${methodNames[value]} (${origins[value]})` }));

const labels = { vader: reviewVerdictLabels, learned: learnedVerdictLabels } as const;

/** Descriptions of the methods, shown above their sums. */
const legends: Readonly<Record<Method, string>> = {
  vader:
    'Each opinion word, such as “great” or “bad,” has a rating from −4 to +4. We add up the ratings in a sentence, adjust for words such as “not,” “but,” and “very,” and convert the total to a score from −1 to +1. A review’s score is the average of its sentences’ scores.',
  learned:
    'The trained model learned from sentences about electronics that people had labeled positive or negative. Each word counts for how much more often it appeared in one kind than in the other.',
};

/** Maximum number of characters of a review in the select; as many fit on a phone. */
const MAX_OPTION_CHARACTERS = 36;
/** Maximum number of reviews in the select; the rest can be chosen from the list of reviews. */
const MAX_OPTIONS = 200;

/** Explains one review's score word by word, all at once or step by step. */
export function ScoreSum({ reviews, chosen, method, threshold, onChange }: ScoreSumProps) {
  const review = reviews[chosen];
  const isRead = review !== undefined && review.score !== 'unread';
  const sums = isRead ? review.sentences.map((sentence) => sumOf(sentence, method)) : [];
  const total = sums.reduce((count, { rows }) => count + rows.length + 1, 0);
  const player = useStepPlayer(
    `${method} ${review?.line} ${sums.map(({ sentence }) => sentence.text).join(' ')}`,
    total,
  );
  const sentenceCount = sums.length + (review?.hiddenCount ?? 0);
  const hasUnrated = sums.some(({ rows }) => rows.length === 0);
  const score = method === 'vader' ? review?.score : review?.learned;
  const opinion = isRead ? secondOpinion(review, method, threshold) : '';
  const verdict = score === undefined ? '' : labels[method][verdictOnReview(score, threshold)];
  return (
    <section className={styles.section} aria-labelledby="sum-heading">
      <h2 id="sum-heading" tabIndex={-1}>
        How the score works
      </h2>
      {review === undefined || score === undefined ? (
        <p>Add a review to see its score.</p>
      ) : (
        <>
          <div className={styles.choices}>
            <SelectField
              id="review"
              label="Review"
              options={optionsOf(reviews, chosen)}
              value={String(chosen + 1)}
              onChange={(value) => {
                onChange({ review: Number(value) });
              }}
            />
            <SelectField
              id="method"
              label="Method"
              options={methodOptions}
              value={method}
              onChange={(value) => {
                onChange({ method: value });
              }}
            />
          </div>
          <div className={styles.tools}>
            <p className={styles.score}>
              {typeof score === 'number' && <strong>{formatSigned(score)} </strong>}
              {verdict}
            </p>
            <SettledAnnouncement
              text={`Review ${chosen + 1}: ${typeof score === 'number' ? `${formatSigned(score)}, ` : ''}${verdict}`}
            />
            {isRead && (
              <Button id={PLAY} variant="outline" onClick={player.play}>
                <Play aria-hidden="true" /> {player.shown === null ? 'Show step by step' : 'Start over'}
              </Button>
            )}
            {player.shown !== null && (
              <>
                <Button variant="quiet" aria-disabled={player.shown >= total} onClick={player.next}>
                  <StepForward aria-hidden="true" /> Next step
                </Button>
                <Button
                  variant="quiet"
                  onClick={() => {
                    player.showAll();
                    focusAfterRender(PLAY);
                  }}
                >
                  Show all
                </Button>
              </>
            )}
          </div>
          <p role="status" className={styles.step}>
            {player.shown !== null && stepText(sums, player.shown)}
          </p>
          <p className={styles.result}>
            {isRead ? legends[method] : 'This review isn’t in English, so it gets no score.'}
          </p>
          <ol role="list" className={styles.sentences}>
            {/* Keyed by text, so that sentences are replaced: resizing them would count as a layout shift. */}
            {sums.map((sum, index) => (
              <li key={`${index} ${sum.sentence.text}`} className={styles.sentence}>
                <p className={styles.text} dir="auto">
                  {method === 'vader' ? <MarkedSentence sentence={sum.sentence} /> : sum.sentence.text}
                </p>
                <SumRows sum={sum} all={sums} shown={shownOf(sums, index, player.shown)} />
              </li>
            ))}
          </ol>
          {typeof score === 'number' && sentenceCount > 1 && (
            <p className={clsx(styles.mean, (player.shown ?? total) < total && styles.waiting)}>
              Average of {counted(sentenceCount, 'sentence')}: <strong>{formatSigned(score)}</strong>.
              {hasUnrated &&
                ` A sentence without ${method === 'vader' ? 'opinion' : 'known'} words counts as 0.`}
            </p>
          )}
          {/* Below the sums, so that it moves nothing on the first screen when another review loads. */}
          {opinion !== '' && <p className={styles.result}>{opinion}</p>}
        </>
      )}
    </section>
  );
}

/** Warns if the other method gives a review another verdict. */
function secondOpinion(review: ScoredReview, method: Method, threshold: number): string {
  const scores = { vader: review.score, learned: review.learned };
  const other = method === 'vader' ? 'learned' : 'vader';
  const verdict = verdictOnReview(scores[other], threshold);
  if (verdict === verdictOnReview(scores[method], threshold)) return '';
  const name =
    other === 'vader' ? 'The word list' : 'The trained model, which learned from labeled sentences,';
  return verdict === 'unrated'
    ? `${name} knows none of this review’s words.`
    : `${name} rates this review ${verdict}.`;
}

function optionsOf(reviews: readonly ScoredReview[], chosen: number) {
  return reviews.flatMap(({ sentences }, index) => {
    if (index >= MAX_OPTIONS && index !== chosen) return [];
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const start = text.slice(0, MAX_OPTION_CHARACTERS + 1);
    const short = start === text ? text : `${start.replace(/\s+\S*$/u, '')}…`;
    return [{ value: String(index + 1), label: `${index + 1} · ${short}` }];
  });
}

/** Returns the number of visible steps of a sentence: its rows, then its result. */
function shownOf(sums: readonly Sum[], index: number, shown: number | null): number {
  if (shown === null) return Infinity;
  return shown - sums.slice(0, index).reduce((count, { rows }) => count + rows.length + 1, 0);
}

function stepText(sums: readonly Sum[], shown: number): string {
  const steps = sums.flatMap(({ rows, result }) => [
    ...rows.map(
      ({ word, detail, value, sum }) =>
        `${word}: ${formatSigned(value)} (${detail}). Total so far: ${formatSigned(sum)}.`,
    ),
    result,
  ]);
  return `Step ${shown} of ${steps.length}: ${steps[shown - 1] ?? ''}`;
}
