/**
 * Adds a history entry for a menu or dialog that opens, so that on a phone, Back closes it instead of leaving the page.
 * The URL stays. Returns a function that removes the entry once it is closed in another way; don't call it when a link
 * was followed, because the next page replaces the entry.
 */
export function addBackEntry(): () => void {
  // Elsewhere Escape closes it, and an entry would cost those that Forward leads to.
  if (!window.matchMedia('(pointer: coarse)').matches) return () => undefined;
  const opened = Math.random().toString(36).slice(2);
  const state: unknown = Object.assign({}, window.history.state, { opened });
  if (isBackEntry()) window.history.replaceState(state, '');
  else window.history.pushState(state, '');
  return () => {
    // Waits a task, because the press that closed one menu may open another, which takes over the entry.
    setTimeout(() => {
      if (openedOf(window.history.state) === opened) window.history.back();
    });
  };
}

/** Tests whether the current entry was added for a menu or dialog. */
export function isBackEntry(): boolean {
  return openedOf(window.history.state) !== undefined;
}

const openedOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'opened' in state ? state.opened : undefined;
