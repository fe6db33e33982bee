import { useEffect, useState } from 'react';
import { loadWithRetry } from '../../components/loading/loadFailure';
import { catalog } from '../../content/products/catalog';
import { loadProductReviews } from '../../content/products/loadReviews';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import type { ProductReview } from '../../content/products/types';
import { csvRow } from '../shared/csv/writeCsv';
import { exampleReviews } from './example';

/** The subjects of the examples: a dress, or one of our products. */
export const exampleIds = ['dress', ...productIds] as const;
export type ExampleId = (typeof exampleIds)[number];

export const exampleOptions: readonly { readonly value: ExampleId; readonly label: string }[] = [
  { value: 'dress', label: 'A dress' },
  ...catalog.map(({ id, name }) => ({ value: id, label: name })),
];

/** An example in the format of pasted text: a table. */
export interface Example {
  readonly state: 'ready' | 'loading' | 'failed';
  /** The dress example until the other one has loaded. */
  readonly text: string;
}

const dress: Example = { state: 'ready', text: exampleReviews };

/** Loads the example for a subject; a product's when it is first chosen. */
export function useExample(of: ExampleId): Example {
  const [loaded, setLoaded] = useState<{ readonly of: ProductId; readonly example: Example }>();
  useEffect(() => {
    if (of === 'dress') return undefined;
    let isWanted = true;
    const show = (example: Example) => {
      if (isWanted) setLoaded({ of, example });
    };
    loadWithRetry(() => loadProductReviews(of)).then(
      (reviews) => {
        show({ state: 'ready', text: asTable(reviews) });
      },
      () => {
        show({ ...dress, state: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [of]);
  if (of === 'dress') return dress;
  return loaded?.of === of ? loaded.example : { ...dress, state: 'loading' };
}

function asTable(reviews: readonly ProductReview[]): string {
  return [['date', 'rating', 'review'], ...reviews.map(({ date, stars, text }) => [date, stars, text])]
    .map(csvRow)
    .join('\n');
}
