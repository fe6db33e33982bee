/**
 * The right answers to a message, parted by `|`; after a `~`, those that are partly right. An answer is an intent, with
 * its products if it has any (`price shield`), an address (`at /pricing`), a command (`add 1 shield monthly`), a command
 * on a button (`? undo`), `ask` (which one?) or `idk` (“I don’t know”).
 */
type Expected = string;

/** A conversation as a stranger would lead it, with what is expected of each reply. */
export interface Conversation {
  /** Who it is that writes so. */
  readonly who: string;
  readonly messages: readonly (readonly [said: string, expected: Expected])[];
}
