import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { secretFields } from '../domain/checkout';
import { fieldChanged } from './checkout/checkoutSlice';

const REDACTED = '[redacted]';

/**
 * Redux DevTools: on in every build, since this store is there to be looked at, but blind to card data.
 * The sanitizers change what the extension receives, never the store. Passwords are not in the store at all.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Tangelo',
  actionSanitizer: withoutSecretPayload,
  stateSanitizer: withoutSecretFields,
};

function withoutSecretPayload<Action extends UnknownAction>(action: Action): Action {
  if (fieldChanged.match(action) && isSecret(action.payload.field)) {
    return { ...action, payload: { ...action.payload, value: REDACTED } };
  }
  return action;
}

function withoutSecretFields<State>(state: State): State {
  if (!isRecord(state) || !isRecord(state.checkout) || !isRecord(state.checkout.form)) return state;
  const form = Object.fromEntries(
    Object.entries(state.checkout.form).map(([field, value]) => [
      field,
      isSecret(field) && value !== '' ? REDACTED : value,
    ]),
  );
  return { ...state, checkout: { ...state.checkout, form } };
}

function isSecret(field: string): boolean {
  return secretFields.some((secret) => secret === field);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
