import { passFocus } from '../../components/ui/passFocus';
import { Button } from '../../components/ui/Button';

interface ShowMoreProps {
  /** How many the button adds at most. */
  readonly page: number;
  /** How many are shown. */
  readonly shown: number;
  readonly total: number;
  /** The id of the first one that is not shown yet, which takes the focus. */
  readonly next: string;
  /** Gets how many to show from then on. */
  readonly onMore: (shown: number) => void;
}

/** Below a list that is shown in part: shows more of it. Nothing if all of it is shown. */
export function ShowMore({ page, shown, total, next, onMore }: ShowMoreProps) {
  if (total <= shown) return null;
  return (
    <p>
      <Button
        variant="outline"
        onClick={() => {
          onMore(shown + page);
          passFocus(next);
        }}
      >
        Show {Math.min(page, total - shown)} more of {total}
      </Button>
    </p>
  );
}
