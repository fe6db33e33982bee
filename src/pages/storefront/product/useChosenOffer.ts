import { useEffect, useState } from 'react';
import { useClientSearch } from '../../../components/ui/useClientSearch';
import type { BillingPeriod } from '../../../domain/billing';
import { billingPeriods } from '../../../domain/billing';
import { readQuantity } from '../../../domain/quantity';

interface Offer {
  readonly billing: BillingPeriod;
  readonly quantity: number;
}

const initial: Offer = { billing: 'monthly', quantity: 1 };

/**
 * The billing period and the quantity that a product page offers. They are kept in the query of its address, for the way
 * back from the demo; what has its initial value is left out.
 */
export function useChosenOffer() {
  const [search, setSearch] = useClientSearch();
  // A control shows its choice at once, the page with the new address comes after that.
  const [chosen, setChosen] = useState<Partial<Offer>>({});
  const choose = (more: Partial<Offer>) => {
    setChosen((before) => ({ ...before, ...more }));
  };

  // In an effect: a quantity that was typed before the scripts arrived is chosen while React hydrates, when the router
  // does not navigate yet.
  useEffect(() => {
    if (Object.keys(chosen).length === 0) return;
    const present = new URLSearchParams(window.location.search);
    const { billing, quantity } = { ...readOffer(present), ...chosen };
    const next = new URLSearchParams({
      ...(billing !== initial.billing && { billing }),
      ...(quantity !== initial.quantity && { quantity: String(quantity) }),
    });
    if (next.toString() !== present.toString()) setSearch(next, { replace: true, preventScrollReset: true });
  }, [chosen, setSearch]);

  return {
    ...readOffer(search),
    ...chosen,
    setBilling: (billing: BillingPeriod) => {
      choose({ billing });
    },
    setQuantity: (quantity: number) => {
      choose({ quantity });
    },
    /** The query of the address, for links within the page. */
    search: search.toString(),
  };
}

/** What is missing or makes no sense is the initial one. */
function readOffer(search: URLSearchParams): Offer {
  const quantity = readQuantity(search.get('quantity') ?? '');
  return {
    billing: billingPeriods.find((period) => period === search.get('billing')) ?? initial.billing,
    quantity: quantity.kind === 'quantity' ? quantity.quantity : initial.quantity,
  };
}
