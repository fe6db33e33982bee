import type { ProductId } from '../../src/content/slugs';
import type { BillingPeriod } from '../../src/domain/billing';
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { cartReplaced, lineAdded } from '../../src/store/cart/cartSlice';
import type { FieldChange } from '../../src/store/checkout/checkoutSlice';
import { fieldChanged } from '../../src/store/checkout/checkoutSlice';
import { demoReset } from '../../src/store/demoActions';
import type { StorageEngine } from '../../src/persistence/storage';
import { memoryStorage } from '../../src/persistence/storage';
import type { RootState } from '../../src/store/slices';
import type { AppStore } from '../../src/store/store';
import { makeStore } from '../../src/store/store';
import { sharedListAdded } from '../../src/store/wishlist/wishlistSlice';

export interface GivenLine {
  readonly productId: ProductId;
  readonly billing: BillingPeriod;
  readonly quantity: number;
}

/** State before a test. The defaults are those of a first visit. */
export interface Given {
  readonly cart?: readonly GivenLine[];
  /** Oldest first. */
  readonly wishlist?: readonly ProductId[];
  readonly checkout?: readonly FieldChange[];
}

export interface TestStore {
  readonly store: AppStore;
  readonly dispatch: AppStore['dispatch'];
  readonly select: <Args extends readonly unknown[], Result>(
    selector: (state: RootState, ...args: Args) => Result,
    ...args: Args
  ) => Result;
}

/**
 * Creates a store and dispatches actions to reach a state, so that tests don't depend on the state's shape.
 */
export function storeWith(given: Given = {}): TestStore {
  return withGiven(makeStore(), given);
}

/**
 * Opens a page on a storage and reads saved state. Two visits with the same storage, and `leavePage` in
 * between, are a returning visitor; with the same tab storage too, a reload. `make` may be another release's.
 */
export async function visit(
  storage: StorageEngine,
  given: Given = {},
  tabStorage = memoryStorage(),
  make = makeStore,
): Promise<TestStore> {
  const store = make({ storage, tabStorage });
  await store.saving.start();
  return withGiven(store, given);
}

/** Fires the event of closing, reloading or leaving a page. */
export function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'));
}

function withGiven(store: AppStore, { cart, wishlist, checkout = [] }: Given): TestStore {
  const { dispatch } = store;
  const select: TestStore['select'] = (selector, ...args) => selector(store.getState(), ...args);
  if (cart) {
    dispatch(cartReplaced({ lines: [] }));
    for (const line of cart) dispatch(lineAdded(line));
  }
  if (wishlist) {
    const lines = select(selectCartLines);
    dispatch(demoReset({ to: 'nothing' }));
    for (const { product, billing, quantity } of lines)
      dispatch(lineAdded({ productId: product.id, billing, quantity }));
    dispatch(sharedListAdded({ productIds: wishlist }));
  }
  for (const change of checkout) dispatch(fieldChanged(change));
  return { store, dispatch, select };
}
