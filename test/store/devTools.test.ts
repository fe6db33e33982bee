/** @jest-environment jest-fixed-jsdom */
// Must be imported first: the store looks for the extension when it loads.
import { devTools } from '../support/devTools';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { devTools as options } from '../../src/store/devTools';
import { everythingTyped } from '../support/checkoutForm';
import { storeWith } from '../support/store';

describe('Redux DevTools', () => {
  it('shows the store under its name', () => {
    storeWith();
    expect(devTools.names).toContain('Tangelo');
  });

  it('lists the actions of slices, and those that several handle, in the Dispatcher', () => {
    expect(Object.keys(options.actionCreators ?? {})).toEqual(
      expect.arrayContaining([
        'cart/lineAdded',
        'checkout/orderPlaced',
        'wishlist/productToggled',
        'demoItems/demoItemsRemoved',
        'saving/droppedNoticeDismissed',
        'undo/changeUndone',
      ]),
    );
  });

  it('receives actions and states unchanged', () => {
    const { store, dispatch } = storeWith({ checkout: everythingTyped });
    dispatch(placeOrder());
    const last = devTools.seen.at(-1);
    expect(last?.action.type).toBe('checkout/orderPlaced');
    expect(last?.state).toBe(store.getState());
  });
});
