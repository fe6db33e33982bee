import { useEffect, useRef } from 'react';

/**
 * Puts the focus on the first element with one of these ids when a page goes on to show something else, if the control that led there
 * went with what was shown before. Not when the page opens.
 *
 * @param shown what the page shows; undefined as long as it can't be known
 */
export function useFocusOnChange(shown: string | null | undefined, ...ids: readonly string[]): void {
  const before = useRef(shown);
  useEffect(() => {
    const isChange = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (!isChange || document.activeElement !== document.body) return;
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    found?.focus({ preventScroll: true });
  });
}
