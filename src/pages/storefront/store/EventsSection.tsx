import { AddToCart } from '../../../components/shop/AddToCart';
import { productOf } from '../../../content/products/catalog';
import { EventDetail } from './EventDetail';
import { EventList } from './EventList';
import styles from './Events.module.css';
import { Section } from './Section';
import { VisitChoice } from './VisitChoice';
import type { Visits } from './useVisits';

interface EventsSectionProps {
  readonly visits: Visits;
  readonly index: number;
  readonly onPick: (id: number) => void;
}

const product = productOf('fraud-shield');

export function EventsSection({ visits, index, onPick }: EventsSectionProps) {
  const { moments } = visits.shown;
  const moment = moments[index];
  return (
    <Section
      id="actions"
      title="Actions"
      lead="Every change to the state starts with an action. Select one to see its payload and the diff."
    >
      <div className={styles.controls}>
        <div className={styles.doSomething}>
          <p>Add {product.name} to your cart to see its action.</p>
          <AddToCart product={product} />
        </div>
        <VisitChoice visits={visits} />
      </div>
      <div className={styles.desk}>
        {/* Keyed, so that another visit or event remounts instead of animating from the old one. */}
        <EventList key={visits.kind} moments={moments} chosen={moment?.id} onPick={onPick} />
        {moment && (
          <EventDetail
            key={`${visits.kind} ${moment.id}`}
            moment={moment}
            previous={moments[index - 1]}
            first={moments[0]}
          />
        )}
      </div>
    </Section>
  );
}
