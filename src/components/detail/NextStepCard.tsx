import { useId } from 'react';
import type { NextStep } from '../../content/nextStep';
import { nextStepTexts } from '../../content/nextStep';
import { ButtonLink } from '../ui/Button';
import styles from './NextStepCard.module.css';

/** The call to action after a text. */
export function NextStepCard({ step }: { readonly step: NextStep }) {
  const titleId = useId();
  const { kind, title, text, price, action, other } = nextStepTexts(step);
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <p className={styles.kind}>{kind}</p>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {price !== undefined && <p className={styles.kind}>{price}</p>}
      <p className={styles.actions}>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        {other && (
          <ButtonLink variant="outline" to={other.to}>
            {other.label}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
