import { Plus, Trash2 } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore, useId } from 'react';
import { Provider } from 'react-redux';
import { Button } from '../../../components/ui/Button';
import { focusAfterRender } from '../../../components/hooks/focus';
import { catalog, findProduct } from '../../../content/products/catalog';
import { selectStamps } from '../../../persistence/savingSlice';
import { selectCartLines } from '../../../store/cart/cartSelectors';
import { lineAdded, lineRemoved } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Section } from './Section';
import styles from './TwoTabs.module.css';
import { savedText } from './model/savedFields';
import type { TwoTabs } from './model/twoTabs';
import { openTwoTabs } from './model/twoTabs';

const WIRE = 'wire';

export function TwoTabsSection() {
  const [tabs, setTabs] = useState<TwoTabs | null>(null);
  return (
    <Section
      id="tabs"
      title="Two tabs"
      lead="Two stores share one in-memory storage, like two tabs of a browser. Each change gets a timestamp later than any its tab has seen. So the tabs end up with the same data, even if the clock is set back or messages arrive late."
    >
      {tabs ? (
        <Pair tabs={tabs} />
      ) : (
        <p>
          <Button
            onClick={() => {
              setTabs(openTwoTabs());
              focusAfterRender(WIRE);
            }}
          >
            Open two tabs
          </Button>
        </p>
      )}
    </Section>
  );
}

function Pair({ tabs: { left, right, connect } }: { readonly tabs: TwoTabs }) {
  const [isConnected, setConnected] = useState(true);
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [left.subscribe(changed), right.subscribe(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [left, right],
  );
  const agree = useSyncExternalStore(
    subscribe,
    () => savedText(left.getState()) === savedText(right.getState()),
  );
  return (
    <>
      <div className={styles.wire}>
        <Button
          id={WIRE}
          variant="outline"
          onClick={() => {
            connect(!isConnected);
            setConnected(!isConnected);
          }}
        >
          {isConnected ? 'Disconnect' : 'Reconnect'}
        </Button>
        <p role="status" className={agree ? styles.agree : styles.differ}>
          {agree ? 'The two tabs are in sync.' : 'The two tabs are out of sync.'}
          {!isConnected && ' They are disconnected.'}
        </p>
      </div>
      <div className={styles.pair}>
        <Provider store={left}>
          <Tab title="Left tab" />
        </Provider>
        <Provider store={right}>
          <Tab title="Right tab" />
        </Provider>
      </div>
    </>
  );
}

const LINES = 'cart/lines/';

function nameAt(path: string): string {
  const [id = ''] = path.slice(LINES.length).split(':');
  return findProduct(id)?.name ?? id;
}

/** Formats a timestamp as a UTC time of day with milliseconds. */
function stampText(what: string, at: number | undefined): string {
  return at === undefined ? 'never changed' : `${what} at ${new Date(at).toISOString().slice(11, 23)} UTC`;
}

/** Shows a tab's cart with the timestamps that decide merges. Also lists removed lines. */
function Tab({ title }: { readonly title: string }) {
  const id = useId();
  const addId = `${id}-add`;
  const dispatch = useAppDispatch();
  const stamps = useAppSelector(selectStamps);
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
                focusAfterRender(addId);
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
            if (lines.length + 1 === catalog.length) focusAfterRender(id);
          }}
        >
          <Plus aria-hidden="true" /> Add {next.name}
        </Button>
      )}
    </section>
  );
}
