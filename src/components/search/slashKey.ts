/**
 * Whether `/` opens the search. Speech input may trigger it by accident; WCAG 2.1.4 asks for a way to switch
 * such a key off, and the dialog has one.
 */
export const slashKey = { isOn: true };

/** Switches the key on or off until the page is loaded again. */
export function switchSlashKey(isOn: boolean): void {
  slashKey.isOn = isOn;
}
