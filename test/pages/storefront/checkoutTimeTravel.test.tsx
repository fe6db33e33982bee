import { log } from '../../support/devToolsExtension';
import { ActionCreators } from '@redux-devtools/instrument';
import { act, screen } from '@testing-library/react';
import { fieldChanged, stepCompleted } from '../../../src/store/checkout/checkoutSlice';
import { placeOrder } from '../../../src/store/checkout/placeOrder';
import { paths } from '../../../src/content/paths';
import { everythingTyped } from '../../support/checkoutForm';
import { renderRoute } from '../../support/renderRoute';

const heading = (name: RegExp) => screen.findByRole('heading', { name });

test('shows the checkout step of each moment that Redux DevTools jumps to', async () => {
  const { store, router } = await renderRoute('/checkout');
  await heading(/Contact Info/);
  const lifted = log();
  const momentOf = () => lifted.getState().currentStateIndex;
  const atContact = momentOf();
  act(() => {
    for (const change of everythingTyped) store.dispatch(fieldChanged(change));
    for (const step of ['contact', 'billing'] as const) store.dispatch(stepCompleted({ step }));
  });
  await act(() => router.navigate(paths.checkoutStep('payment')));
  await heading(/Payment/);
  const atPayment = momentOf();
  act(() => {
    store.dispatch(placeOrder());
  });
  await act(() => router.navigate(paths.checkoutStep('confirmation')));
  await heading(/Thank you/);
  const atConfirmation = momentOf();

  for (const [moment, shown] of [
    [atPayment, /Payment/],
    [atContact, /Contact Info/],
    [atPayment, /Payment/],
    [atConfirmation, /Thank you/],
  ] as const) {
    act(() => {
      lifted.dispatch(ActionCreators.jumpToState(moment));
    });
    expect(await heading(shown)).toBeVisible();
  }
});
