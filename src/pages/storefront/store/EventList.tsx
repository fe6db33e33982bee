import { memo } from 'react';
import styles from './Events.module.css';
import { changedSlices } from './model/changes';
import type { Moment } from './model/moment';
import { isFromAnotherTab, timeOf } from './model/moment';

interface EventListProps {
  readonly moments: readonly Moment[];
  readonly chosen: number | undefined;
  readonly onPick: (id: number) => void;
}

/** Newest first. Each row is a button that shows the event's details. */
export function EventList({ moments, chosen, onPick }: EventListProps) {
  return (
    <ol role="list" className={styles.list} aria-label="Actions, latest first">
      {moments.toReversed().map((moment) => (
        <Row
          key={moment.id}
          moment={moment}
          first={moments[0]}
          isChosen={moment.id === chosen}
          onPick={onPick}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly moment: Moment;
  readonly first: Moment | undefined;
  readonly isChosen: boolean;
  readonly onPick: (id: number) => void;
}

/** Memoized, so that a new event renders only its own row. */
const Row = memo(function Row({ moment, first, isChosen, onPick }: RowProps) {
  const [slice = '', name = ''] = moment.action.type.split('/');
  const changed = changedSlices(moment);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={isChosen}
        onClick={() => {
          onPick(moment.id);
        }}
      >
        <span className={styles.number}>{moment.id}</span>
        <code className={styles.type} translate="no">
          {slice}/<b>{name}</b>
        </code>
        <span className={styles.time}>{timeOf(moment, first)}</span>
        <span className={styles.note}>
          {changed.length === 0 ? 'no changes' : changed.join(', ')}
          {isFromAnotherTab(moment) && <b className={styles.mark}>from another tab</b>}
        </span>
      </button>
    </li>
  );
});
