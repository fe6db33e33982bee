import type { LinkedPoint } from '../../content/types';
import { CodeText } from '../ui/CodeText';
import { ContentLink } from '../ui/ContentLink';
import styles from './Points.module.css';
import { Shelf, ShelfItem, ShelfNumber } from './Shelf';

interface PointsProps {
  readonly points: readonly LinkedPoint[];
  /**
   * `rows`: from top to bottom; `grid`: side by side without lines; `numbered`: with numbers beside them; `shelf`:
   * on boards; `steps`: a numbered shelf.
   */
  readonly layout: 'rows' | 'grid' | 'numbered' | 'shelf' | 'steps';
}

export function Points({ points, layout }: PointsProps) {
  if (layout === 'rows' || layout === 'grid' || layout === 'numbered') {
    const List = layout === 'numbered' ? 'ol' : 'ul';
    return (
      <List role="list" className={styles[layout]}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <PointText point={point} />
          </li>
        ))}
      </List>
    );
  }
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
      <p className={styles.text}>
        <CodeText>{text}</CodeText>
      </p>
      {link && <ContentLink href={link.href}>{link.label}</ContentLink>}
    </div>
  );
}
