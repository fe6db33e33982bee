/**
 * How well the assistant did in conversations by writers who knew neither it nor its phrases, on its first run. A message
 * counts as a request if it asks to change the cart, else as a question. A judge who took no part compares each answer
 * with the one that its writer expected.
 */
export const evaluation = {
  conversations: 60,
  questions: 153,
  /** Questions whose answer was right. */
  answered: 67,
  /** Questions that it wasn’t sure about, and whose answer one of the offered questions has. */
  offered: 18,
  requests: 147,
  /** Requests whose first proposal was exactly what was meant. */
  meant: 86,
  /** Requests whose first proposal could be made so by changing one control. */
  nearlyMeant: 9,
};
