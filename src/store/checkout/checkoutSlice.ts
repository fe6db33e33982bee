import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { CheckoutForm, CheckoutStep, FormStep, OrderDetails } from '../../domain/checkout';
import { earlierStep, emptyCheckoutForm, nextStep } from '../../domain/checkout';
import { orderPlaced } from '../events';

export interface CheckoutState {
  /** As typed. The card's number, expiry and CVV are not in it: only the payment step has them. */
  readonly form: CheckoutForm;
  /**
   * The furthest step that Continue has led to. Which step is shown is in the URL; this and the form's
   * validity say how far the URL may go.
   */
  readonly reached: CheckoutStep;
  /** The number of the order placed last in this tab, for its confirmation. */
  readonly placed: string | null;
  /** Details of that order, kept until the page closes and never saved. */
  readonly details: OrderDetails | null;
}

export interface CheckoutRoot {
  readonly checkout: CheckoutState;
}

const initialState: CheckoutState = {
  form: emptyCheckoutForm,
  reached: 'contact',
  placed: null,
  details: null,
};

/** One field of the form and the value it was given; the two always belong together. */
export type FieldChange = {
  readonly [Field in keyof CheckoutForm]: { readonly field: Field; readonly value: CheckoutForm[Field] };
}[keyof CheckoutForm];

/** The checkout: its form, how far it has come, and the order it ended in. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** A field was left with a changed value. The store doesn't see each keystroke. */
    fieldChanged(state, { payload }: PayloadAction<FieldChange>): CheckoutState {
      return { ...state, form: { ...state.form, [payload.field]: payload.value } };
    },
    /** Continue was pressed on a step that has nothing wrong. */
    stepCompleted(state, { payload }: PayloadAction<{ step: FormStep }>): CheckoutState {
      const next = nextStep(payload.step);
      return earlierStep(next, state.reached) === next ? state : { ...state, reached: next };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(orderPlaced, (_state, { payload }): CheckoutState => ({
      ...initialState,
      placed: payload.number,
      details: payload.details,
    }));
  },
});

export const { fieldChanged, stepCompleted } = checkoutSlice.actions;
