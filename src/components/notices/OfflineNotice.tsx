import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { offlineNotice } from '../../content/notices';
import styles from './OfflineNotice.module.css';

/** Overlays the bottom of the window while the browser is offline, so that nothing shifts. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.line} data-screen-only>
          <WifiOff aria-hidden="true" className={styles.icon} /> {offlineNotice}
        </p>
      )}
    </div>
  );
}

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
