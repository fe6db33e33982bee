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

  it('lists each slice’s actions in the Dispatcher, with payload', () => {
    // The extension reads argument names from the function's source.
    const creators: object = options.actionCreators ?? {};
    const menu = Object.entries(creators).map(
      ([name, create]) => `${name}(${/^\(?(\w+)/.exec(String(create))?.[1] ?? ''})`,
    );
    expect(menu).toEqual(
      expect.arrayContaining([
        'cart/lineAdded(payload)',
        'cart/quantityChanged(payload)',
        'checkout/stepCompleted(payload)',
        'checkout/orderPlaced(payload)',
        'wishlist/productToggled(payload)',
        'orders/orderDeleted(payload)',
        'demoItems/demoItemsRemoved(payload)',
        'demoItems/demoItemsKept(payload)',
        'saving/droppedNoticeDismissed(payload)',
        'shop/filtersChosen(payload)',
        'pricing/billingPeriodChosen(payload)',
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
