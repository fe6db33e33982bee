import type { LinkedPoint } from '../../content/types';
import { ContentLink } from '../ui/ContentLink';
import styles from './Points.module.css';
import { Shelf, ShelfItem, ShelfNumber } from './Shelf';

interface PointsProps {
  readonly points: readonly LinkedPoint[];
  /** `rows`: from top to bottom; `shelf`: side by side; `steps`: a numbered shelf. */
  readonly layout: 'rows' | 'shelf' | 'steps';
}

export function Points({ points, layout }: PointsProps) {
  if (layout === 'rows')
    return (
      <ul role="list" className={styles.rows}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <PointText point={point} />
          </li>
        ))}
      </ul>
    );
  return (
    <Shelf isOrdered={layout === 'steps'}>
      {points.map((point, index) => {
        const title = <h3>{point.title}</h3>;
        return layout === 'steps' ? (
          <ShelfItem key={point.title} board={<ShelfNumber>{index + 1}</ShelfNumber>}>
            {title}
            <PointText point={point} />
          </ShelfItem>
        ) : (
          <ShelfItem key={point.title} board={title}>
            <PointText point={point} />
          </ShelfItem>
        );
      })}
    </Shelf>
  );
}

export function PointText({ point: { text, link } }: { readonly point: LinkedPoint }) {
  return (
    <div>
      <p className={styles.text}>{text}</p>
      {link && <ContentLink href={link.href}>{link.label}</ContentLink>}
    </div>
  );
}
