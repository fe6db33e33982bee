import type { ReactNode } from 'react';
import { paths } from '../../content/paths';
import { catalog } from '../../content/products/catalog';
import { emptyState } from '../../content/shop/sharedTexts';
import { Citrus } from '../art/Citrus';
import { ButtonLink } from '../ui/Button';
import styles from './EmptyState.module.css';
import { ProductTiles } from './ProductTiles';

const TOP = 3;
const topRated = catalog.toSorted((one, other) => other.rating - one.rating).slice(0, TOP);

interface EmptyStateProps {
  readonly title: string;
  /** Id of the heading, if it can get focus. */
  readonly titleId?: string;
  readonly text: string;
  /** Another link, after the one to the shop. */
  readonly children?: ReactNode;
}

/** Empty state of a list: a pale citrus, a link to the shop, and three suggested products. */
export function EmptyState({ title, titleId, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.head}>
        <Citrus ripe={0} className={styles.citrus} />
        <div className={styles.text}>
          <h2 id={titleId} tabIndex={titleId === undefined ? undefined : -1}>
            {title}
          </h2>
          <p>{text}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.shop}>Go to the shop</ButtonLink>
            {children}
          </div>
        </div>
      </div>
      <ProductTiles title={emptyState.topRated} products={topRated} linkTo={paths.product} per="monthly" />
    </div>
  );
}
