/**
 * How well the assistant did in conversations by writers who knew neither it nor its phrases, on its first run. A message
 * counts as a request if it asks to change the cart, else as a question. A judge who took no part compares each answer
 * with the one that its writer expected.
 */
export const evaluation = {
  conversations: 60,
  questions: 154,
  /** Questions whose answer was right, 10 of them given as a guess. */
  answered: 112,
  /** Questions that it wasn’t sure about, and whose answer one of the offered questions has. */
  offered: 3,
  requests: 146,
  /** Requests whose first proposal was exactly what was meant. */
  meant: 80,
  /** Requests whose first proposal could be made so by changing one control. */
  nearlyMeant: 19,
};
