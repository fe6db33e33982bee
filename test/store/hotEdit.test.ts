/** @jest-environment jest-fixed-jsdom */
import '../support/devToolsExtension';
import type { UnknownAction } from '@reduxjs/toolkit';
import { selectCartLines } from '../../src/store/cart/cartSelectors';
import { lineAdded } from '../../src/store/cart/cartSlice';
import { memoryStorage } from '../../src/persistence/storage';
import { STORAGE_KEY } from '../../src/store/saved';
import type * as root from '../../src/store/rootReducer';
import { rootReducer } from '../../src/store/rootReducer';
import type { TestStore } from '../support/store';
import { leavePage, visit } from '../support/store';

/** The quantity that the edited reducer adds instead of the requested one. */
let mockAdded = 1;
jest.mock('../../src/store/rootReducer', () => {
  const actual = jest.requireActual<typeof root>('../../src/store/rootReducer');
  const edited = (state: Parameters<typeof root.rootReducer>[0], action: UnknownAction) =>
    actual.rootReducer(
      state,
      lineAdded.match(action) ? lineAdded({ ...action.payload, quantity: mockAdded }) : action,
    );
  return { ...actual, rootReducer: edited };
});

const shields = ({ select }: TestStore) =>
  select(selectCartLines).find(({ product }) => product.id === 'fraud-shield')?.quantity;

test('each edit of a slice applies, and its state is saved', async () => {
  const storage = memoryStorage();
  const page = await visit(storage);
  page.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' }));
  for (const added of [10, 3, 12, 2]) {
    mockAdded = added;
    page.store.replaceReducer(rootReducer);
    expect(shields(page)).toBe(added);
    leavePage();
    expect(shields(page)).toBe(added);
    // Copies the storage, so that the later visit isn't another tab of the first.
    const saved = memoryStorage({ [STORAGE_KEY]: storage.getItem(STORAGE_KEY) ?? '' });
    expect(shields(await visit(saved))).toBe(added);
  }
});
