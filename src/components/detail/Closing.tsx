import type { ReactNode } from 'react';
import type { Point } from '../../content/types';
import { Page } from '../layout/Page';
import styles from './Closing.module.css';

interface ClosingProps extends Point {
  /** The links that follow from it. */
  readonly children: ReactNode;
}

/** A page's last word, with what to do about it. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <Page>
      <section className={styles.closing}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.actions}>{children}</div>
      </section>
    </Page>
  );
}
