import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { CheckoutForm, CheckoutStep, FormStep, secretFields } from '../../domain/checkout';
import { checkoutSteps, emptyCheckoutForm, nextStep } from '../../domain/checkout';
import type { Order } from '../../domain/order';
import { orderPlaced } from '../events';

export interface CheckoutState {
  /** As typed, checked by selectors. Never saved; its card fields are hidden from Redux DevTools. */
  readonly form: CheckoutForm;
  /**
   * The furthest step that Continue has led to. Which step is shown is in the URL; this and the form's
   * validity say how far the URL may go.
   */
  readonly reached: CheckoutStep;
  /** The order placed last, for its confirmation and receipt; gone with the page. */
  readonly order: Order | null;
}

/** The state that the checkout's selectors read. */
export interface CheckoutRoot {
  readonly checkout: CheckoutState;
}

const initialState: CheckoutState = { form: emptyCheckoutForm, reached: 'contact', order: null };

/** The secret fields, empty. The compiler asks here for a field that joins {@link secretFields}. */
const noSecrets = { cardNumber: '', expiryDate: '', cvv: '' } satisfies Record<
  (typeof secretFields)[number],
  ''
>;

/** One field of the form and the value it was given; the two always belong together. */
export type FieldChange = {
  readonly [Field in keyof CheckoutForm]: { readonly field: Field; readonly value: CheckoutForm[Field] };
}[keyof CheckoutForm];

/** The checkout: its form, how far it has come, and the order it ended in. */
const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    fieldChanged(state, { payload }: PayloadAction<FieldChange>): CheckoutState {
      return { ...state, form: { ...state.form, [payload.field]: payload.value } };
    },
    /** Continue was pressed on a step that has nothing wrong. */
    stepCompleted(state, { payload }: PayloadAction<{ step: FormStep }>): CheckoutState {
      const next = nextStep(payload.step);
      const isFurther = checkoutSteps.indexOf(next) > checkoutSteps.indexOf(state.reached);
      return isFurther ? { ...state, reached: next } : state;
    },
    /** The visitor went elsewhere. The secret fields are forgotten at once; the others may wait for a return. */
    checkoutLeft(state): CheckoutState {
      return { ...state, form: { ...state.form, ...noSecrets } };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(orderPlaced, (_state, { payload }): CheckoutState => ({
      ...initialState,
      order: payload,
    }));
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const { fieldChanged, stepCompleted, checkoutLeft } = checkoutSlice.actions;
