import { billingPeriods } from '../../domain/billing';
import type { AmountRow } from '../../domain/money';
import type { KeptLine, OrderEntry } from '../../domain/orders';
import { orderEntries } from '../../domain/orders';
import { MAX_QUANTITY } from '../../domain/quantity';
import type { Renewal } from '../../domain/renewals';
import { savedEntries } from '../persistence/savedEntries';
import {
  choiceField,
  countField,
  dayField,
  listField,
  orMissing,
  textField,
  timeField,
} from '../persistence/savedField';

/** A hundred million, in cents: sums of such amounts are exact. */
const LARGEST_AMOUNT = 10_000_000_000;

/** How orders are saved: their entries, without the undoing of a deletion. */
export const ordersSaved = savedEntries<OrderEntry>({
  kind: orderEntries,
  fields: {
    number: textField,
    placedAt: timeField,
    lines: listField<KeptLine>({
      productId: textField,
      billing: choiceField(billingPeriods),
      quantity: countField(MAX_QUANTITY),
      amount: countField(LARGEST_AMOUNT),
    }),
    // A row of a kind that only a newer release has is shown as it is.
    due: listField<AmountRow>({
      kind: textField,
      label: textField,
      cents: countField(LARGEST_AMOUNT, -LARGEST_AMOUNT),
    }),
    renewals: orMissing(
      listField<Renewal>({
        billing: choiceField(billingPeriods),
        total: countField(LARGEST_AMOUNT),
        from: dayField,
      }),
    ),
  },
  // A receipt shows what was bought, also if it is no longer sold.
  isUnknown: () => false,
});
