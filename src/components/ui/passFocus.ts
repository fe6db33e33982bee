/**
 * Passes the focus on from a control that goes with its row, to the first of the controls with these ids that is there
 * once React has rendered. It steals no focus: nothing happens where no control has it, as while a field is being left
 * for another.
 */
export function passFocus(...ids: readonly string[]): void {
  if (document.activeElement === document.body) return;
  queueMicrotask(() => {
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    found?.focus();
  });
}
