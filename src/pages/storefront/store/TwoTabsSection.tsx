import { useCallback, useState, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Button } from '../../../components/ui/Button';
import { passFocus } from '../../../components/hooks/passFocus';
import { Section } from './Section';
import { Tab } from './Tab';
import styles from './TwoTabs.module.css';
import { savedJson } from './model/recordingFile';
import type { TwoTabs } from './model/twoTabs';
import { openTwoTabs } from './model/twoTabs';

const WIRE = 'wire';

export function TwoTabsSection() {
  const [tabs, setTabs] = useState<TwoTabs | null>(null);
  return (
    <Section
      id="tabs"
      title="Two tabs"
      lead="Two stores share one in-memory storage, like two tabs of a browser. Each change gets a timestamp later than any its tab has seen. That keeps the tabs in sync even if their clocks differ or messages arrive out of order."
    >
      {tabs ? (
        <Pair tabs={tabs} />
      ) : (
        <p>
          <Button
            onClick={() => {
              setTabs(openTwoTabs());
              passFocus(WIRE);
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
    () => savedJson(left.getState()) === savedJson(right.getState()),
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
