import { useLayoutEffect, useRef } from 'react';

/**
 * Moves focus from a control that is about to disappear to the first of these ids that exists after React has
 * rendered.
 */
export function focusAfterRender(...ids: readonly string[]): void {
  queueMicrotask(() => {
    firstOf(ids)?.focus();
  });
}

/**
 * Focuses the first element with one of these ids when a page shows other content and the control that
 * triggered it is gone. Does nothing on page load.
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

function firstOf(ids: readonly string[]): HTMLElement | null | undefined {
  return ids.map((id) => document.getElementById(id)).find((element) => element !== null);
}
