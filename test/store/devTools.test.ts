// First of all: the store looks for the extension when it is loaded.
import { devTools } from '../support/devTools';
import { lineAdded, removalUndone as cartRemovalUndone } from '../../src/store/cart/cartSlice';
import { fieldChanged, stepCompleted } from '../../src/store/checkout/checkoutSlice';
import { orderPlaced } from '../../src/store/events';
import { placeOrder } from '../../src/store/checkout/placeOrder';
import { billingPeriodChosen } from '../../src/store/pricing/pricingSlice';
import { shopSortChosen } from '../../src/store/shop/shopSlice';
import { productToggled, wishlistRemovalUndone } from '../../src/store/wishlist/wishlistSlice';
import { everythingTyped } from '../support/checkoutForm';
import { storeWith } from '../support/store';

describe('Redux DevTools', () => {
  it('shows the store under its name', () => {
    storeWith();
    expect(devTools.names).toContain('Tangelo');
  });

  it('names events by what happened in which part of the shop', () => {
    const events = [
      [lineAdded, 'cart/lineAdded'],
      [cartRemovalUndone, 'cart/removalUndone'],
      [fieldChanged, 'checkout/fieldChanged'],
      [stepCompleted, 'checkout/stepCompleted'],
      [orderPlaced, 'checkout/orderPlaced'],
      [productToggled, 'wishlist/productToggled'],
      [wishlistRemovalUndone, 'wishlist/removalUndone'],
      [shopSortChosen, 'shop/sortChosen'],
      [billingPeriodChosen, 'pricing/billingPeriodChosen'],
    ] as const;
    for (const [event, name] of events) expect(event.type).toBe(name);
  });

  it('sees events and the states that come of them as they are', () => {
    const { store, dispatch } = storeWith({ checkout: everythingTyped });
    dispatch(placeOrder());
    const last = devTools.seen.at(-1);
    expect(last?.action.type).toBe('checkout/orderPlaced');
    expect(last?.state).toBe(store.getState());
  });
});
