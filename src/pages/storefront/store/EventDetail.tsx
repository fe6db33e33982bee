import styles from './Events.module.css';
import { changesOf, changedSlices, wasChangedByDevTools } from './model/changes';
import type { VisitEvent } from './model/visit';
import { isFromAnotherTab, payloadOf, timeOf } from './model/visit';
import { ChangeList } from './ChangeList';
import { Tree } from './Tree';

/** The id of the details, to move focus there. */
export const EVENT_DETAIL = 'event';

interface EventDetailProps {
  readonly event: VisitEvent;
  readonly previous: VisitEvent | undefined;
  readonly first: VisitEvent | undefined;
}

export function EventDetail({ event, previous, first }: EventDetailProps) {
  const payload = payloadOf(event);
  const changed = changedSlices(event);
  return (
    <article id={EVENT_DETAIL} tabIndex={-1} className={styles.detail} aria-label={`Action ${event.id}`}>
      <h3 className={styles.heading} translate="no">
        {event.action.type}
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>Time since the first action</dt>
          <dd>{timeOf(event, first)}</dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>{isFromAnotherTab(event) ? 'another tab' : 'this tab'}</dd>
        </div>
        <div>
          <dt>Slices changed</dt>
          <dd>{changed.length === 0 ? 'none' : changed.join(', ')}</dd>
        </div>
      </dl>
      {wasChangedByDevTools(event, previous) && (
        <p className={styles.moved}>Redux DevTools changed the state just before this action.</p>
      )}
      <h4>Payload</h4>
      {payload === undefined ? (
        <p className={styles.nothing}>None.</p>
      ) : (
        <Tree key={event.id} label="payload" value={payload} isOpen />
      )}
      <h4>Diff</h4>
      <ChangeList changes={changesOf(event)} />
    </article>
  );
}
