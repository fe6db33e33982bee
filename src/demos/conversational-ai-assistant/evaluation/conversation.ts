/**
 * The right answers to a message, separated by `|`; those after `~` are partly right. An answer is an intent
 * with any products (`price shield`), a URL (`at /pricing`), a command (`add 1 shield monthly`), an offered
 * command (`? undo`), `ask` (which one?) or `idk` (“I don’t know”).
 */
type Expected = string;

/** A conversation as a stranger would have it, with the expected replies. */
export interface Conversation {
  /** The persona. */
  readonly who: string;
  readonly messages: readonly (readonly [said: string, expected: Expected])[];
}
