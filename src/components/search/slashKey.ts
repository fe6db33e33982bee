/**
 * State of the search shortcut `/`. Speech input can trigger it by accident, so WCAG 2.1.4 requires a way to
 * turn it off, which the dialog has.
 */
export const slashKey = { isOn: true };

/** Turns the shortcut on or off until the page reloads. */
export function switchSlashKey(isOn: boolean): void {
  slashKey.isOn = isOn;
}
