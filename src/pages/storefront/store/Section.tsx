import type { ReactNode } from 'react';
import styles from './StorePage.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={styles.intro}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}
