import type { ComponentProps } from 'react';
import { createContext, use } from 'react';
import type { LongText } from '../../content/longText';
import type { CitrusTone } from '../art/UnevenCitrus';
import { UnevenCitrus } from '../art/UnevenCitrus';
import { CopyingLink } from '../sharing/CopyingLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './LongRead.module.css';

interface Sections {
  readonly headings: LongText['headings'];
  /** Word count of each section; the first one precedes any heading. */
  readonly sections: readonly number[];
  readonly tone: CitrusTone | undefined;
}

export const SectionsContext = createContext<Sections>({ headings: [], sections: [1], tone: undefined });

/**
 * A section heading that links to itself, copies the URL and then shows a check mark. Its citrus shows the reading
 * progress at this section.
 */
export function SectionHeading({ id, children, ...rest }: ComponentProps<'h2'>) {
  const { headings, sections, tone } = use(SectionsContext);
  const before = headings.filter(({ depth }) => depth === 2).findIndex((heading) => heading.id === id) + 1;
  return (
    <>
      <h2 id={id} className={styles.section} {...rest}>
        <UnevenCitrus shares={sections} ripe={[0, before]} tone={tone} className={styles.citrus} />
        {children}
      </h2>
      {id !== undefined && (
        <div className={styles.sectionLink} data-screen-only>
          <CopyingLink id={id}>
            <VisuallyHidden>
              Link to the section “{headings.find((heading) => heading.id === id)?.text}”
            </VisuallyHidden>
          </CopyingLink>
        </div>
      )}
    </>
  );
}
