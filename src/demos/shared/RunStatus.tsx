import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { focusAfterRender } from '../../components/hooks/focus';
import { useSettled } from '../../components/hooks/useSettled';
import styles from './RunStatus.module.css';
import type { ModelState } from './model/useModel';

interface RunStatusProps {
  readonly model: Pick<ModelState<unknown>, 'state' | 'cancel' | 'retry'>;
  /** Message announced when the result is ready. */
  readonly done: string;
  /** True if the page still shows an earlier result. */
  readonly hasEarlier?: boolean;
}

/**
 * Shows the state of a computation, with buttons to cancel or retry. Reserves their height, so that they don't
 * move the page.
 */
export function RunStatus({ model: { state, cancel, retry }, done, hasEarlier = true }: RunStatusProps) {
  const id = useId();
  const retryId = `${id}-retry`;
  const settledKind = useSettled(state.kind);
  // Most runs after a keystroke are too short to announce.
  const isBrief = state.kind === 'running' && state.progress === null && settledKind === 'done';
  return (
    <div className={styles.status}>
      <p role="status" id={id} tabIndex={-1}>
        {isBrief && hasEarlier ? done : textOf(state, done)}
        {hasEarlier &&
          (state.kind === 'cancelled' || state.kind === 'failed') &&
          ' The page shows the previous result.'}
      </p>
      {state.kind === 'running' && (state.progress !== null || settledKind === 'running') && (
        <Running progress={state.progress} cancel={cancel} retryId={retryId} statusId={id} />
      )}
      {(state.kind === 'cancelled' || state.kind === 'failed') && (
        <Button
          id={retryId}
          variant="quiet"
          onClick={() => {
            retry();
            focusAfterRender(id);
          }}
        >
          Try again
        </Button>
      )}
    </div>
  );
}

interface RunningProps {
  /** Share of the work done, from 0 to 1; null if it's unknown, for example because the worker doesn't answer. */
  readonly progress: number | null;
  readonly cancel: () => void;
  readonly retryId: string;
  readonly statusId: string;
}

function Running({ progress, cancel, retryId, statusId }: RunningProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = cancelButton.current;
    return () => {
      // Moves focus if the run ends while Cancel has it.
      if (document.activeElement === button) focusAfterRender(retryId, statusId);
    };
  }, [retryId, statusId]);
  return (
    <>
      <progress className={styles.progress} value={progress ?? undefined} aria-label="Progress" />
      <Button
        ref={cancelButton}
        variant="quiet"
        onClick={() => {
          cancel();
          focusAfterRender(retryId, statusId);
        }}
      >
        Cancel
      </Button>
    </>
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
