import { choiceIn, wholeIn } from '../../../components/ui/useSettings';
import { billingPeriods } from '../../../domain/billing';
import { MAX_QUANTITY } from '../../../domain/quantity';

const quantity = { min: 1, max: MAX_QUANTITY, initial: 1 };

/** The billing period and the quantity that a product page offers, out of its query. */
export function readOffer(search: URLSearchParams) {
  return {
    billing: choiceIn(search, 'billing', billingPeriods),
    quantity: wholeIn(search, 'quantity', quantity),
  };
}
