import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { choiceIn, useSettings } from '../../components/hooks/useSettings';
import { loadWithRetry } from '../../components/loading/loadFailure';
import { loadProductReviews } from '../../content/loadContent';
import type { ProductReview } from '../../content/products/types';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import type { CsvSource } from '../shared/csv/source';
import { textSource } from '../shared/csv/source';
import { keptTable, readSettingsIn, useOwnTable, useTableModel } from '../shared/csv/useOwnTable';
import { csvText } from '../shared/csv/writeCsv';
import { exampleInput } from './example';
import { exampleResult } from './example.computed';
import type { ReviewInput, ReviewResult } from './model';
import { reviewColumns } from './reviewColumns';
import { shownReviews } from './ReviewList';
import { startModel } from './startModel';

const example = { input: exampleInput, result: exampleResult };
const nothingRead: ReviewResult = {
  reviews: [],
  findings: [],
  reading: null,
  isPlain: false,
  changePValue: null,
};

function readSettings(search: URLSearchParams) {
  return {
    ...readSettingsIn(search),
    /** The product whose reviews are the sample, or a dress. */
    of: choiceIn(search, 'of', ['dress', ...productIds]),
    show: choiceIn(search, 'show', shownReviews),
  };
}

const useOwnReviews = keptTable();

/** Combines the settings in the URL, the visitor's reviews or the sample, and the model. */
export function useReviews() {
  const [settings, change] = useSettings(readSettings);
  // A product's page links to its own reviews.
  const about = new URLSearchParams(useLocation().search).get('of') ?? '';
  const table = useOwnTable('reviews', reviewColumns, settings, useOwnReviews(about));
  const sample = useSample(settings.of);
  const input = table.input ?? sample.input;
  const model = useTableModel(startModel, input, table.source === null, example, nothingRead);
  // Plain text leaves nothing to confirm, unless the visitor wants to see how it was read.
  const [reconsidered, setReconsidered] = useState<CsvSource | null>(null);
  // Until the first own text is read, the result is still the sample's, and its lines aren't the visitor's.
  const isSample = table.source !== null && model.input === sample.input;
  const isUsedAtOnce = model.result.isPlain && reconsidered !== table.source;
  return {
    settings,
    change,
    table,
    hasSampleFailed: sample.hasFailed,
    model: {
      ...model,
      ...(isSample && { isShown: false, result: nothingRead }),
      isConfirmed: model.isConfirmed || (isUsedAtOnce && !isSample),
      reconsider: () => {
        model.reconsider();
        setReconsidered(table.source);
      },
    },
  };
}

/** Returns the sample: the reviews of a dress, or of a product once they have loaded. */
function useSample(of: 'dress' | ProductId) {
  const [loaded, setLoaded] = useState<{ readonly of: ProductId; readonly text: string | null } | null>(null);
  useEffect(() => {
    if (of === 'dress') return undefined;
    let isWanted = true;
    const show = (text: string | null) => {
      if (isWanted) setLoaded({ of, text });
    };
    loadWithRetry(() => loadProductReviews(of)).then(
      (reviews) => {
        show(asTable(reviews));
      },
      () => {
        show(null);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [of]);
  const text = loaded?.of === of ? loaded.text : undefined;
  const input = useMemo(
    (): ReviewInput => (text ? { source: textSource(text), columns: {} } : exampleInput),
    [text],
  );
  return { input, hasFailed: text === null };
}

function asTable(reviews: readonly ProductReview[]): string {
  return csvText([
    ['date', 'rating', 'review'],
    ...reviews.map(({ date, stars, text }) => [date, stars, text]),
  ]);
}
