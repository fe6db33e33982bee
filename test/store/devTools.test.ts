/** @jest-environment jest-fixed-jsdom */
// Must be imported first: the store looks for the extension when it loads.
import { devTools } from '../support/devTools';
import { lineAdded } from '../../src/store/cart/cartSlice';
import { fieldChanged } from '../../src/store/checkout/checkoutSlice';
import { orderPlaced, stepCompleted } from '../../src/store/sharedActions';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { devTools as options } from '../../src/store/devTools';
import { billingPeriodChosen } from '../../src/store/pricing/pricingSlice';
import { filtersChosen } from '../../src/store/shop/shopSlice';
import { changeUndone } from '../../src/store/undo/undoSlice';
import { productToggled } from '../../src/store/wishlist/wishlistSlice';
import { everythingTyped } from '../support/checkoutForm';
import { storeWith } from '../support/store';

describe('Redux DevTools', () => {
  it('shows the store under its name', () => {
    storeWith();
    expect(devTools.names).toContain('Tangelo');
  });

  it('names actions by slice and past-tense verb', () => {
    const actions = [
      [lineAdded, 'cart/lineAdded'],
      [fieldChanged, 'checkout/fieldChanged'],
      [stepCompleted, 'checkout/stepCompleted'],
      [orderPlaced, 'checkout/orderPlaced'],
      [productToggled, 'wishlist/productToggled'],
      [changeUndone, 'undo/changeUndone'],
      [filtersChosen, 'shop/filtersChosen'],
      [billingPeriodChosen, 'pricing/billingPeriodChosen'],
    ] as const;
    for (const [action, name] of actions) expect(action.type).toBe(name);
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

  it('keeps a whole visit with a checkout, with stack traces', () => {
    expect(options).toMatchObject({ maxAge: 200, trace: true, traceLimit: 25 });
    // A sanitizer would drop the traces.
    expect(options.actionSanitizer).toBeUndefined();
  });

  it('receives actions and states unchanged', () => {
    const { store, dispatch } = storeWith({ checkout: everythingTyped });
    dispatch(placeOrder());
    const last = devTools.seen.at(-1);
    expect(last?.action.type).toBe('checkout/orderPlaced');
    expect(last?.state).toBe(store.getState());
  });
});
