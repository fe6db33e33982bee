import { focusAfterRender } from '../../components/hooks/focus';
import { Button } from '../../components/ui/Button';

interface ShowMoreProps {
  /** Maximum number of items the button adds. */
  readonly page: number;
  readonly shown: number;
  readonly total: number;
  /** Id of the first hidden item, which receives focus. */
  readonly next: string;
  /** Receives the new number of items to show. */
  readonly onMore: (shown: number) => void;
}

/** Renders a button that shows more of a list, or nothing if all items are shown. */
export function ShowMore({ page, shown, total, next, onMore }: ShowMoreProps) {
  if (total <= shown) return null;
  return (
    <p>
      <Button
        variant="outline"
        onClick={() => {
          onMore(shown + page);
          focusAfterRender(next);
        }}
      >
        Show {Math.min(page, total - shown)} more of {total}
      </Button>
    </p>
  );
}
