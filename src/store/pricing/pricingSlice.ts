import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { BillingPeriod } from '../../domain/billing';

export interface PricingState {
  billing: BillingPeriod;
}

const initialState: PricingState = { billing: 'monthly' };

/** The billing period of the prices on pricing page, shop, product lists, and home. Cart lines have their own. */
export const pricingSlice = createSlice({
  name: 'pricing',
  initialState,
  reducers: {
    billingPeriodChosen(state, { payload }: PayloadAction<{ billing: BillingPeriod }>) {
      state.billing = payload.billing;
    },
  },
  selectors: { selectPricingBilling: ({ billing }) => billing },
});

export const { billingPeriodChosen } = pricingSlice.actions;
export const { selectPricingBilling } = pricingSlice.selectors;
