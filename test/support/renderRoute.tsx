import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { routeObjects } from '../../src/app/router';
import { whenReady } from '../../src/app/whenReady';
import { startPersistence } from '../../src/store/persistence/controls';
import type { StorageEngine } from '../../src/store/persistence/storage';
import { makeStore } from '../../src/store/store';

/**
 * Opens a path of the site as the browser does: all routes, the shell, a store of its own whose saved state has
 * been read. Resolves once the page's heading stands there.
 */
export async function renderRoute(path: string, options: { readonly storage?: StorageEngine } = {}) {
  const store = makeStore(options);
  const router = createMemoryRouter(routeObjects, { initialEntries: [path] });
  const user = userEvent.setup({ delay: null });
  await whenReady(router);
  const view = render(
    <App store={store}>
      <RouterProvider router={router} />
    </App>,
  );
  act(() => {
    startPersistence(store);
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, store, router, user };
}
