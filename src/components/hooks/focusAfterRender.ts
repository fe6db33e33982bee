/**
 * Moves focus from a control that is about to disappear to the first of these ids that exists after React has
 * rendered.
 */
export function focusAfterRender(...ids: readonly string[]): void {
  queueMicrotask(() => {
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    found?.focus();
  });
}
