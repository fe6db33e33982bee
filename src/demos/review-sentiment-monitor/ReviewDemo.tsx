import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { SelectField } from '../../components/ui/SelectField';
import { TextField } from '../../components/ui/TextField';
import { CopyLink } from '../shared/CopyLink';
import { DemoOffer } from '../shared/DemoOffer';
import { useModel } from '../shared/model/useModel';
import { RunStatus } from '../shared/RunStatus';
import { linkWith, useLinkedText } from '../shared/useLinkedText';
import type { Bounds } from '../../components/ui/useSettings';
import { choiceIn, numberIn, useSettings, wholeIn } from '../../components/ui/useSettings';
import { counted, grouped } from '../../domain/numerals';
import { Evaluation } from './Evaluation';
import { exampleReviews } from './example';
import { exampleResult } from './example.computed';
import styles from './ReviewDemo.module.css';
import { ReviewFigures } from './ReviewFigures';
import { ReviewList, shownReviews } from './ReviewList';
import { methods } from './rows';
import { ScoreSum } from './ScoreSum';
import { startModel } from './startModel';
import { exampleOptions, reviewed, useExample } from './useExample';
import { TrendPlot } from './TrendPlot';
import { DEFAULT_THRESHOLD } from './verdict';

const example = { input: exampleReviews, result: exampleResult };
const LINKED = 'reviews';

/** More than this is cut off: half a million characters are some five thousand reviews. */
const MOST_CHARACTERS = 500_000;

const threshold: Bounds = { min: 0, max: 0.5, initial: DEFAULT_THRESHOLD };
/** The first one to be taken apart has a “but” and a “very”. */
const review: Bounds = { min: 1, max: MOST_CHARACTERS, initial: 12 };

function readSettings(search: URLSearchParams) {
  return {
    of: choiceIn(search, 'of', reviewed),
    threshold: numberIn(search, 'threshold', threshold),
    show: choiceIn(search, 'show', shownReviews),
    review: wholeIn(search, 'review', review),
    method: choiceIn(search, 'method', methods),
  };
}

/** The Review Sentiment Monitor, live. */
function ReviewDemo() {
  const [settings, change] = useSettings(readSettings);
  const linked = useLinkedText(LINKED);
  // Undefined until something was typed or chosen; null for the example, also over what a link brought.
  const [typed, setTyped] = useState<string | null>();
  const chosen = useExample(settings.of);
  const text = (typed === undefined ? linked : typed) ?? chosen.text;
  const input = text.slice(0, MOST_CHARACTERS);
  const model = useModel(startModel, input, example);
  const reviews = model.result;
  const unread = reviews.filter(({ isRead }) => !isRead).length;

  return (
    <>
      <div className={styles.desk}>
        <ScoreSum
          reviews={reviews}
          chosen={Math.min(settings.review, reviews.length) - 1}
          method={settings.method}
          threshold={settings.threshold}
          onChange={change}
        />
        <section className={styles.input} aria-labelledby="reviews-heading">
          <h2 id="reviews-heading">Your reviews</h2>
          <SelectField
            id="of"
            label="Example"
            options={exampleOptions}
            value={settings.of}
            onChange={(of) => {
              setTyped(null);
              change({ of });
            }}
          />
          {chosen.state === 'failed' && (
            <p role="status" className={styles.note}>
              These reviews could not be loaded, so the first example is here. Check the connection and choose
              them again.
            </p>
          )}
          <TextField
            id="reviews"
            name="reviews"
            label="One review a line"
            hint="A date may be ahead of each: 2026-09-02, 9/2/2026 or 2 September 2026."
            rows={12}
            spellCheck={false}
            value={text}
            onChange={setTyped}
          />
          <div className={styles.tools}>
            <Button
              variant="quiet"
              onClick={() => {
                setTyped(null);
              }}
            >
              Bring back the example
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setTyped('');
                document.getElementById('reviews')?.focus();
              }}
            >
              Clear
            </Button>
            <CopyLink link={() => linkWith(LINKED, text === chosen.text ? null : text)} />
          </div>
          <RunStatus model={model} done={`${counted(reviews.length, 'review')} read.`} />
          {text.length > MOST_CHARACTERS && (
            <p className={styles.note}>
              That is {counted(text.length, 'character')}. The first {grouped(MOST_CHARACTERS)} are read;
              paste the rest after them.
            </p>
          )}
          {unread > 0 && (
            <p className={styles.note}>
              {counted(unread, 'review')} had no word that VADER rates, or hardly an English one, and{' '}
              {unread === 1 ? 'counts' : 'count'} as neutral. It rates English words, emoticons such as :-)
              and emoji, no stars and no figures.
            </p>
          )}
        </section>
      </div>
      <section
        className={styles.results}
        aria-labelledby="results-heading"
        aria-busy={model.state.kind === 'running'}
      >
        <h2 id="results-heading">What they say</h2>
        {reviews.length === 0 ? (
          <p>Nothing is pasted yet. Paste a review, or bring back the example.</p>
        ) : (
          <div className={styles.columns}>
            <ReviewFigures reviews={reviews} threshold={settings.threshold} />
            <TrendPlot reviews={reviews} />
          </div>
        )}
      </section>
      <ReviewList
        reviews={reviews}
        threshold={settings.threshold}
        show={settings.show}
        onShow={(show) => {
          change({ show });
        }}
        onChoose={(index) => {
          change({ review: index + 1 });
          document.getElementById('sum-heading')?.focus();
        }}
      />
      <Evaluation
        threshold={settings.threshold}
        bounds={threshold}
        onThreshold={(value) => {
          change({ threshold: value });
        }}
      />
      <DemoOffer
        productId="review-sentiment-monitor"
        settings={`${counted(reviews.length, 'review')}, threshold ${settings.threshold}`}
      />
    </>
  );
}

export { ReviewDemo as Demo };
