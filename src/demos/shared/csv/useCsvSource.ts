import { useMemo, useState } from 'react';
import { linkWith, useLinkedText } from '../useLinkedText';
import type { CsvSource } from './source';
import { textSource } from './source';

/** The visitor's own table, and how a link takes it along. */
export interface OwnTable {
  /** Null for the example. */
  readonly source: CsvSource | null;
  /** The text that came with a link; null if none did. */
  readonly linkedText: string | null;
  readonly choose: (source: CsvSource | null) => void;
  /** The present address with the table, if it is a text: a file is in no link. */
  readonly link: () => string;
}

/**
 * The table that a demo computes on: what the visitor has chosen, else what a link brought.
 *
 * @param name the name that the text has in a link
 */
export function useCsvSource(name: string): OwnTable {
  const linkedText = useLinkedText(name);
  const [chosen, choose] = useState<CsvSource | null>();
  const source = useMemo(() => {
    if (chosen !== undefined) return chosen;
    return linkedText === null ? null : textSource(linkedText);
  }, [chosen, linkedText]);
  return {
    source,
    linkedText,
    choose,
    link: () => linkWith(name, source?.kind === 'text' ? source.text : null),
  };
}
