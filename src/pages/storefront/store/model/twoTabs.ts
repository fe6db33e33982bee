import type { StorageEngine } from '../../../../persistence/storage';
import { memoryStorage } from '../../../../persistence/storage';
import type { AppStore } from '../../../../store/store';
import { makeStore } from '../../../../store/store';

/** Two stores on one storage in memory, as two tabs of one browser have them. */
export interface TwoTabs {
  readonly left: AppStore;
  readonly right: AppStore;
  /**
   * Cuts the wire or mends it: whether a tab hears when the other one has written, as by the browser's `storage`
   * event. The disk stays one: a frozen tab, too, only does not hear.
   */
  readonly connect: (isConnected: boolean) => void;
}

/** Opens both tabs. They read at once, and write a moment after each event. */
export function openTwoTabs(): TwoTabs {
  const disk = memoryStorage();
  let isConnected = true;
  const tabs: AppStore[] = [];
  const hear = (tab: AppStore | undefined) => tab?.persistence.hear();
  const open = (index: number): AppStore => {
    const engine: StorageEngine = {
      ...disk,
      setItem: (key, value) => {
        disk.setItem(key, value);
        // The event is on its way while this tab is still writing.
        queueMicrotask(() => {
          if (isConnected) hear(tabs[1 - index]);
        });
      },
    };
    const tab = makeStore({ storage: engine, isInDevTools: false });
    tabs[index] = tab;
    void tab.persistence.start({ followsPage: false });
    return tab;
  };
  const [left, right] = [open(0), open(1)];
  return {
    left,
    right,
    connect: (connected) => {
      isConnected = connected;
      if (connected) for (const tab of tabs) hear(tab);
    },
  };
}
