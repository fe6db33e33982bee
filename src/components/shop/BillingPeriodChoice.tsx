import { selectPricingBilling, billingPeriodChosen } from '../../store/pricing/pricingSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { BillingChoice } from '../fields/BillingChoice';

interface BillingPeriodChoiceProps {
  readonly name: string;
  readonly note?: string;
}

/** Switches the prices of plans and products between months and years, on every page that has the switch. */
export function BillingPeriodChoice({ name, note }: BillingPeriodChoiceProps) {
  const dispatch = useAppDispatch();
  const billing = useAppSelector(selectPricingBilling);
  return (
    <BillingChoice
      name={name}
      legend="Billing period"
      value={billing}
      onChange={(chosen) => {
        dispatch(billingPeriodChosen({ billing: chosen }));
      }}
      note={note}
    />
  );
}
