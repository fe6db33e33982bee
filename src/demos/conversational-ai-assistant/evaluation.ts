/**
 * How well the assistant did in conversations by writers who knew neither it nor its phrases, on its first run. A message
 * counts as a request if it asks to change the cart, else as a question. A judge who took no part compares each answer
 * with the one that its writer expected.
 */
export const evaluation = {
  conversations: 60,
  questions: 159,
  /** Questions whose answer was right. */
  answered: 82,
  requests: 141,
  /** Requests whose first proposal was exactly what was meant. */
  meant: 77,
  /** Requests whose first proposal could be made so by changing one control. */
  nearlyMeant: 13,
};
