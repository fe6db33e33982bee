import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Page } from '../layout/Page';
import styles from './DetailSection.module.css';

interface DetailSectionProps {
  /** Anchor. */
  readonly id?: string;
  readonly title: string;
  readonly aside?: ReactNode;
  /**
   * `margin`: the heading stays beside text that reads from top to bottom. `shelf`: choices side by side
   * below the heading. `band`: one highlighted item on its own background.
   */
  readonly kind?: 'margin' | 'shelf' | 'band';
  readonly children: ReactNode;
}

export function DetailSection({ id, title, aside, kind = 'margin', children }: DetailSectionProps) {
  return (
    <section id={id} className={clsx(styles.section, kind === 'band' && styles.band)}>
      <Page className={clsx(styles.page, kind === 'margin' && styles.columns)}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {aside}
        </div>
        <div>{children}</div>
      </Page>
    </section>
  );
}
