/**
 * Passes the focus on from a control that goes with its row, to the control with this id that is there once React has
 * rendered. It steals no focus: nothing happens where no control has it, as while a field is being left for another.
 */
export function passFocus(id: string): void {
  if (document.activeElement === document.body) return;
  queueMicrotask(() => document.getElementById(id)?.focus());
}
