import { loadingNotices } from '../../../content/notices';
import { onSignal } from './signals';

/**
 * Remembers the buttons that are pressed before the page can answer, shows at once that they were, and presses them once
 * it does. Each counts once, since visitors press again if nothing happens. If code is missing they are forgotten, and
 * the page says in words what works. `boot.ts` runs it; links and fields work by themselves, but a link of the site that
 * is followed while a button waits is remembered as well: it leads away from the page that has to press the button.
 */
export function keepEarlyTaps(): void {
  const page = document.documentElement;
  const pressed = new Set<HTMLElement>();
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
  const remember = (element: HTMLElement) => {
    pressed.add(element);
    element.ariaBusy = 'true';
    say(loadingNotices.heard);
  };
  const forget = (element: HTMLElement) => {
    element.ariaBusy = null;
    pressed.delete(element);
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
  const keepLink = (event: MouseEvent, link: HTMLElement) => {
    const opensElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (pressed.size === 0 || opensElsewhere || event.type !== 'click') return;
    // Who follows it again need not wait, but for the second half of a double click.
    if (pressed.has(link) && event.detail < 2) {
      forget(link);
    } else {
      event.preventDefault();
      remember(link);
    }
  };
  const keep = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.button !== 0) return;
    const link = target?.closest<HTMLElement>("a[href^='/']:not([download])");
    if (link) keepLink(event, link);
    const button = target?.closest('button');
    if (!button) return;
    if (isTakenOver && !button.disabled) {
      // React hears it by itself, but a disabled button has no clicks.
      forget(button);
    } else if ('missing' in page.dataset) {
      sayMissing();
    } else {
      remember(button);
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
    for (const element of pressed) {
      forget(element);
      element.click();
    }
  });
}
