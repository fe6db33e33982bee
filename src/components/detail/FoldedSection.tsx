import type { ReactNode } from 'react';
import { Page } from '../layout/Page';
import { Wedge } from '../ui/Wedge';
import styles from './FoldedSection.module.css';

interface FoldedSectionProps {
  /** The anchor is inside, because browsers open a closed disclosure for an anchor in it, but not for its own id. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section that opens when its title is pressed, for details that few visitors need. */
export function FoldedSection({ id, title, children }: FoldedSectionProps) {
  return (
    <Page>
      <section className={styles.section}>
        <details className={styles.folded}>
          <summary>
            <Wedge />
            <h2>{title}</h2>
          </summary>
          <div id={id}>{children}</div>
        </details>
      </section>
    </Page>
  );
}
