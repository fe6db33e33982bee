import type { ReactNode } from 'react';
import type { LinkedPoint } from '../../content/types';
import { CodeText } from '../ui/CodeText';
import { ContentLink } from '../ui/ContentLink';
import styles from './Points.module.css';
import { Shelf, ShelfItem, ShelfNumber } from './Shelf';

interface PointsProps {
  readonly points: readonly LinkedPoint[];
  /**
   * `rows`: from top to bottom; `grid`: side by side, with an odd first one larger; `numbered`: with numbers beside them;
   * `steps`: a numbered shelf.
   */
  readonly layout: 'rows' | 'grid' | 'numbered' | 'steps';
  /** Stands beside a grid. */
  readonly picture?: ReactNode;
}

export function Points({ points, layout, picture }: PointsProps) {
  if (layout === 'steps')
    return (
      <Shelf isOrdered>
        {points.map((point, index) => (
          <ShelfItem key={point.title} board={<ShelfNumber>{index + 1}</ShelfNumber>}>
            <h3>{point.title}</h3>
            <PointText point={point} />
          </ShelfItem>
        ))}
      </Shelf>
    );
  const List = layout === 'numbered' ? 'ol' : 'ul';
  const list = (
    <List role="list" className={styles[layout]}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <PointText point={point} />
        </li>
      ))}
    </List>
  );
  if (!picture) return list;
  return (
    <div className={styles.pictured}>
      {picture}
      {list}
    </div>
  );
}

export function PointText({ point: { text, link } }: { readonly point: LinkedPoint }) {
  return (
    <div>
      <p className={styles.text}>
        <CodeText>{text}</CodeText>
      </p>
      {link && <ContentLink href={link.href}>{link.label}</ContentLink>}
    </div>
  );
}
