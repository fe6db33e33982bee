import fc from 'fast-check';
import { productIds } from '../../src/content/slugs';
import { billingPeriods } from '../../src/domain/billing';
import { lineKey } from '../../src/domain/cart';
import { emptyCheckoutForm, formSteps } from '../../src/domain/checkout';
import { shopSorts, wishlistSorts } from '../../src/domain/products';
import {
  billingChanged,
  cartEmptied,
  commandFollowed,
  lineAdded,
  lineRemoved,
  orderRepeated,
  productsAdded,
  quantityChanged,
  sharedCartAdded,
  lineMoved,
} from '../../src/store/cart/cartSlice';
import { fieldChanged, stepCompleted } from '../../src/store/checkout/checkoutSlice';
import { demoItemsKept } from '../../src/store/demoItems/demoItemsSlice';
import { allOrdersDeleted, orderDeleted } from '../../src/store/orders/ordersSlice';
import { billingPeriodChosen } from '../../src/store/pricing/pricingSlice';
import { demoItemsRemoved } from '../../src/store/demoActions';
import { filtersChosen } from '../../src/store/shop/shopSlice';
import {
  productRemoved,
  productToggled,
  sharedListAdded,
  wishlistCleared,
  sortChosen,
} from '../../src/store/wishlist/wishlistSlice';
import { sliceNames } from '../../src/pages/storefront/store/model/changes';
import { storeWith } from '../support/store';

const shield = lineAdded({ productId: 'fraud-shield', quantity: 99, billing: 'monthly' });

const line = fc.record({
  productId: fc.constantFrom(...productIds.slice(0, 3)),
  billing: fc.constantFrom(...billingPeriods),
  quantity: fc.constantFrom(1, 2, 99),
});
const key = line.map(lineKey);
const productId = fc.constantFrom(...productIds);
const lines = fc.array(line, { maxLength: 2 }).map((all) => ({ lines: all }));

const anyAction = fc.oneof(
  line.map((payload) => lineAdded(payload)),
  fc.array(productId, { maxLength: 2 }).map((ids) => productsAdded({ productIds: ids })),
  fc.record({ key, quantity: fc.constantFrom(0, 1, 2, 99, 100) }).map((payload) => quantityChanged(payload)),
  fc.record({ key, billing: fc.constantFrom(...billingPeriods) }).map((payload) => billingChanged(payload)),
  key.map((removed) => lineRemoved({ key: removed })),
  lines.map((payload) => sharedCartAdded(payload)),
  lines.map((payload) => orderRepeated(payload)),
  lines.map((payload) => commandFollowed(payload)),
  fc.constantFrom(...formSteps).map((step) => stepCompleted({ step })),
  line.map((moved) => lineMoved({ key: lineKey(moved), productId: moved.productId })),
  productId.map((id) => productToggled({ productId: id })),
  productId.map((id) => productRemoved({ productId: id })),
  fc.array(productId, { maxLength: 2 }).map((ids) => sharedListAdded({ productIds: ids })),
  fc.constantFrom(...wishlistSorts).map((sort) => sortChosen({ sort })),
  fc.constantFrom(...shopSorts).map((sort) => filtersChosen({ sort })),
  fc.constantFrom(...billingPeriods).map((billing) => billingPeriodChosen({ billing })),
  fc.constantFrom('', 'NY').map((value) => fieldChanged({ field: 'state', value })),
  fc.constantFrom(
    cartEmptied(),
    demoItemsKept(),
    demoItemsRemoved(),
    wishlistCleared(),
    orderDeleted({ number: 'none' }),
    allOrdersDeleted(),
  ),
);

test('an action that changes no value keeps the whole state', () => {
  const { store, dispatch } = storeWith();
  dispatch(shield);
  const before = store.getState();
  dispatch(shield);
  dispatch(filtersChosen({ category: 'all' }));
  dispatch(fieldChanged({ field: 'country', value: emptyCheckoutForm.country }));
  expect(store.getState()).toBe(before);
});

test('whatever the action, a slice whose values stay the same stays the same object', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 20 }), (actions) => {
      const { store } = storeWith();
      for (const action of actions) {
        const before = store.getState();
        store.dispatch(action);
        const after = store.getState();
        for (const name of sliceNames)
          if (after[name] !== before[name]) expect([action, after[name]]).not.toEqual([action, before[name]]);
      }
    }),
  );
});
