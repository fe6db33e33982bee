import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import type { Change } from '../../store/undo/undoSlice';
import { changeUndone } from '../../store/undo/undoSlice';
import { Button } from '../ui/Button';
import { NoticeBar } from '../ui/NoticeBar';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { passFocus } from '../ui/passFocus';

interface UndoNoticeProps {
  /** What can be undone; null if nothing can. */
  readonly change: Change | null;
  /** The id of the button, for {@link passFocus} where what was pressed goes. */
  readonly buttonId: string;
  /** The id of what has the focus once there is nothing more to undo. */
  readonly backTo: string;
  /** Said to a screen reader once the change is undone. */
  readonly undone: string;
  readonly onUndone?: () => void;
  /** What happened, as a sentence. */
  readonly children: ReactNode;
}

/**
 * Says what happened, and takes it back. The status is on the page before it has a text, since one that comes with its
 * text is often not announced.
 */
export function UndoNotice({ change, buttonId, backTo, undone, onUndone, children }: UndoNoticeProps) {
  const dispatch = useAppDispatch();
  const [isUndone, setIsUndone] = useState(false);
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
                setIsUndone(true);
                onUndone?.();
                passFocus(buttonId, backTo);
              }}
            >
              <Undo2 aria-hidden="true" /> Undo
            </Button>
          }
        >
          {children}
        </NoticeBar>
      ) : (
        isUndone && <VisuallyHidden>{undone}</VisuallyHidden>
      )}
    </div>
  );
}
