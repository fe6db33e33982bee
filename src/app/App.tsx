import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { RootState } from '../store/rootReducer';
import type { AppStore } from '../store/store';

interface AppProps {
  readonly store: AppStore;
  /** The state that the page was prerendered with; hydration renders it once more before what has changed since. */
  readonly serverState: RootState;
  /** The router: a static one in the prerender, the browser's in the browser. */
  readonly children: ReactNode;
}

/** What surrounds the router, the same in the browser, in the prerender and in tests. */
export function App({ store, serverState, children }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        {children}
      </Provider>
    </StrictMode>
  );
}
