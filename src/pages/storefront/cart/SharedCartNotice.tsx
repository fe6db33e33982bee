import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button';
import { NoticeBar } from '../../../components/ui/NoticeBar';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import type { SharedCartChoice } from '../../../content/shop/cartPage';
import { cartPage } from '../../../content/shop/cartPage';

interface SharedCartNoticeProps {
  /** Null before a choice; the status is there already, so that it is announced when it gets its text. */
  readonly chosen: { readonly choice: SharedCartChoice; readonly isUndone: boolean } | null;
  readonly onUndo: () => void;
}

/** Says what became of a cart that came by a link, and takes it back. */
export function SharedCartNotice({ chosen, onUndo }: SharedCartNoticeProps) {
  const outcome = chosen && cartPage.sharedOutcomes[chosen.choice];
  return (
    <div role="status">
      {outcome &&
        (chosen.isUndone ? (
          <VisuallyHidden>{outcome.undone}</VisuallyHidden>
        ) : (
          <NoticeBar actions={<UndoButton label={outcome.undo} onUndo={onUndo} />}>{outcome.text}</NoticeBar>
        ))}
    </div>
  );
}

interface UndoButtonProps {
  readonly label: string;
  readonly onUndo: () => void;
}

/** Takes the focus from the button that chose, which goes with the offer once this one is there. */
function UndoButton({ label, onUndo }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <Button ref={button} variant="outline" onClick={onUndo}>
      <Undo2 aria-hidden="true" /> {label}
    </Button>
  );
}
