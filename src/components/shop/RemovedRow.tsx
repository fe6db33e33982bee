import { Undo2 } from 'lucide-react';
import { removedTexts } from '../../content/shop/cartLines';
import { useAppDispatch } from '../../store/hooks';
import type { UndoOffer } from '../../store/undo/removals';
import { changeUndone } from '../../store/undo/undoSlice';
import { Button } from '../ui/Button';
import { focusAfterRender } from '../hooks/focus';
import styles from './RemovedRow.module.css';

const sentences: Readonly<Record<UndoOffer['cause'], (names: readonly string[]) => string>> = {
  removed: removedTexts.removed,
  moved: removedTexts.moved,
  commandFollowed: removedTexts.removed,
};

/** Id of the Undo button, which receives focus from the button that removed the item. */
export const undoButtonId = (firstKey: string): string => `undo-${firstKey}`;

interface RemovedRowProps {
  /** A change, and the key of the first item that it removed. */
  readonly removal: UndoOffer & { readonly key: string };
  /** Of everything that it removed. */
  readonly names: readonly string[];
  /** Id of the element to focus after Undo. */
  readonly backTo: string;
  /** Announces to screen readers that the removal was undone. */
  readonly announce: (news: string) => void;
}

/** Replaces an item removed from the cart or wishlist. Undo restores everything removed with it. */
export function RemovedRow({ removal: { id, cause, key }, names, backTo, announce }: RemovedRowProps) {
  const dispatch = useAppDispatch();
  return (
    <li className={styles.removed}>
      <p>{sentences[cause](names)}</p>
      <Button
        id={undoButtonId(key)}
        variant="outline"
        aria-label={removedTexts.undoOf(names)}
        onClick={() => {
          dispatch(changeUndone({ id }));
          announce(removedTexts.undone(names));
          focusAfterRender(backTo);
        }}
      >
        <Undo2 aria-hidden="true" /> {removedTexts.undo}
      </Button>
    </li>
  );
}
