import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Page } from '../layout/Page';
import styles from './DetailSection.module.css';

interface DetailSectionProps {
  readonly title: string;
  /** Content beside the main column, under the heading. */
  readonly aside?: ReactNode;
  /** `band` sets the section apart with a background. */
  readonly tone?: 'plain' | 'band';
  readonly children: ReactNode;
}

/** A page section: heading in the margin, content in the wide column. */
export function DetailSection({ title, aside, tone = 'plain', children }: DetailSectionProps) {
  return (
    <section className={clsx(styles.section, tone === 'band' && styles.band)}>
      <Page className={styles.columns}>
        <div className={styles.margin}>
          <h2>{title}</h2>
          {aside}
        </div>
        <div>{children}</div>
      </Page>
    </section>
  );
}
