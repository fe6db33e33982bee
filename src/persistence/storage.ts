/** Where saved state lies: the part of the Web Storage interface that is used. Each call may throw. */
export interface StorageEngine {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Storage that lasts as long as the page: for the prerender and for tests. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): StorageEngine {
  const items = new Map(Object.entries(entries));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}

/**
 * The browser's storage: localStorage, which all tabs share and which stays, or the tab's own sessionStorage. It is
 * looked up at each call, since merely touching `window.localStorage` throws where storage is blocked; the saved file and
 * the tab's copy guard every one of them.
 */
export function browserStorage(area: 'localStorage' | 'sessionStorage' = 'localStorage'): StorageEngine {
  return {
    getItem: (key) => window[area].getItem(key),
    setItem: (key, value) => {
      window[area].setItem(key, value);
    },
    removeItem: (key) => {
      window[area].removeItem(key);
    },
  };
}
