import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Opens the dialog as soon as it is on the page. A click beside it closes it, also without support of `closedby`, and so
 * do Back and Forward: behind it, no link can be followed. A page that was asked for before it opened may still arrive.
 */
export function useModal(first: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) {
      element.showModal();
      // Chromium would give the focus to what scrolls inside the dialog.
      first.current?.focus();
    }
    // The content fills the dialog, so events with the dialog as target are those of its backdrop. Text that is selected
    // from inside to outside ends with a click on the backdrop, but does not start there.
    let isPressedBeside = false;
    const onPress = ({ target }: Event) => {
      isPressedBeside = target === element;
    };
    const onClick = ({ target }: Event) => {
      if (isPressedBeside && target === element) element.close();
    };
    const close = () => {
      element.close();
    };
    element.addEventListener('pointerdown', onPress);
    element.addEventListener('click', onClick);
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      element.removeEventListener('pointerdown', onPress);
      element.removeEventListener('click', onClick);
    };
  }, [first]);
  return dialog;
}
