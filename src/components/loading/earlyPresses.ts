import { sayHeard, sayNothing } from './loadingLine';

/**
 * An event of the document: every button of the page does what it promises. `boot.ts`, a script of its own, hears it from
 * the application.
 */
const ANSWERS = 'tangelo:answers';

export function sayThatPageAnswers(): void {
  document.dispatchEvent(new Event(ANSWERS));
}

export function oncePageAnswers(act: () => void): void {
  document.addEventListener(ANSWERS, act, { once: true });
}

/**
 * Remembers the buttons that are pressed before the page answers, shows that they were heard, and presses them once it
 * does. Each counts once, since visitors press again if nothing happens.
 */
export function keepEarlyPresses(): void {
  const pressed = new Set<HTMLElement>();
  const keep = (event: MouseEvent) => {
    if (event.button !== 0) return;
    const control = buttonOf(event) ?? (pressed.size > 0 ? linkOf(event) : null);
    if (!control || isInsisting(event, control)) return;
    // React may hear the page's events already, and would act on this one twice.
    event.stopPropagation();
    event.preventDefault();
    control.ariaBusy = 'true';
    pressed.add(control);
    sayHeard();
  };
  /** A link that is followed a second time does not wait, but for the second half of a double click. */
  const isInsisting = ({ detail }: MouseEvent, control: HTMLElement) =>
    control instanceof HTMLAnchorElement && pressed.has(control) && detail < 2;

  // A key makes a click alone; a disabled button gets the pointer's events alone.
  const kinds = ['click', 'pointerup'] as const;
  for (const kind of kinds) document.addEventListener(kind, keep, true);
  oncePageAnswers(() => {
    for (const kind of kinds) document.removeEventListener(kind, keep, true);
    sayNothing();
    for (const control of pressed) {
      control.ariaBusy = null;
      control.click();
    }
  });
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The header has no buttons: it answers before the page does. */
const buttonOf = (event: MouseEvent) => closest(event, 'main button');

/** A link that would leave the page, before it has pressed its buttons, for another one of the site. */
function linkOf(event: MouseEvent): HTMLElement | null {
  const opensElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const isFree = opensElsewhere || event.type !== 'click' || 'missing' in document.documentElement.dataset;
  return isFree ? null : closest(event, "a[href^='/']:not([download])");
}
