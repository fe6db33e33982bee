import { announcePress, clearLoadingMessage } from './loadingLine';

/**
 * Name of the document event that signals that every button on the page works. The application dispatches it;
 * `boot.ts`, a separate script, listens.
 */
export const INTERACTIVE = 'tangelo:interactive';

export function signalInteractive(): void {
  document.dispatchEvent(new Event(INTERACTIVE));
}

export function whenInteractive(act: () => void): void {
  document.addEventListener(INTERACTIVE, act, { once: true });
}

/**
 * Records button presses made before hydration, shows that they were received, and replays them once the page
 * responds. Replays each button once, because visitors press again when nothing happens. Replays none if the URL has
 * choices: until they are applied, the button may stand beside another price or product.
 */
export function recordEarlyClicks(): void {
  const isAsBuilt = window.location.search === '';
  const pressed = new Set<HTMLElement>();
  const keep = (event: MouseEvent) => {
    if (event.button !== 0) return;
    const control = buttonOf(event) ?? (pressed.size > 0 ? linkOf(event) : null);
    if (!control || isInsisting(event, control)) return;
    // React may already be listening and would handle this event a second time.
    event.stopPropagation();
    event.preventDefault();
    control.ariaBusy = 'true';
    pressed.add(control);
    announcePress(isAsBuilt);
  };
  /** Tests for a second click on a link, which navigates immediately unless it's part of a double click. */
  const isInsisting = ({ detail }: MouseEvent, control: HTMLElement) =>
    control instanceof HTMLAnchorElement && pressed.has(control) && detail < 2;

  // A key press triggers only `click`; a disabled button gets only pointer events.
  const kinds = ['click', 'pointerup'] as const;
  for (const kind of kinds) document.addEventListener(kind, keep, true);
  whenInteractive(() => {
    for (const kind of kinds) document.removeEventListener(kind, keep, true);
    clearLoadingMessage();
    for (const control of pressed) {
      control.ariaBusy = null;
      if (isAsBuilt || control instanceof HTMLAnchorElement) control.click();
    }
  });
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Returns the clicked button if it's in `main`. The header hydrates earlier, and has no buttons until then.
 */
const buttonOf = (event: MouseEvent) => closest(event, 'main button');

/**
 * Returns the clicked link if it's internal, because following it would unload the page before recorded
 * presses are replayed.
 */
function linkOf(event: MouseEvent): HTMLElement | null {
  const opensElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const isFree = opensElsewhere || event.type !== 'click' || 'missing' in document.documentElement.dataset;
  return isFree ? null : closest(event, "a[href^='/']:not([download])");
}
