import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/ui/Button';
import { passFocus } from '../../../components/ui/passFocus';
import { catalogue, findProduct } from '../../../content/products/catalogue';
import { lineKey } from '../../../domain/cart';
import { selectCartLines } from '../../../store/cart/cartSelectors';
import { lineAdded, lineRemoved } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import styles from './TwoTabs.module.css';

/** One of the two tabs: its cart as the state has it, removed entries and logical times included. */
export function Tab({ title }: { readonly title: string }) {
  const id = useId();
  const addId = `${id}-add`;
  const dispatch = useAppDispatch();
  const entries = useAppSelector(({ cart }) => cart.entries);
  const lines = useAppSelector(selectCartLines);
  const next = catalogue.find((product) => !lines.some((line) => line.product.id === product.id));
  return (
    <section aria-labelledby={id} className={styles.tab}>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      <ul role="list" className={styles.entries}>
        {entries.map((entry) => {
          const key = lineKey(entry);
          const name = findProduct(entry.productId)?.name ?? entry.productId;
          const isRemoved = entry.quantity === 0;
          return (
            <li key={key}>
              <span className={isRemoved ? styles.removed : undefined}>
                {name} × {entry.quantity}
              </span>
              <span className={styles.times}>
                joined at {entry.added}, {isRemoved ? 'removed' : 'changed'} at {entry.changed}
              </span>
              {!isRemoved && (
                <Button
                  variant="quiet"
                  aria-label={`Remove ${name} in the ${title.toLowerCase()}`}
                  onClick={() => {
                    dispatch(lineRemoved({ key }));
                    passFocus(addId);
                  }}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {next && (
        <Button
          id={addId}
          variant="outline"
          onClick={() => {
            dispatch(lineAdded({ productId: next.id, quantity: 1, billing: 'monthly' }));
            // With the last product the button goes.
            if (lines.length + 1 === catalogue.length) passFocus(id);
          }}
        >
          <Plus aria-hidden="true" /> Add {next.name}
        </Button>
      )}
    </section>
  );
}
