import type { StorageEngine } from '../../../../persistence/storage';
import { memoryStorage } from '../../../../persistence/storage';
import type { AppStore } from '../../../../store/store';
import { makeStore } from '../../../../store/store';

/** Two stores that share an in-memory storage, like two tabs of a browser. */
export interface TwoTabs {
  readonly left: AppStore;
  readonly right: AppStore;
  /**
   * Sets whether each tab is notified of the other's writes, as by a browser's `storage` event. Storage is always
   * shared; a disconnected tab only misses the events, like a frozen one.
   */
  readonly connect: (isConnected: boolean) => void;
}

/** Opens both tabs. Each loads at once and saves shortly after each action. */
export function openTwoTabs(): TwoTabs {
  const disk = memoryStorage();
  let isConnected = true;
  const tabs: AppStore[] = [];
  const sync = (tab: AppStore | undefined) => tab?.saving.sync();
  const open = (index: number): AppStore => {
    const engine: StorageEngine = {
      ...disk,
      setItem: (key, value) => {
        disk.setItem(key, value);
        // Deferred, because a real event arrives after the other tab has finished writing.
        queueMicrotask(() => {
          if (isConnected) sync(tabs[1 - index]);
        });
      },
    };
    const tab = makeStore({ storage: engine, isInDevTools: false });
    tabs[index] = tab;
    void tab.saving.start({ followsPage: false });
    return tab;
  };
  const [left, right] = [open(0), open(1)];
  return {
    left,
    right,
    connect: (connected) => {
      isConnected = connected;
      if (connected) for (const tab of tabs) sync(tab);
    },
  };
}
