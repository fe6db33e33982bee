import { useEffect, useRef, useState } from 'react';
import { offlineShop } from '../../content/shop/offlineShop';
import { loadWithRetry } from '../loading/loadFailure';
import { isShopCached } from '../notices/isShopCached';
import { Button } from '../ui/Button';
import { useAfterHydration } from '../hooks/useAfterHydration';
import styles from './OfflineShopButton.module.css';

type Outcome = 'saving' | 'saved' | 'failed';

const BUTTON = 'save-shop';

const isSupported = () => SERVICE_WORKER && 'serviceWorker' in navigator;

/** A button that saves the whole shop on the device for offline use. */
export function OfflineShopButton() {
  const isAvailable = useAfterHydration(typeof navigator !== 'undefined' && isSupported(), true);
  const [outcome, setOutcome] = useState<Outcome>();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void isShopCached().then((isCached) => {
      if (isCached) setOutcome('saved');
    });
  }, []);

  const save = async () => {
    setOutcome('saving');
    try {
      const { cacheShop } = await loadWithRetry(
        () => import(/* webpackChunkName: "offline" */ '../notices/cacheShop'),
      );
      await cacheShop();
      // The button is about to disappear, so move its focus.
      if (document.activeElement?.id === BUTTON) status.current?.focus();
      setOutcome('saved');
    } catch {
      setOutcome('failed');
    }
  };

  if (!isAvailable) return null;
  return (
    <div className={styles.offline}>
      {outcome !== 'saved' && (
        <Button
          id={BUTTON}
          variant="outline"
          aria-disabled={outcome === 'saving'}
          onClick={() => {
            if (outcome !== 'saving') void save();
          }}
        >
          {offlineShop.button}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {outcome && offlineShop[outcome]}
      </p>
    </div>
  );
}
