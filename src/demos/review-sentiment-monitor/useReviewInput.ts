import { useMemo, useState } from 'react';
import type { Chosen } from '../shared/csv/columns';
import type { CsvSource } from '../shared/csv/source';
import { textSource } from '../shared/csv/source';
import { linkWith, useLinkedText } from '../shared/useLinkedText';
import { exampleInput, exampleReviews } from './example';
import type { ReviewInput } from './model';
import type { ReviewColumn } from './reviewColumns';
import type { Example, ExampleId } from './useExample';
import { useExample } from './useExample';

const LINKED = 'reviews';

/** The reviews to score, and functions that change them. */
interface OwnReviews {
  readonly input: ReviewInput;
  /** The field's text, which is not scored while a file is open. */
  readonly text: string;
  readonly file: (CsvSource & { readonly kind: 'file' }) | null;
  readonly example: Example;
  readonly isExample: boolean;
  /** Sets the text; null restores the example. */
  readonly write: (text: string | null) => void;
  readonly open: (file: CsvSource) => void;
  readonly chooseColumns: (columns: Chosen<ReviewColumn>) => void;
  /** The current URL including the text, unless it is the example. */
  readonly link: () => string;
}

const none: Chosen<ReviewColumn> = {};

/**
 * The reviews that the visitor typed, pasted or opened; otherwise those in the link; otherwise an example.
 */
export function useReviewInput(of: ExampleId): OwnReviews {
  const linked = useLinkedText(LINKED);
  const example = useExample(of);
  // Undefined until the visitor types or chooses something; null for the example, which overrides the link.
  const [typed, setTyped] = useState<string | null>();
  const [file, setFile] = useState<OwnReviews['file']>(null);
  const [columns, setColumns] = useState(none);
  const text = (typed === undefined ? linked : typed) ?? example.text;
  const input = useMemo(
    () =>
      file === null && text === exampleReviews && columns === none
        ? exampleInput
        : { source: file ?? textSource(text), columns },
    [file, text, columns],
  );
  return {
    input,
    text,
    file,
    example,
    isExample: file === null && text === example.text,
    write: (next) => {
      setTyped(next);
      setFile(null);
      setColumns(none);
    },
    open: (source) => {
      if (source.kind === 'file') setFile(source);
      setColumns(none);
    },
    chooseColumns: setColumns,
    link: () => linkWith(LINKED, file !== null || text === example.text ? null : text),
  };
}
