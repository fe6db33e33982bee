import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import type { Change } from '../../store/undo/undoSlice';
import { changeUndone } from '../../store/undo/undoSlice';
import { Button } from '../ui/Button';
import { NoticeBar } from '../ui/NoticeBar';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { focusAfterRender } from '../hooks/focus';

interface UndoNoticeProps {
  readonly change: Pick<Change, 'id'> | null;
  /** Id of the button, for {@link focusAfterRender} when the pressed control disappears. */
  readonly buttonId: string;
  /** Label that says what the button undoes, because several notices can be open. Null without a change. */
  readonly label: string | null;
  /** Id of the element to focus once there is nothing to undo. */
  readonly backTo: string;
  /** Text announced after the undo. */
  readonly undone: string;
  readonly onUndone?: () => void;
  readonly children: ReactNode;
}

/**
 * A notice with an undo button. The live region is rendered before it has text, because one that mounts with
 * its text often isn't announced.
 */
export function UndoNotice({ change, buttonId, label, backTo, undone, onUndone, children }: UndoNoticeProps) {
  const dispatch = useAppDispatch();
  const [undoneId, setUndoneId] = useState<number | null>(null);
  // A newer change makes the announcement out of date.
  if (change && undoneId !== null && change.id > undoneId) setUndoneId(null);
  return (
    <div role="status">
      {change ? (
        <NoticeBar
          actions={
            <Button
              id={buttonId}
              variant="outline"
              onClick={() => {
                dispatch(changeUndone({ id: change.id }));
                setUndoneId(change.id);
                onUndone?.();
                focusAfterRender(buttonId, backTo);
              }}
            >
              <Undo2 aria-hidden="true" /> {label}
            </Button>
          }
        >
          {children}
        </NoticeBar>
      ) : (
        undoneId !== null && <VisuallyHidden>{undone}</VisuallyHidden>
      )}
    </div>
  );
}
