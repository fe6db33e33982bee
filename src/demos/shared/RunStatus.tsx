import { useId } from 'react';
import { Button } from '../../components/ui/Button';
import { passFocus } from '../../components/hooks/passFocus';
import styles from './RunStatus.module.css';
import type { ModelState } from './model/useModel';

interface RunStatusProps {
  readonly model: Pick<ModelState<unknown>, 'state' | 'cancel' | 'retry'>;
  /** Announcement once the result is ready. */
  readonly done: string;
  /** True if the page shows an earlier result in the meantime. */
  readonly hasEarlier?: boolean;
}

/** The state of a computation, with buttons to cancel or retry. Its height is constant. */
export function RunStatus({ model: { state, cancel, retry }, done, hasEarlier = true }: RunStatusProps) {
  const id = useId();
  const retryId = `${id}-retry`;
  return (
    <div className={styles.status}>
      <p role="status" id={id} tabIndex={-1}>
        {textOf(state, done)}
        {hasEarlier &&
          (state.kind === 'cancelled' || state.kind === 'failed') &&
          ' The page shows the previous result.'}
      </p>
      {state.kind === 'running' && state.progress !== null && (
        <>
          <progress className={styles.progress} value={state.progress} aria-label="Progress" />
          <Button
            variant="quiet"
            onClick={() => {
              cancel();
              passFocus(retryId, id);
            }}
          >
            Cancel
          </Button>
        </>
      )}
      {(state.kind === 'cancelled' || state.kind === 'failed') && (
        <Button
          id={retryId}
          variant="quiet"
          onClick={() => {
            retry();
            passFocus(id);
          }}
        >
          Try again
        </Button>
      )}
    </div>
  );
}

function textOf(state: ModelState<unknown>['state'], done: string): string {
  switch (state.kind) {
    case 'done':
      return done;
    case 'running':
      return 'Computing…';
    case 'cancelled':
      return 'Canceled.';
    case 'failed':
      return 'The computation failed. The browser may be out of memory or offline.';
  }
}
