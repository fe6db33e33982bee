import { useEffect, useMemo, useRef, useState } from 'react';
import { loadWithRetry } from '../../components/loading/loadFailure';
import { catalog } from '../../content/products/catalog';
import { loadProductReviews } from '../../content/loadContent';
import type { ProductReview } from '../../content/products/types';
import { productIds } from '../../content/slugs';
import type { Chosen } from '../shared/csv/columns';
import type { CsvSource } from '../shared/csv/source';
import { fileSource, textSource } from '../shared/csv/source';
import { csvRow } from '../shared/csv/writeCsv';
import { linkWith, useLinkedText } from '../shared/useLinkedText';
import { exampleInput, exampleReviews } from './example';
import type { ReviewInput } from './model';
import type { ReviewColumn } from './reviewColumns';

/** The subjects of the examples: a dress, or one of our products. */
export const exampleIds = ['dress', ...productIds] as const;
export type ExampleId = (typeof exampleIds)[number];

export const exampleOptions: readonly { readonly value: ExampleId; readonly label: string }[] = [
  { value: 'dress', label: 'Dress reviews' },
  ...catalog.map(({ id, name }) => ({ value: id, label: `${name} reviews` })),
];

interface Example {
  /** The reviews as CSV: those of the dress until a product's have loaded. */
  readonly text: string;
  readonly hasFailed: boolean;
}

const dress: Example = { text: exampleReviews, hasFailed: false };

/** Loads an example when it is first chosen. */
function useExample(of: ExampleId): Example {
  const [loaded, setLoaded] = useState<Example & { readonly of: ExampleId }>({ ...dress, of: 'dress' });
  useEffect(() => {
    if (of === 'dress') return undefined;
    let isWanted = true;
    const show = (example: Example) => {
      if (isWanted) setLoaded({ ...example, of });
    };
    loadWithRetry(() => loadProductReviews(of)).then(
      (reviews) => {
        show({ text: asTable(reviews), hasFailed: false });
      },
      () => {
        show({ ...dress, hasFailed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [of]);
  return loaded.of === of ? loaded : dress;
}

function asTable(reviews: readonly ProductReview[]): string {
  return [['date', 'rating', 'review'], ...reviews.map(({ date, stars, text }) => [date, stars, text])]
    .map(csvRow)
    .join('\n');
}

/** The origin of the field's text: at first, the link's text if there is one, or else the example. */
type TextOrigin =
  { readonly kind: 'initial' | 'example' } | { readonly kind: 'typed'; readonly text: string };

const LINKED = 'reviews';
const noColumns: Chosen<ReviewColumn> = {};

/**
 * Returns the reviews that the visitor typed, pasted, or opened; otherwise those in the link; otherwise an
 * example.
 */
export function useReviewInput(of: ExampleId) {
  const linked = useLinkedText(LINKED);
  const example = useExample(of);
  const [origin, setOrigin] = useState<TextOrigin>({ kind: 'initial' });
  const [file, setFile] = useState<CsvSource | null>(null);
  const [columns, setColumns] = useState(noColumns);
  /** Number of the latest change by the visitor. */
  const latest = useRef(0);
  const text =
    origin.kind === 'typed' ? origin.text : ((origin.kind === 'initial' ? linked : null) ?? example.text);
  const isExample = file === null && text === example.text;
  const input = useMemo(
    (): ReviewInput =>
      file === null && text === exampleReviews && columns === noColumns
        ? exampleInput
        : { source: file ?? textSource(text), columns },
    [file, text, columns],
  );
  const open = (opened: CsvSource | null) => {
    setFile(opened);
    setColumns(noColumns);
  };
  const replace = (next: TextOrigin) => {
    latest.current += 1;
    setOrigin(next);
    open(null);
  };
  return {
    input,
    /** The field's text, which is not scored while a file is open. */
    text,
    file,
    isExample,
    hasFailed: example.hasFailed,
    write: (typed: string) => {
      replace({ kind: 'typed', text: typed });
    },
    restoreExample: () => {
      replace({ kind: 'example' });
    },
    /**
     * Opens a file, and keeps the field's text. Ignores the file if the visitor typed or opened something else while
     * it was read. Rejects if the browser can't read it.
     */
    openFile: async (chosen: File) => {
      latest.current += 1;
      const opening = latest.current;
      const opened = await fileSource(chosen);
      if (latest.current === opening) open(opened);
    },
    chooseColumns: setColumns,
    /** Returns the current URL, with the text unless it's the example or a file is open. */
    link: () => linkWith(LINKED, file !== null || isExample ? null : text),
  };
}
