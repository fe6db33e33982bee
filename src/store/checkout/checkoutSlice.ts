import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { CheckoutForm, CheckoutStep, OrderDetails } from '../../domain/checkout';
import { emptyCheckoutForm, laterStep, nextStep } from '../../domain/checkout';
import { orderPlaced, stepCompleted } from '../crossSliceActions';

export interface CheckoutState {
  /** As typed, without card number, expiry and CVV, which never leave the payment step. */
  form: CheckoutForm;
  /** The furthest step reached with Continue. The URL selects the step to show, up to this one. */
  reached: CheckoutStep;
  /** Number of the last order placed in this tab, for its confirmation. */
  placed: string | null;
  /** Details of that order, kept until the page closes and never saved. */
  details: OrderDetails | null;
}

const initialState: CheckoutState = {
  form: emptyCheckoutForm,
  reached: 'contact',
  placed: null,
  details: null,
};

/** A form field and its new value; TypeScript checks that they match. */
export type FieldChange = {
  readonly [Field in keyof CheckoutForm]: { readonly field: Field; readonly value: CheckoutForm[Field] };
}[keyof CheckoutForm];

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The visitor left a changed field. Single keystrokes stay out of the store. */
    fieldChanged(state, { payload }: PayloadAction<FieldChange>) {
      Object.assign(state.form, { [payload.field]: payload.value });
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(stepCompleted, (state, { payload }) => {
        state.reached = laterStep(state.reached, nextStep(payload.step));
      })
      .addCase(orderPlaced, (_state, { payload }): CheckoutState => ({
        ...initialState,
        placed: payload.order.number,
        details: payload.details,
      }));
  },
  selectors: {
    selectCheckoutForm: ({ form }) => form,
    selectReachedStep: ({ reached }) => reached,
    selectPlacedNumber: ({ placed }) => placed,
    selectPlacedDetails: ({ details }) => details,
  },
});

export const { fieldChanged } = checkoutSlice.actions;
export const { selectCheckoutForm, selectReachedStep, selectPlacedNumber, selectPlacedDetails } =
  checkoutSlice.selectors;
