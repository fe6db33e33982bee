import type { StorageEngine } from './storage';
import { memoryStorage } from './storage';

/**
 * The browser's localStorage, each access guarded. Merely touching `window.localStorage` throws where storage
 * is blocked, and a write throws when it is full. Where reading fails the page's own memory takes over, so that
 * the shop works all the same.
 *
 * redux-persist's packaged storage turns into a no-op for reads too as soon as its one probe write fails, which
 * would show a visitor with full storage a fresh cart.
 */
export function browserStorage(): StorageEngine {
  const memory = memoryStorage();
  return {
    getItem: (key) =>
      attempt(
        () => window.localStorage.getItem(key),
        () => memory.getItem(key),
      ),
    setItem: (key, value) => {
      memory.setItem(key, value);
      attempt(
        () => {
          window.localStorage.setItem(key, value);
        },
        () => undefined,
      );
    },
    removeItem: (key) => {
      memory.removeItem(key);
      attempt(
        () => {
          window.localStorage.removeItem(key);
        },
        () => undefined,
      );
    },
  };
}

function attempt<Result>(access: () => Result, fallback: () => Result): Result {
  try {
    return access();
  } catch {
    return fallback();
  }
}
