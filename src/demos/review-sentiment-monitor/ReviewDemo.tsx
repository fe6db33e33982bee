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
import { choiceIn, numberIn, useSettings } from '../../components/ui/useSettings';
import { counted, grouped } from '../../domain/numerals';
import { Accuracy } from './Accuracy';
import { exampleReviews } from './example';
import { exampleResult } from './example.computed';
import styles from './ReviewDemo.module.css';
import { ReviewFigures } from './ReviewFigures';
import { ReviewList } from './ReviewList';
import { startModel } from './startModel';
import { exampleOptions, reviewed, useExample } from './useExample';
import { TrendPlot } from './TrendPlot';
import { DEFAULT_THRESHOLD, verdicts } from './verdict';

const example = { input: exampleReviews, result: exampleResult };
const LINKED = 'reviews';

/** More than this is cut off: half a million characters are some five thousand reviews. */
const MOST_CHARACTERS = 500_000;

const threshold: Bounds = { min: 0, max: 0.5, initial: DEFAULT_THRESHOLD };

function readSettings(search: URLSearchParams) {
  return {
    of: choiceIn(search, 'of', reviewed),
    threshold: numberIn(search, 'threshold', threshold),
    show: choiceIn(search, 'show', ['all', ...verdicts]),
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
            rows={14}
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
              {counted(unread, 'review')} had no word that VADER knows and {unread === 1 ? 'counts' : 'count'}{' '}
              as neutral. It knows English words and emoticons such as :-), no emoji and no other language.
            </p>
          )}
        </section>
        <section
          className={styles.results}
          aria-labelledby="results-heading"
          aria-busy={model.state.kind === 'running'}
        >
          <h2 id="results-heading">What they say</h2>
          {reviews.length === 0 ? (
            <p>Nothing is pasted yet. Paste a review, or bring back the example.</p>
          ) : (
            <>
              <ReviewFigures reviews={reviews} threshold={settings.threshold} />
              <TrendPlot reviews={reviews} />
            </>
          )}
        </section>
      </div>
      <ReviewList
        reviews={reviews}
        threshold={settings.threshold}
        show={settings.show}
        onShow={(show) => {
          change({ show });
        }}
      />
      <Accuracy
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
