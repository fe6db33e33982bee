import { AddToCart } from '../../../components/shop/AddToCart';
import { productOf } from '../../../content/products/catalogue';
import { EventDetail } from './EventDetail';
import { EventList } from './EventList';
import styles from './Events.module.css';
import { Section } from './Section';
import { VisitChoice } from './VisitChoice';
import type { Visits } from './useVisits';

interface EventsSectionProps {
  readonly visits: Visits;
  /** The place of the event that is looked at. */
  readonly index: number;
  readonly onPick: (id: number) => void;
}

const product = productOf('fraud-shield');

/** The visit's events, and one of them in full. */
export function EventsSection({ visits, index, onPick }: EventsSectionProps) {
  const { moments } = visits.shown;
  const moment = moments[index];
  return (
    <Section
      id="events"
      title="Events"
      lead="Whatever changes the shop is an event first, here or in another tab."
    >
      <div className={styles.controls}>
        <div className={styles.doSomething}>
          <p>Put a {product.name} into your cart, and its event is the first below.</p>
          <AddToCart product={product} />
        </div>
        <VisitChoice visits={visits} />
      </div>
      <div className={styles.desk}>
        {/* The keys: another visit or event is something new, and not the old one moved. */}
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
