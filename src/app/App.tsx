import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../store/store';

interface AppProps {
  readonly store: AppStore;
  /** The router: a static one in the prerender, the browser's in the browser. */
  readonly children: ReactNode;
}

/** What surrounds the router, the same in the browser, in the prerender and in tests. */
export function App({ store, children }: AppProps) {
  return (
    <StrictMode>
      {/* Hydration renders the state that the page was prerendered with, and then what has changed since. */}
      <Provider store={store} serverState={store.initialState}>
        {children}
      </Provider>
    </StrictMode>
  );
}
