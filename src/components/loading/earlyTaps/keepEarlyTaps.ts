import { loadingNotices } from '../../../content/notices';
import { onSignal } from './signals';

/**
 * Remembers the buttons that are pressed before the page can answer, shows at once that they were, and presses them once
 * it does. Each counts once, since visitors press again if nothing happens. If code is missing they are forgotten, and
 * the page says in words what works. `boot.ts` runs it; links and fields work by themselves.
 */
export function keepEarlyTaps(): void {
  const page = document.documentElement;
  const pressed = new Set<HTMLButtonElement>();
  /** The buttons that are said to be disabled as long as code is missing, each with what its attribute was. */
  const disabled = new Map<HTMLButtonElement, string | null>();
  let isTakenOver = false;

  // The line is in public/index.html; styles/base.css shows it to all where code is missing, else to screen readers.
  const say = (...content: (string | Node)[]) => {
    document.getElementById('loading')?.replaceChildren(...content);
  };
  const sayMissing = () => {
    const link = document.createElement('a');
    // The page itself without an anchor, to which the browser would only scroll.
    link.href = '';
    link.append(loadingNotices.retry);
    say(`${loadingNotices.missing} `, link);
  };
  const forget = (button: HTMLButtonElement) => {
    button.ariaBusy = null;
    pressed.delete(button);
  };
  const disableAll = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:not([aria-disabled="true"])')) {
      disabled.set(button, button.ariaDisabled);
      button.ariaDisabled = 'true';
    }
  };
  const enableAll = () => {
    for (const [button, before] of disabled) button.ariaDisabled = before;
    disabled.clear();
  };
  const keep = ({ target, button: mouseButton }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || mouseButton !== 0) return;
    if (isTakenOver && !button.disabled) {
      // React hears it by itself, but a disabled button has no clicks.
      forget(button);
    } else if ('missing' in page.dataset) {
      sayMissing();
    } else {
      pressed.add(button);
      button.ariaBusy = 'true';
      say(loadingNotices.heard);
    }
  };

  // A key makes a click alone; a disabled button gets the pointer's events alone.
  const kinds = ['click', 'pointerup'] as const;
  for (const kind of kinds) document.addEventListener(kind, keep, true);
  onSignal('missing', () => {
    page.dataset.missing = '';
    pressed.forEach(forget);
    disableAll();
    sayMissing();
  });
  document.addEventListener('DOMContentLoaded', () => {
    // What had not been parsed when the code was found missing.
    if ('missing' in page.dataset) disableAll();
  });
  onSignal('taken-over', () => {
    isTakenOver = true;
    if (!('missing' in page.dataset)) return;
    delete page.dataset.missing;
    // Before React reads the attributes.
    enableAll();
    say();
  });
  onSignal('answering', () => {
    for (const kind of kinds) document.removeEventListener(kind, keep, true);
    say();
    for (const button of pressed) {
      forget(button);
      button.click();
    }
  });
}
