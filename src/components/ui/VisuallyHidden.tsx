import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers alone, where the eye has something else to go by. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
