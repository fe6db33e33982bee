import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

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
    if (!isChange) return;
    const target = firstOf(ids);
    // Otherwise the visitor has moved on to another control.
    if (target && document.activeElement?.contains(target)) target.focus({ preventScroll: true });
  });
}

/**
 * Moves focus to what surrounded the focused control when something else removed it, such as another tab; the browser
 * would move it to the body. Presses that remove a control move focus themselves.
 */
export function useFocusKept(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = part.current;
    if (!root) return undefined;
    let path: HTMLElement[] = [];
    const onFocusIn = ({ target }: FocusEvent) => {
      path = [];
      for (let box = target; box instanceof HTMLElement && root.contains(box); box = box.parentElement)
        path.push(box);
    };
    const observer = new MutationObserver(() => {
      if (path[0]?.isConnected !== false) return;
      setTimeout(() => {
        const [lost, ...around] = path;
        if (lost?.isConnected !== false || document.activeElement !== document.body) return;
        const kept = around.find((box) => box.isConnected);
        if (kept && kept.tabIndex < 0) kept.tabIndex = -1;
        kept?.focus({ preventScroll: true });
      });
    });
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [part]);
}

function firstOf(ids: readonly string[]): HTMLElement | null | undefined {
  return ids.map((id) => document.getElementById(id)).find((element) => element !== null);
}
