import { Button } from '../../components/ui/Button';

interface ShowMoreProps {
  /** How many the button adds at most. */
  readonly page: number;
  /** How many are shown. */
  readonly shown: number;
  readonly total: number;
  /** Gets how many to show from then on. */
  readonly onMore: (shown: number) => void;
}

/** Below a list that is shown in part: shows more of it. Nothing if all of it is shown. */
export function ShowMore({ page, shown, total, onMore }: ShowMoreProps) {
  if (total <= shown) return null;
  return (
    <p>
      <Button
        variant="outline"
        onClick={() => {
          onMore(shown + page);
        }}
      >
        Show {Math.min(page, total - shown)} more of {total}
      </Button>
    </p>
  );
}
