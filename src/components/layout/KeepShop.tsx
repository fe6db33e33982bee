import { useEffect, useRef, useState } from 'react';
import { keptShop } from '../../content/shop/keptShop';
import { loadWithRetry } from '../loading/loadFailure';
import { isShopCached } from '../notices/isShopCached';
import { Button } from '../ui/Button';
import { useAfterHydration } from '../hooks/useAfterHydration';
import styles from './KeepShop.module.css';

type Outcome = 'keeping' | 'kept' | 'failed';

const BUTTON = 'keep-shop';

const canKeep = () => SERVICE_WORKER && 'serviceWorker' in navigator;

/** A button that saves the whole shop on the device for offline use. */
export function KeepShop() {
  const isPossible = useAfterHydration(typeof navigator !== 'undefined' && canKeep(), true);
  const [outcome, setOutcome] = useState<Outcome>();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void isShopCached().then((isKept) => {
      if (isKept) setOutcome('kept');
    });
  }, []);

  const keep = async () => {
    setOutcome('keeping');
    try {
      const { keepShop } = await loadWithRetry(
        () => import(/* webpackChunkName: "offline" */ '../notices/keepShop'),
      );
      await keepShop();
      // The button is about to disappear, so move its focus.
      if (document.activeElement?.id === BUTTON) status.current?.focus();
      setOutcome('kept');
    } catch {
      setOutcome('failed');
    }
  };

  if (!isPossible) return null;
  return (
    <div className={styles.keep}>
      {outcome !== 'kept' && (
        <Button
          id={BUTTON}
          variant="outline"
          aria-disabled={outcome === 'keeping'}
          onClick={() => {
            if (outcome !== 'keeping') void keep();
          }}
        >
          {keptShop.keep}
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {outcome && keptShop[outcome]}
      </p>
    </div>
  );
}
