/**
 * How well the assistant did in conversations by writers who knew neither it nor its phrases, on its first run. A message
 * counts as a request if it asks to change the cart, else as a question. A judge who took no part compares each answer
 * with the one that its writer expected.
 */
export const evaluation = {
  conversations: 60,
  questions: 159,
  /** Questions whose answer was right, 11 of them given as a guess. */
  answered: 92,
  /** Questions that it wasn’t sure about, and whose answer one of the offered questions has. */
  offered: 14,
  requests: 141,
  /** Requests whose first proposal was exactly what was meant. */
  meant: 83,
  /** Requests whose first proposal could be made so by changing one control. */
  nearlyMeant: 31,
};
