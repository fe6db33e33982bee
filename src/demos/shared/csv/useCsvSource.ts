import { useMemo, useState } from 'react';
import { linkWith, useLinkedText } from '../useLinkedText';
import type { CsvSource } from './source';
import { textSource } from './source';

/** The visitor's table, and a link that includes it. */
export interface OwnTable {
  /** Null for the example. */
  readonly source: CsvSource | null;
  /** Text from a link; null if there is none. */
  readonly linkedText: string | null;
  readonly choose: (source: CsvSource | null) => void;
  /** Returns the current URL with the table if it's text; links don't include files. */
  readonly link: () => string;
}

/**
 * Returns the table that a demo uses: the visitor's choice, or else the one in the link.
 * @param name the text's parameter in a link
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
