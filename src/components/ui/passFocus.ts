/** Moves the focus from a control that is about to go to the first of these ids that is there once React has rendered. */
export function passFocus(...ids: readonly string[]): void {
  queueMicrotask(() => {
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    found?.focus();
  });
}
