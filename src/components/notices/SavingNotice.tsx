import { Info, X } from 'lucide-react';
import { savingNotices } from '../../content/notices';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { droppedNoticeDismissed, selectDroppedCount, selectSaveStatus } from '../../persistence/savingSlice';
import styles from './SavingNotice.module.css';

/** Notices about changes that can't be saved and saved items that were left out. The live region is always rendered. */
export function SavingNotice() {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSaveStatus);
  const dropped = useAppSelector(selectDroppedCount);
  return (
    <div role="status" className={styles.area} data-screen-only>
      {status !== 'saved' && <Notice text={savingNotices[status]} />}
      {dropped > 0 && (
        <Notice
          text={savingNotices.dropped}
          onDismiss={() => {
            dispatch(droppedNoticeDismissed());
          }}
        />
      )}
    </div>
  );
}

/** Dismissing a notice removes its button, so focus moves to the page below. */
function Notice({ text, onDismiss }: { readonly text: string; readonly onDismiss?: () => void }) {
  return (
    <p className={styles.notice}>
      <Info aria-hidden="true" /> {text}
      {onDismiss && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label="Dismiss"
          onClick={() => {
            onDismiss();
            document.querySelector('main')?.focus({ preventScroll: true });
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </p>
  );
}
