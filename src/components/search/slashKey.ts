/**
 * Whether `/` opens the search. Who speaks to the computer may set it off by accident; WCAG 2.1.4 asks for a way to
 * switch such a key off, and the dialog has one.
 */
export const slashKey = { isOn: true };

/** Switches the key on or off until the page is loaded again. */
export function switchSlashKey(isOn: boolean): void {
  slashKey.isOn = isOn;
}
