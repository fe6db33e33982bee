/**
 * How well the assistant did in conversations by writers who knew neither it nor its phrases, on its first run. A message
 * counts as a request if it asks to change the cart, else as a question. A judge compares each reply with the answer that
 * its writer expected.
 */
export const evaluation = {
  conversations: 60,
  questions: 155,
  /** Questions whose answer was right. */
  answered: 114,
  requests: 145,
  /** Requests whose first proposal was exactly what was meant. */
  meant: 117,
  /** Requests whose first proposal could be made so by changing one control. */
  nearlyMeant: 14,
};
