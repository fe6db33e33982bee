import { memo } from 'react';
import styles from './Actions.module.css';
import { changedSlices } from './model/changes';
import type { VisitAction } from './model/visit';
import { isFromAnotherTab, timeOf } from './model/visit';

interface ActionListProps {
  readonly entries: readonly VisitAction[];
  readonly chosen: number | undefined;
  readonly onPick: (id: number) => void;
}

/** Lists the actions, newest first. Each row is a button that shows the action's details. */
export function ActionList({ entries, chosen, onPick }: ActionListProps) {
  return (
    <ol role="list" className={styles.list} aria-label="Actions, latest first">
      {entries.toReversed().map((entry) => (
        <Row key={entry.id} entry={entry} first={entries[0]} isChosen={entry.id === chosen} onPick={onPick} />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly entry: VisitAction;
  readonly first: VisitAction | undefined;
  readonly isChosen: boolean;
  readonly onPick: (id: number) => void;
}

/** Memoized, so that a new action renders only its own row. */
const Row = memo(function Row({ entry, first, isChosen, onPick }: RowProps) {
  const [slice = '', name = ''] = entry.action.type.split('/');
  const changed = changedSlices(entry);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-pressed={isChosen}
        onClick={() => {
          onPick(entry.id);
        }}
      >
        <span className={styles.number}>{entry.id}</span>
        <code className={styles.type} translate="no">
          {slice}/<b>{name}</b>
        </code>
        <span className={styles.time}>{timeOf(entry, first)}</span>
        <span className={styles.note}>
          {changed.length === 0 ? 'no changes' : changed.join(', ')}
          {isFromAnotherTab(entry) && <b className={styles.mark}>from another tab</b>}
        </span>
      </button>
    </li>
  );
});
