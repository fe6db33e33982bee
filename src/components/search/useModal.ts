import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Opens the dialog when it mounts. Closes it on a click outside, even without support for `closedby`, and on Back
 * and Forward, because no link behind it can be followed. A navigation that started earlier may still finish.
 */
export function useModal(first: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) {
      element.showModal();
      // Chromium would focus the scrolling element inside the dialog.
      first.current?.focus();
    }
    // The content fills the dialog, so only backdrop events have the dialog as target. Selecting text from
    // inside to outside ends with a click on the backdrop, but doesn't start there.
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
