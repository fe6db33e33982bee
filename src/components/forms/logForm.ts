interface Loggable {
  readonly [field: string]: string | boolean | undefined;
  readonly password?: never;
  readonly confirmPassword?: never;
}

/**
 * Logs a form to the browser console. Nothing is sent. TypeScript rejects forms with passwords; remove those first.
 */
export function logForm(form: string, values: Loggable): void {
  console.info(`${form} (logged here only, nothing was sent)`, values);
}
