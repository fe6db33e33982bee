import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Page } from '../layout/Page';
import styles from './DetailSection.module.css';

interface DetailSectionProps {
  readonly title: string;
  /** Beside the content, under the heading. */
  readonly aside?: ReactNode;
  /** `band` sets the section off from its neighbours. */
  readonly tone?: 'plain' | 'band';
  readonly children: ReactNode;
}

/** A section of a service's or a tool's page: the heading in the margin, the content in the wide column. */
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
