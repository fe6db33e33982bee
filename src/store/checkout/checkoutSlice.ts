import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { CheckoutForm, CheckoutStep, FormStep, OrderDetails } from '../../domain/checkout';
import { emptyCheckoutForm, laterStep, nextStep } from '../../domain/checkout';
import type { Order } from '../../domain/order';

export interface CheckoutState {
  /** As typed, without card number, expiry and CVV, which never leave the payment step. */
  form: CheckoutForm;
  /** The furthest step reached with Continue. The URL selects the step to show, up to this one. */
  reached: CheckoutStep;
  /** Number of the last order placed in this tab, for its confirmation. */
  placed: string | null;
  /** The details of that order, trimmed. They last as long as the page and aren't saved; the form is cleared. */
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
      // TypeScript rejects `state.form[field] = value`, because it checks each against all fields.
      Object.assign(state.form, { [payload.field]: payload.value });
    },
    /** Continue was pressed on a valid step. `prepare` adds an id, which a cart without one takes. */
    stepCompleted: {
      reducer(state, { payload }: PayloadAction<{ step: FormStep; cartId: string }>) {
        state.reached = laterStep(state.reached, nextStep(payload.step));
      },
      prepare: ({ step }: { readonly step: FormStep }) => ({ payload: { step, cartId: nanoid() } }),
    },
    /**
     * The cart was ordered. Until then, the typed details are in `form`, which is saved until the tab closes (without the
     * name on the card); from now on they are in `details`, which isn't saved.
     */
    orderPlaced: (_state, { payload }: PayloadAction<{ order: Order; details: OrderDetails }>) => ({
      ...initialState,
      placed: payload.order.number,
      details: payload.details,
    }),
  },
  selectors: {
    selectCheckoutForm: ({ form }) => form,
    selectReachedStep: ({ reached }) => reached,
    selectPlacedNumber: ({ placed }) => placed,
    selectPlacedDetails: ({ details }) => details,
  },
});

export const { fieldChanged, stepCompleted, orderPlaced } = checkoutSlice.actions;
export const { selectCheckoutForm, selectReachedStep, selectPlacedNumber, selectPlacedDetails } =
  checkoutSlice.selectors;
