import { Info, X } from 'lucide-react';
import { savingNotices } from '../../content/notices';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  droppedNoticeDismissed,
  selectDroppedCount,
  selectSaveStatus,
} from '../../store/persistence/persistenceSlice';
import styles from './SavingNotice.module.css';

/** Says when what the visitor does can't be saved, or when something saved could not be used; else nothing. */
export function SavingNotice() {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSaveStatus);
  const dropped = useAppSelector(selectDroppedCount);
  return (
    <div role="status" className={styles.area}>
      {status !== 'saved' && (
        <p className={styles.notice}>
          <Info aria-hidden="true" /> {savingNotices[status]}
        </p>
      )}
      {dropped > 0 && (
        <p className={styles.notice}>
          <Info aria-hidden="true" /> {savingNotices.dropped(dropped)}
          <button
            type="button"
            className={styles.dismiss}
            aria-label="Dismiss"
            onClick={() => {
              dispatch(droppedNoticeDismissed());
            }}
          >
            <X aria-hidden="true" />
          </button>
        </p>
      )}
    </div>
  );
}
