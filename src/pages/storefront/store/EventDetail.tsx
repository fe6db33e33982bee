import styles from './Events.module.css';
import { changesOf, slicesThatAnswered, wasMoved } from './model/changes';
import { json } from './model/json';
import type { Moment } from './model/moment';
import { isFromAnotherTab, payloadOf, timeOf } from './model/moment';
import { ChangeList } from './ChangeList';

interface EventDetailProps {
  readonly moment: Moment;
  readonly previous: Moment | undefined;
  readonly first: Moment | undefined;
}

/** No payload of the shop is as long; one that another tab has sent may be. */
const LONGEST_PAYLOAD = 4000;

/** An event in full: when, from where, who answered, what it carries, what it changed. */
export function EventDetail({ moment, previous, first }: EventDetailProps) {
  const payload = payloadOf(moment);
  const text = json(payload, 2);
  const answered = slicesThatAnswered(moment);
  return (
    <article className={styles.detail} aria-label={`Event ${moment.id}`}>
      <h3 className={styles.heading}>{moment.action.type}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>When</dt>
          <dd>{timeOf(moment, first)}</dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>{isFromAnotherTab(moment) ? 'another tab' : 'this tab'}</dd>
        </div>
        <div>
          <dt>Answered by</dt>
          <dd>{answered.length === 0 ? 'no slice' : answered.join(', ')}</dd>
        </div>
      </dl>
      {wasMoved(moment, previous) && (
        <p className={styles.moved}>
          Between this event and the one before, Redux DevTools has moved the state. That is no event.
        </p>
      )}
      <h4>Payload</h4>
      {payload === undefined ? (
        <p className={styles.nothing}>It carries nothing.</p>
      ) : (
        <pre className={styles.json}>
          {text.slice(0, LONGEST_PAYLOAD)}
          {text.length > LONGEST_PAYLOAD && ' …'}
        </pre>
      )}
      <h4>What changed</h4>
      <ChangeList changes={changesOf(moment)} />
    </article>
  );
}
