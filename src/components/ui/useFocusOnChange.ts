import { useEffect, useRef } from 'react';

/**
 * Puts the focus on the element with this id when a page goes on to show something else, if the control that led there
 * went with what was shown before. Not when the page opens.
 *
 * @param shown what the page shows; undefined as long as it can't be known
 */
export function useFocusOnChange(shown: string | null | undefined, id: string): void {
  const before = useRef(shown);
  useEffect(() => {
    const isChange = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (isChange && document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
  }, [shown, id]);
}
