/** An action and the state after it. */
export interface Seen {
  readonly action: { readonly type: string; readonly payload?: unknown };
  readonly state: unknown;
}

/**
 * Replaces the Redux DevTools extension and records store names and everything it sees; in a page also as
 * `window.seenByDevTools`. Run it before the store's code loads. Playwright runs it inside the page, so it
 * can't use imports.
 */
export function listenLikeDevTools(): { readonly names: readonly string[]; readonly seen: readonly Seen[] } {
  interface Store {
    readonly dispatch: (action: Seen['action']) => unknown;
    readonly getState: () => unknown;
  }
  type CreateStore = (...setup: unknown[]) => Store;
  type Enhancer = (createStore: CreateStore) => CreateStore;

  const seen: Seen[] = [];
  const names: string[] = [];
  const listening: Enhancer =
    (createStore) =>
    (...setup) => {
      const store = createStore(...setup);
      return {
        ...store,
        dispatch: (action) => {
          const result = store.dispatch(action);
          seen.push({ action, state: store.getState() });
          return result;
        },
      };
    };
  Object.assign(window, {
    seenByDevTools: { names, seen },
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      ({ name }: { readonly name: string }) =>
      (...enhancers: Enhancer[]): Enhancer => {
        names.push(name);
        return (createStore) =>
          enhancers.reduceRight((create, enhance) => enhance(create), listening(createStore));
      },
  });
  return { names, seen };
}
