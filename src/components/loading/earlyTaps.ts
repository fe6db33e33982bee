/** What `app/` tells `boot.ts`, as events of the document: the two are in separate scripts. */
const TAKEN_OVER = 'tangelo:taken-over';
const ANSWERING = 'tangelo:answering';

/**
 * Remembers the buttons that are pressed before the page can answer, and presses them once it does. Each counts once,
 * since whoever sees nothing happen presses again. `boot.ts` runs it; links and fields work by themselves.
 */
export function keepEarlyTaps(): void {
  const pressed = new Set<HTMLButtonElement>();
  let isTakenOver = false;
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // Once React has taken the page over it hears clicks itself, but a disabled button has none.
    if (button && (button.disabled || !isTakenOver)) pressed.add(button);
  };
  // A key makes a click alone; a disabled button gets the pointer's events alone.
  const kinds = ['click', 'pointerup'] as const;
  for (const kind of kinds) document.addEventListener(kind, keep, true);
  document.addEventListener(TAKEN_OVER, () => {
    isTakenOver = true;
  });
  document.addEventListener(
    ANSWERING,
    () => {
      for (const kind of kinds) document.removeEventListener(kind, keep, true);
      for (const button of pressed) button.click();
    },
    { once: true },
  );
}

/** Says that React hears the page's events from now on. */
export function sayTakenOver(): void {
  document.dispatchEvent(new Event(TAKEN_OVER));
}

/** Says that every button of the page does what it promises. */
export function sayAnswering(): void {
  document.dispatchEvent(new Event(ANSWERING));
}
