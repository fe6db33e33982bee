import { expect, test } from './support/test';

/**
 * Mimics `?debug_session=` of Redux DevTools: the store starts with a different state from the prerendered page.
 * Playwright runs it in the page, so it can't use imports.
 */
function openSession(): void {
  interface State {
    readonly saving: object;
  }
  type CreateStore = (reducer: unknown, preloadedState?: State) => { readonly getState: () => State };
  type Enhancer = (createStore: CreateStore) => CreateStore;
  const session: Enhancer = (createStore) => (reducer) => {
    const first = createStore(reducer).getState();
    return createStore(reducer, {
      ...first,
      // A session continues with the state after saved state was read.
      saving: { ...first.saving, isRehydrated: true },
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
