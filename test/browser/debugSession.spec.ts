import { fillIn } from './support/checkoutSteps';
import { expect, test } from './support/test';

/**
 * Mimics `?debug_session=` of Redux DevTools: the store starts with a different state from the prerendered page.
 * Playwright runs it in the page, so it can't use imports.
 */
function openSession(): void {
  interface State {
    readonly persistence: object;
  }
  type CreateStore = (reducer: unknown, preloadedState?: State) => { readonly getState: () => State };
  type Enhancer = (createStore: CreateStore) => CreateStore;
  const session: Enhancer = (createStore) => (reducer) => {
    const first = createStore(reducer).getState();
    return createStore(reducer, {
      ...first,
      // A session continues with the state after saved state was read.
      persistence: { ...first.persistence, isRehydrated: true },
    });
  };
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      () =>
      (...enhancers: Enhancer[]): Enhancer =>
      (createStore) =>
        enhancers.reduceRight((create, enhance) => enhance(create), session(createStore)),
  });
}

test('a debug session appears after hydration, without an error', async ({ page }) => {
  await page.addInitScript(openSession);
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a debug session stays in the URL through links and checkout steps', async ({ page }) => {
  await page.goto('/cart?debug_session=fault');
  const session = /[?&]debug_session=fault(&|$)/;
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillIn(page, 'contact');
  await expect(page).toHaveURL(/\/checkout\?.*step=billing/);
  await expect(page).toHaveURL(session);
  await page.goBack();
  await expect(page).toHaveURL(session);
  await page.getByRole('link', { name: 'Back to the cart' }).click();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/shop\?/);
  await page.getByLabel('Category').selectOption('Analytics');
  await page.getByRole('link', { name: 'View Details: Customer Insight Analytics' }).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page).toHaveURL(session);
});
