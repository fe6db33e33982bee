interface Figures {
  /** Messages answered correctly. */
  readonly right: number;
  /** Requests to change the cart that were carried out, and those offered as a button. */
  readonly carriedOut: number;
  readonly offered: number;
  /** Changes of the cart that nobody asked for. */
  readonly wrongActions: number;
}

interface Evaluation {
  readonly conversations: number;
  readonly messages: number;
  /** Messages that ask to change the cart. */
  readonly requests: number;
  /** The first run, before anyone saw a mistake, on November 28, 2026. */
  readonly firstRun: Figures;
  /** The same messages now, after changes made with knowledge of the mistakes. */
  readonly now: Figures;
  /** Messages answered correctly now, by writer; each wrote half. */
  readonly rightByWriter: readonly [number, number];
}

/** Accuracy on `unseenConversations.txt` in test/, measured by `conversations.test.ts`. */
export const evaluation: Evaluation = {
  conversations: 60,
  messages: 300,
  requests: 158,
  firstRun: { right: 236, carriedOut: 113, offered: 19, wrongActions: 8 },
  now: { right: 237, carriedOut: 114, offered: 19, wrongActions: 5 },
  rightByWriter: [121, 116],
};
