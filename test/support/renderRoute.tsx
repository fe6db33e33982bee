import { act, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { App } from '../../src/app/App';
import { presentLocation } from '../../src/app/history';
import { loadPage } from '../../src/app/loadPage';
import { makeRouter } from '../../src/app/router';
import { LiveSite } from '../../src/app/Site';
import type { StorageEngine } from '../../src/persistence/storage';
import { makeStore } from '../../src/store/store';

/**
 * Opens a path as browsers do: with all routes, the shell, and a new store with saved state. Resolves when the
 * heading appears.
 */
export async function renderRoute(
  path: string,
  options: { readonly storage?: StorageEngine; readonly tabStorage?: StorageEngine } = {},
) {
  const store = makeStore(options);
  window.history.replaceState(null, '', path);
  const site = makeRouter(await loadPage(presentLocation()));
  // There are no styles, so every element can be clicked.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = render(
    <App store={store}>
      <LiveSite router={site} />
    </App>,
  );
  await act(() => store.saving.start());
  await screen.findAllByRole('heading', { level: 1 });
  const router = {
    get state() {
      return { location: site.shown().location };
    },
    /** Goes to a URL, or a number of steps through the history. */
    navigate: (to: string | number) => {
      if (typeof to === 'string') {
        site.navigator.push(to);
        return Promise.resolve();
      }
      return new Promise<void>((resolve) => {
        window.addEventListener(
          'popstate',
          () => {
            resolve();
          },
          { once: true },
        );
        site.navigator.go(to);
      });
    },
  };
  return { ...view, store, router, user };
}
