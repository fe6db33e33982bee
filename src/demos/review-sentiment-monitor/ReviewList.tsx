import { clsx } from 'clsx';
import { useState } from 'react';
import { SelectField } from '../../components/ui/SelectField';
import { formatDay } from '../../domain/dates';
import { counted } from '../../domain/numerals';
import { signed } from '../shared/amounts';
import { ShowMore } from '../shared/ShowMore';
import type { ScoredReview } from './model';
import styles from './ReviewList.module.css';
import type { Word, WordRole } from './score';
import type { Verdict } from './verdict';
import { verdictLabels, verdictOn, verdicts } from './verdict';

interface ReviewListProps {
  readonly reviews: readonly ScoredReview[];
  readonly threshold: number;
  readonly show: Verdict | 'all';
  readonly onShow: (show: Verdict | 'all') => void;
}

const showOptions = [
  { value: 'all', label: 'All reviews' },
  ...verdicts.map((value) => ({ value, label: verdictLabels[value] })),
] as const;

/** So many reviews are shown at first, and so many more each time one asks. */
const PAGE = 12;
/** So many words are named below a review. */
const MOST_NAMED = 6;

const rowId = (review: ScoredReview | undefined) => `review-${review?.line}`;

/** Each review with its score and the words that did it. */
export function ReviewList({ reviews, threshold, show, onShow }: ReviewListProps) {
  const [shown, setShown] = useState(PAGE);
  const chosen = reviews.filter(({ score }) => show === 'all' || verdictOn(score, threshold) === show);
  return (
    <section className={styles.section} aria-labelledby="list-heading">
      <div className={styles.head}>
        <h2 id="list-heading">Word by word</h2>
        <SelectField id="show" label="Show" options={showOptions} value={show} onChange={onShow} />
      </div>
      <p className={styles.key}>
        <span className={styles.praise}>Praise</span> <span className={styles.complaint}>complaint</span> and{' '}
        <span className={styles.turns}>what turns or strengthens them</span>. The figures say how much the
        sentence’s score would change without the word.
      </p>
      {chosen.length === 0 && <p>No review is among these.</p>}
      <ol role="list" className={styles.list}>
        {chosen.slice(0, shown).map((review) => (
          <li key={review.line} id={rowId(review)} tabIndex={-1} className={styles.review}>
            <p className={styles.score}>
              <strong>{signed(review.score)}</strong> {verdictLabels[verdictOn(review.score, threshold)]}
              {review.date !== null && <span className={styles.date}>{formatDay(review.date)}</span>}
            </p>
            <div>
              <p className={styles.text} dir="auto">
                {review.sentences.flatMap(({ words }, sentence) =>
                  words.map((word, index) => <MarkedWord key={`${sentence}-${index}`} word={word} />),
                )}
                {review.left > 0 && `… and ${counted(review.left, 'sentence')} more, scored and not shown.`}
              </p>
              <p className={styles.named}>{namedWords(review)}</p>
            </div>
          </li>
        ))}
      </ol>
      <ShowMore
        page={PAGE}
        shown={shown}
        total={chosen.length}
        next={rowId(chosen[shown])}
        onMore={setShown}
      />
    </section>
  );
}

const markClasses: Readonly<Record<WordRole, string | undefined>> = {
  praise: styles.praise,
  complaint: styles.complaint,
  turns: styles.turns,
  plain: undefined,
};

function MarkedWord({ word: { text, role } }: { readonly word: Word }) {
  return role === 'plain' ? (
    `${text} `
  ) : (
    <>
      <mark className={clsx(styles.mark, markClasses[role])}>{text}</mark>{' '}
    </>
  );
}

/** The words with the largest effect: `lovely +0.42, but −0.20`. */
function namedWords({ sentences }: ScoredReview): string {
  const words = sentences
    .flatMap((sentence) => sentence.words)
    .filter(({ role }) => role !== 'plain')
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
  if (words.length === 0) return 'No word that VADER knows.';
  const named = words.slice(0, MOST_NAMED).map(({ text, effect }) => `${bare(text)} ${signed(effect)}`);
  return named.join(', ') + (words.length > MOST_NAMED ? ' …' : '');
}

/** A word without the marks around it; an emoticon is nothing but marks. */
function bare(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || text;
}
