import { useEffect, useState } from 'react';
import { loadWithRetry } from '../../components/loading/loadFailure';
import { catalogue } from '../../content/products/catalogue';
import { loadProductReviews } from '../../content/products/loadReviews';
import type { ProductId } from '../../content/slugs';
import { productIds } from '../../content/slugs';
import type { ProductReview } from '../../content/products/types';
import { csvRow } from '../shared/csv/writeCsv';
import { exampleReviews } from './example';

/** What the examples are reviews of: a dress, or a product of the shop. */
export const reviewed = ['dress', ...productIds] as const;
export type Reviewed = (typeof reviewed)[number];

/** The examples as a select offers them. */
export const exampleOptions: readonly { readonly value: Reviewed; readonly label: string }[] = [
  { value: 'dress', label: 'A dress' },
  ...catalogue.map(({ id, name }) => ({ value: id, label: name })),
];

/** An example as it is pasted: a table. */
export interface Example {
  readonly state: 'ready' | 'loading' | 'failed';
  /** That of the dress until another one has arrived. */
  readonly text: string;
}

const dress: Example = { state: 'ready', text: exampleReviews };

/** The example of what is reviewed; a product's is loaded when it is first chosen. */
export function useExample(of: Reviewed): Example {
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
