/**
 * The right answers to a message, separated by `|`. Answers after `~` are partly right. An answer is an intent,
 * with products if it names any (`price shield`), a URL (`at /pricing`), a command (`add 1 shield monthly`), an
 * offered command (`? undo`), `ask` (which one?), or `idk` (“I don’t know”).
 */
type Expected = string;

/** A conversation that a stranger might have, with the expected replies. */
export interface Conversation {
  /** The persona, such as `teenager, bored`. */
  readonly who: string;
  readonly messages: readonly (readonly [said: string, expected: Expected])[];
}

/** Parses conversations: a line `# persona`, then a line `message = expected` for each message. */
export const conversationsIn = (text: string): readonly Conversation[] =>
  text
    .trim()
    .slice('# '.length)
    .split('\n# ')
    .map((conversation) => {
      const [who = '', ...lines] = conversation.split('\n').filter((line) => line.trim() !== '');
      return {
        who,
        messages: lines.map((line) => {
          const [said = '', expected = ''] = line.split(' = ');
          return [said, expected];
        }),
      };
    });
