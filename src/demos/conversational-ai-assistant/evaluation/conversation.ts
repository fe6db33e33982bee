/**
 * What a message is to be answered with: the name of an intent, with its products (`price shield`), the address of a
 * passage, a deed in the words of `labelledCommands`, a deed on a button (`? undo`), `ask` or `idk`. `|` parts answers
 * that are right, and `~` those that are right from those that are partly so.
 */
type Expected = string;

/** A conversation as a stranger would lead it, with what is expected of each reply. */
export interface Conversation {
  /** Who it is that writes so. */
  readonly who: string;
  readonly messages: readonly (readonly [said: string, expected: Expected])[];
}
