import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/ui/Button';
import { passFocus } from '../../../components/hooks/passFocus';
import { catalog, findProduct } from '../../../content/products/catalog';
import { dateOf } from '../../../persistence/clock';
import { selectCartLines } from '../../../store/cart/cartSelectors';
import { lineAdded, lineRemoved } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import styles from './TwoTabs.module.css';

const LINES = 'cart/lines/';

function nameAt(path: string): string {
  const [id = ''] = path.slice(LINES.length).split(':');
  return findProduct(id)?.name ?? id;
}

/** Formats a timestamp as UTC time of day, to the millisecond. */
function stampText(what: string, at: number | undefined): string {
  return at === undefined ? 'never changed' : `${what} at ${dateOf(at).toISOString().slice(11, 23)} UTC`;
}

/** A tab's cart with the timestamps that decide merges. Includes removed lines. */
export function Tab({ title }: { readonly title: string }) {
  const id = useId();
  const addId = `${id}-add`;
  const dispatch = useAppDispatch();
  const stamps = useAppSelector((state) => state.stamps);
  const lines = useAppSelector(selectCartLines);
  const removed = Object.entries(stamps).filter(
    ([path]) => path.startsWith(LINES) && !lines.some(({ key }) => path === LINES + key),
  );
  const next = catalog.find((product) => !lines.some((line) => line.product.id === product.id));
  return (
    <section aria-labelledby={id} className={styles.tab}>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      <ul role="list" className={styles.entries}>
        {lines.map(({ key, product: { name }, quantity }) => (
          <li key={key}>
            <span>
              {name} × {quantity}
            </span>
            <span className={styles.times}>{stampText('changed', stamps[LINES + key]?.at)}</span>
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
          </li>
        ))}
        {removed.map(([path, { at }]) => (
          <li key={path}>
            <span className={styles.removed}>{nameAt(path)}</span>
            <span className={styles.times}>{stampText('removed', at)}</span>
          </li>
        ))}
      </ul>
      {next && (
        <Button
          id={addId}
          variant="outline"
          onClick={() => {
            dispatch(lineAdded({ productId: next.id, quantity: 1, billing: 'monthly' }));
            // Adding the last product removes the button, so move focus.
            if (lines.length + 1 === catalog.length) passFocus(id);
          }}
        >
          <Plus aria-hidden="true" /> Add {next.name}
        </Button>
      )}
    </section>
  );
}
