import { useEffect, useLayoutEffect, useRef } from 'react';

// Ids, not refs: the element to focus is often another component's, and mounts only with the change. Of several ids, the
// first that exists gets focus.

/**
 * Moves focus from a control that is about to disappear, after React has rendered. Call it in a click or key handler, after
 * the dispatch or `setState` that removes the control: React renders those before the next microtask.
 */
export function focusAfterRender(...ids: readonly string[]): void {
  queueMicrotask(() => {
    firstOf(ids)?.focus();
  });
}

/**
 * Focuses one of these ids when a page shows other content and the control that triggered it is gone. Does nothing on page
 * load.
 * @param shown key of the current content; undefined until it's known
 */
export function useFocusOnChange(shown: string | null | undefined, ...ids: readonly string[]): void {
  const before = useRef(shown);
  // Not a passive effect: a key pressed before it ran would go to the body.
  useLayoutEffect(() => {
    const isChange = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (isChange && document.activeElement === document.body) firstOf(ids)?.focus({ preventScroll: true });
  });
}

/**
 * Focuses an element when a list has changed and the row with focus is gone, for example because another tab removed it.
 * Does nothing if something has focus.
 * @param keys of the list's rows
 */
export function useFocusAfterLoss(keys: readonly string[], id: string): void {
  const listed = keys.join(' ');
  const before = useRef(listed);
  useEffect(() => {
    if (before.current === listed) return;
    before.current = listed;
    // After the press that changed the list, which may move focus itself.
    setTimeout(() => {
      if (document.activeElement === document.body)
        document.getElementById(id)?.focus({ preventScroll: true });
    });
  }, [listed, id]);
}

function firstOf(ids: readonly string[]): HTMLElement | null | undefined {
  return ids.map((id) => document.getElementById(id)).find((element) => element !== null);
}
