import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LongText } from '../../content/longText';
import type { CitrusTone } from '../art/UnevenCitrus';
import { UnevenCitrus } from '../art/UnevenCitrus';
import styles from './LongRead.module.css';
import { SectionsContext } from './SectionHeading';
import { TableOfContents } from './TableOfContents';
import { textComponents } from './textComponents';

interface LongReadProps {
  readonly text: LongText;
  /** The kind of fruit for the citruses in the text. */
  readonly tone?: CitrusTone | undefined;
  /** Content after the text, such as tags and share buttons. */
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
}

/**
 * A long text with a table of contents and content next to it. Each section starts with a citrus that shows the
 * progress through the text; a full one ends it.
 */
export function LongRead({ text, tone, children, aside }: LongReadProps) {
  const { default: Text, headings, lengths } = text;
  const hasSections = headings.length > 1;
  return (
    <div
      className={clsx(
        styles.layout,
        hasSections && styles.withContents,
        hasSections && aside !== undefined && styles.withBoth,
      )}
    >
      {hasSections && <TableOfContents headings={headings} />}
      <div className={styles.column}>
        <div className={styles.text}>
          <SectionsContext value={{ headings, sections: lengths.sections, tone }}>
            <Text components={textComponents} />
          </SectionsContext>
        </div>
        <div className={styles.end}>
          <UnevenCitrus shares={lengths.sections} tone={tone} className={styles.citrus} />
        </div>
        {children}
      </div>
      {aside !== undefined && (
        <div className={styles.aside} data-screen-only>
          {aside}
        </div>
      )}
    </div>
  );
}
