import type { LineKey } from '../../src/domain/cart';
import { selectCartRemovals } from '../../src/store/undo/cartRows';
import { selectLatestChange } from '../../src/store/undo/undoSelectors';
import type { UndoPlace } from '../../src/store/undo/causes';
import { changeUndone } from '../../src/store/undo/undoSlice';
import { selectWishlistRemovals } from '../../src/store/undo/wishlistRows';
import type { TestStore } from './store';

type Page = Pick<TestStore, 'dispatch' | 'select'>;

/** Undoes a line's removal, if the cart offers that. */
export function putLineBack(page: Page, key: LineKey): void {
  undo(page, page.select(selectCartRemovals).find(({ lines }) => lines.some((line) => line.key === key))?.id);
}

/** Undoes a product's removal, if the wishlist offers that. */
export function putProductBack(page: Page, productId: string): void {
  const offers = page.select(selectWishlistRemovals);
  undo(page, offers.find(({ products }) => products.some(({ id }) => id === productId))?.id);
}

export function undoLatest(page: Page, place: UndoPlace): void {
  undo(page, page.select(selectLatestChange, place)?.id);
}

function undo({ dispatch }: Page, id: number | undefined): void {
  if (id !== undefined) dispatch(changeUndone({ id }));
}
