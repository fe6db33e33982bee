import { useId } from 'react';
import type { CallToAction } from '../../content/callToAction';
import { callToActionTexts } from '../../content/callToAction';
import { ButtonLink } from '../ui/Button';
import styles from './CallToActionCard.module.css';

interface CallToActionCardProps {
  readonly next: CallToAction;
  /** False if the page has the solid button. */
  readonly isMain?: boolean;
}

export function CallToActionCard({ next, isMain = true }: CallToActionCardProps) {
  const titleId = useId();
  const { kind, title, text, price, action, other } = callToActionTexts(next);
  return (
    <section aria-labelledby={titleId} className={styles.card} data-screen-only>
      <p className={styles.kind}>{kind}</p>
      <h2 id={titleId}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {price !== undefined && <p className={styles.kind}>{price}</p>}
      <p className={styles.actions}>
        <ButtonLink variant={isMain ? 'solid' : 'outline'} to={action.to}>
          {action.label}
        </ButtonLink>
        {other && (
          <ButtonLink variant="outline" to={other.to}>
            {other.label}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
