/** Where saved state lies: the part of the Web Storage interface that redux-persist uses. */
export interface StorageEngine {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Storage that lasts as long as the page: for the prerender, for tests, and where the browser gives us none. */
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
