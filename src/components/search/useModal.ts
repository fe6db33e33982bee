import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { addBackEntry, onHistoryStep } from '../hooks/backEntry';

/** The dialog's return value if it closes because a link was followed. */
export const LINK_FOLLOWED = 'link-followed';

/**
 * Opens the dialog when it mounts, and keeps the page behind it from scrolling. Closes it on a click outside,
 * even in browsers without `closedby`, and on Back and Forward, so that it doesn't cover the page that they
 * open.
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
    // The content fills the dialog, so only backdrop events have the dialog as target. Selecting text and
    // releasing outside also clicks the backdrop, but that press starts inside.
    let isPressedBeside = false;
    const onPress = ({ target }: Event) => {
      isPressedBeside = target === element;
    };
    const onClick = ({ target }: Event) => {
      if (isPressedBeside && target === element) element.close();
    };
    const root = document.documentElement;
    root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
    root.toggleAttribute('data-modal', true);
    const removeEntry = addBackEntry();
    const stopListening = onHistoryStep(() => {
      element.close();
    });
    element.addEventListener('pointerdown', onPress);
    element.addEventListener('click', onClick);
    return () => {
      root.removeAttribute('data-modal');
      stopListening();
      element.removeEventListener('pointerdown', onPress);
      element.removeEventListener('click', onClick);
      if (element.returnValue !== LINK_FOLLOWED) removeEntry();
    };
  }, [first]);
  return dialog;
}
