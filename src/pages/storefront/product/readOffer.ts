import { choiceIn } from '../../../components/hooks/useSettings';
import { billingPeriods } from '../../../domain/billing';
import { readQuantity } from '../../../domain/quantity';

/** The billing period and quantity in a product page's query; defaults to one, billed by the first period. */
export function readOffer(search: URLSearchParams) {
  const quantity = readQuantity(search.get('quantity') ?? '');
  return {
    billing: choiceIn(search, 'billing', billingPeriods),
    quantity: quantity.kind === 'quantity' ? quantity.quantity : 1,
  };
}
