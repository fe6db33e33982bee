import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
import type { CartLineView } from '../../store/cart/cartSelectors';
import { removalUndone } from '../../store/cart/cartSlice';
import { useAppDispatch } from '../../store/hooks';
import styles from './CartLines.module.css';

/** Is shown in the place of a removed line, and puts it back. */
export function RemovedRow({ line }: { readonly line: CartLineView }) {
  const dispatch = useAppDispatch();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that removed the line is gone, and with it the focus: it goes on from here.
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <li className={styles.removed}>
      <p role="status">{line.product.name} was removed.</p>
      <Button
        ref={undo}
        variant="outline"
        aria-label={`Undo: put ${line.product.name} back`}
        onClick={() => {
          dispatch(removalUndone());
          // The line is there again when React has rendered, and the focus goes back into it.
          queueMicrotask(() => document.getElementById(`quantity-${line.key}`)?.focus());
        }}
      >
        <Undo2 aria-hidden="true" /> Undo
      </Button>
    </li>
  );
}
