import { useId } from 'react';
import type { CallToAction } from '../../content/callToAction';
import { callToActionTexts } from '../../content/callToAction';
import { ProductImage } from '../art/ProductImage';
import { ButtonLink } from '../ui/Button';
import styles from './CallToActionCard.module.css';

interface CallToActionCardProps {
  readonly next: CallToAction;
  /** Adds the product's picture, and leaves the solid button to the page. An article has pictures of its own. */
  readonly isPictured?: boolean;
}

export function CallToActionCard({ next, isPictured = false }: CallToActionCardProps) {
  const titleId = useId();
  const { kind, title, text, price, action, other } = callToActionTexts(next);
  return (
    <section aria-labelledby={titleId} className={styles.card} data-screen-only>
      <p className={styles.kind}>{kind}</p>
      <h2 id={titleId}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {price !== undefined && <p className={styles.kind}>{price}</p>}
      {isPictured && next.kind === 'product' && (
        <ProductImage productId={next.id} className={styles.picture} />
      )}
      <p className={styles.actions}>
        <ButtonLink variant={isPictured ? 'outline' : 'solid'} to={action.to}>
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
