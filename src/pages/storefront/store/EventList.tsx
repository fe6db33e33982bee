import { memo } from 'react';
import styles from './Events.module.css';
import { changedSlices } from './model/changes';
import type { VisitEvent } from './model/visit';
import { isFromAnotherTab, timeOf } from './model/visit';

interface EventListProps {
  readonly events: readonly VisitEvent[];
  readonly chosen: number | undefined;
  readonly onPick: (id: number) => void;
}

/** Newest first. Each row is a button that shows the event's details. */
export function EventList({ events, chosen, onPick }: EventListProps) {
  return (
    <ol role="list" className={styles.list} aria-label="Actions, latest first">
      {events.toReversed().map((event) => (
        <Row key={event.id} event={event} first={events[0]} isChosen={event.id === chosen} onPick={onPick} />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly event: VisitEvent;
  readonly first: VisitEvent | undefined;
  readonly isChosen: boolean;
  readonly onPick: (id: number) => void;
}

/** Memoized, so that a new event renders only its own row. */
const Row = memo(function Row({ event, first, isChosen, onPick }: RowProps) {
  const [slice = '', name = ''] = event.action.type.split('/');
  const changed = changedSlices(event);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={isChosen}
        onClick={() => {
          onPick(event.id);
        }}
      >
        <span className={styles.number}>{event.id}</span>
        <code className={styles.type} translate="no">
          {slice}/<b>{name}</b>
        </code>
        <span className={styles.time}>{timeOf(event, first)}</span>
        <span className={styles.note}>
          {changed.length === 0 ? 'no changes' : changed.join(', ')}
          {isFromAnotherTab(event) && <b className={styles.mark}>from another tab</b>}
        </span>
      </button>
    </li>
  );
});
