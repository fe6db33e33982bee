import type { Newsletter } from '../../content/types';
import { NewsletterForm } from '../forms/NewsletterForm';
import styles from './NewsletterSection.module.css';

interface NewsletterSectionProps {
  readonly newsletter: Newsletter;
  /** Accessible name of the form. */
  readonly label: string;
}

export function NewsletterSection({ newsletter, label }: NewsletterSectionProps) {
  return (
    <section className={styles.newsletter}>
      <div>
        <h2>{newsletter.title}</h2>
        <p className={styles.text}>{newsletter.text}</p>
      </div>
      <NewsletterForm id="newsletter" label={label} thanks={newsletter.thanks} />
    </section>
  );
}
