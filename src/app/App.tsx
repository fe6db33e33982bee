import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../store/store';

interface AppProps {
  readonly store: AppStore;
  /** `LiveSite` in the browser, `Site` with a static navigator in the prerender. */
  readonly children: ReactNode;
}

export function App({ store, children }: AppProps) {
  return (
    <StrictMode>
      {/* Hydrates with the prerendered state, then renders later changes. */}
      <Provider store={store} serverState={store.serverState}>
        {children}
      </Provider>
    </StrictMode>
  );
}
