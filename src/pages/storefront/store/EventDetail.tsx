import styles from './Events.module.css';
import { changesOf, changedSlices, wasChangedByDevTools } from './model/changes';
import type { Moment } from './model/moment';
import { isFromAnotherTab, payloadOf, timeOf } from './model/moment';
import { ChangeList } from './ChangeList';
import { Tree } from './Tree';

/** The id of the details, to move focus there. */
export const EVENT_DETAIL = 'event';

interface EventDetailProps {
  readonly moment: Moment;
  readonly previous: Moment | undefined;
  readonly first: Moment | undefined;
}

export function EventDetail({ moment, previous, first }: EventDetailProps) {
  const payload = payloadOf(moment);
  const changed = changedSlices(moment);
  return (
    <article id={EVENT_DETAIL} tabIndex={-1} className={styles.detail} aria-label={`Action ${moment.id}`}>
      <h3 className={styles.heading} translate="no">
        {moment.action.type}
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>Time since the first action</dt>
          <dd>{timeOf(moment, first)}</dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>{isFromAnotherTab(moment) ? 'another tab' : 'this tab'}</dd>
        </div>
        <div>
          <dt>Slices changed</dt>
          <dd>{changed.length === 0 ? 'none' : changed.join(', ')}</dd>
        </div>
      </dl>
      {wasChangedByDevTools(moment, previous) && (
        <p className={styles.moved}>Redux DevTools changed the state just before this action.</p>
      )}
      <h4>Payload</h4>
      {payload === undefined ? (
        <p className={styles.nothing}>None.</p>
      ) : (
        <Tree key={moment.id} label="payload" value={payload} isOpen />
      )}
      <h4>Diff</h4>
      <ChangeList changes={changesOf(moment)} />
    </article>
  );
}
