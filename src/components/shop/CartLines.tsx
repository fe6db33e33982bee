import { selectCartLines, selectRemovedLine } from '../../store/cart/cartSelectors';
import { useAppSelector } from '../../store/hooks';
import { CartRow } from './CartRow';
import styles from './CartLines.module.css';
import { RemovedRow } from './RemovedRow';

/** The cart's lines, and in its old place the one removed last. */
export function CartLines() {
  const lines = useAppSelector(selectCartLines);
  const removed = useAppSelector(selectRemovedLine);
  const rows = lines.map((line) => <CartRow key={line.key} line={line} />);
  return (
    <ul role="list" className={styles.lines} aria-label="Products in the cart">
      {removed
        ? rows.toSpliced(
            removed.index,
            0,
            <RemovedRow key={`removed-${removed.line.key}`} line={removed.line} />,
          )
        : rows}
    </ul>
  );
}
