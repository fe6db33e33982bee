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
  /** The fruit of its citruses. */
  readonly tone?: CitrusTone | undefined;
  /** What belongs to the text and follows it: tags, ways to share it. */
  readonly children?: ReactNode;
  /** What is beside it. */
  readonly aside?: ReactNode;
}

/**
 * A long text to read: its table of contents, the text in a readable measure, and what is beside it. Each
 * section begins with a citrus that shows how much of the text lies behind the reader; a full one ends it.
 */
export function LongRead({ text, tone, children, aside }: LongReadProps) {
  const { default: Text, headings, lengths } = text;
  const hasSections = headings.length > 1;
  return (
    <div className={clsx(styles.layout, hasSections && styles.withContents)}>
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
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
