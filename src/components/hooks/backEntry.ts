/** Set while the browser removes the entry of a menu or dialog that was closed. */
let removal: Promise<void> | undefined;

/**
 * Adds a history entry for a menu or dialog that opens, so that on a phone, Back closes it instead of leaving the page.
 * The URL stays. Returns a function that removes the entry once it is closed in another way; don't call it when a link
 * was followed, because the next page replaces the entry.
 */
export function addBackEntry(): () => void {
  // Elsewhere Escape closes it, and an entry would cost those that Forward leads to.
  if (!window.matchMedia('(pointer: coarse)').matches) return () => undefined;
  const opened = Math.random().toString(36).slice(2);
  let isClosed = false;
  whenRemoved(() => {
    if (isClosed) return;
    const state: unknown = Object.assign({}, window.history.state, { opened });
    if (isBackEntry()) window.history.replaceState(state, '');
    else window.history.pushState(state, '');
  });
  return () => {
    isClosed = true;
    // Waits a task, because the press that closed one menu may open another, which takes over the entry.
    setTimeout(() => {
      if (openedOf(window.history.state) === opened) removal = removeEntry();
    });
  };
}

/** Changes the history at once, or after a removal, which would go back from the new entry. */
export function whenRemoved(change: () => void): void {
  if (removal) void removal.then(change);
  else change();
}

/**
 * Calls the listener when the visitor goes back or forward. The removal of an entry isn't such a step: it must not close
 * what was opened since, or stop a link that was followed. Returns a function that stops listening.
 */
export function onHistoryStep(listener: () => void): () => void {
  const onPopState = () => {
    if (!removal) listener();
  };
  window.addEventListener('popstate', onPopState);
  return () => {
    window.removeEventListener('popstate', onPopState);
  };
}

/** Tests whether the current entry was added for a menu or dialog. */
export function isBackEntry(): boolean {
  return openedOf(window.history.state) !== undefined;
}

const openedOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'opened' in state ? state.opened : undefined;

async function removeEntry(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Waits a task, so that every other listener is called before.
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
    window.history.back();
  });
  removal = undefined;
}
