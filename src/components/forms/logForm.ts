interface Loggable {
  readonly [field: string]: string | boolean | undefined;
  readonly password?: never;
  readonly confirmPassword?: never;
}

/**
 * Logs a form to the browser console, which is all that happens to it: nothing is sent. A form with passwords
 * doesn't compile here; remove them first.
 */
export function logForm(form: string, values: Loggable): void {
  console.info(`${form} (logged here only, nothing was sent)`, values);
}
