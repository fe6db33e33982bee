/**
 * Keeps the second press of a double click, and a key that repeats, from acting on what has taken the place of the
 * pressed control, such as the Undo of a removed row.
 */
export function ignoreRepeatedPresses(): void {
  let pressed: Element | null = null;
  const stop = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  window.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (event.detail < 2) pressed = control;
      else if (control && control !== pressed) stop(event);
    },
    true,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter' && controlOf(event)) stop(event);
    },
    true,
  );
}

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('a, button, summary') : null;
