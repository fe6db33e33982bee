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
      lead="Whatever changes the shop is an event first. They are listed here as they happen, the latest on top; open another tab and shop there, and its events come too."
    >
      <VisitChoice visits={visits} />
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
      <div className={styles.doSomething}>
        <p>Nothing to see yet? Make something happen: put a {product.name} into your cart.</p>
        <AddToCart product={product} />
      </div>
    </Section>
  );
}
