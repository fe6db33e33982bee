import styles from './Actions.module.css';
import { changesOf, changedSlices, wasChangedByDevTools } from './model/changes';
import type { VisitAction } from './model/visit';
import { isFromAnotherTab, payloadOf, timeOf } from './model/visit';
import { ChangeList } from './ChangeList';
import pageStyles from './StorePage.module.css';
import { Tree } from './Tree';

/** Id of the details, which get focus when the tour opens an action. */
export const ACTION_DETAIL = 'action';

interface ActionDetailProps {
  readonly entry: VisitAction;
  readonly previous: VisitAction | undefined;
  readonly first: VisitAction | undefined;
}

export function ActionDetail({ entry, previous, first }: ActionDetailProps) {
  const payload = payloadOf(entry);
  const changed = changedSlices(entry);
  return (
    <article id={ACTION_DETAIL} tabIndex={-1} className={styles.detail} aria-label={`Action ${entry.id}`}>
      <h3 className={styles.heading} translate="no">
        {entry.action.type}
      </h3>
      <dl className={pageStyles.facts}>
        <div>
          <dt>Time since the first action</dt>
          <dd>{timeOf(entry, first)}</dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>{isFromAnotherTab(entry) ? 'another tab' : 'this tab'}</dd>
        </div>
        <div>
          <dt>Slices changed</dt>
          <dd>{changed.length === 0 ? 'none' : changed.join(', ')}</dd>
        </div>
      </dl>
      {wasChangedByDevTools(entry, previous) && (
        <p className={styles.moved}>Redux DevTools changed the state just before this action.</p>
      )}
      <h4>Payload</h4>
      {payload === undefined ? (
        <p className={styles.nothing}>None.</p>
      ) : (
        <Tree key={entry.id} label="payload" value={payload} isOpen />
      )}
      <h4>Diff</h4>
      <ChangeList changes={changesOf(entry)} />
    </article>
  );
}
