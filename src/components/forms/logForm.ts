/** The fields of a form as they were typed. */
interface Loggable {
  readonly [field: string]: string | boolean | undefined;
  readonly password?: never;
  readonly confirmPassword?: never;
}

/**
 * Logs a form to the browser's console. Nothing else is done with a form: nothing is sent. A form with passwords does
 * not compile here; take them out first.
 */
export function logForm(form: string, values: Loggable): void {
  console.info(`${form} (logged here only, nothing was sent)`, values);
}
