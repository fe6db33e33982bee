/**
 * How well the assistant did in conversations by writers who knew neither it nor its phrases, on its first run. A message
 * counts as a request if it asks to change the cart, else as a question; 7 requests with two possible meanings aren't
 * counted. A judge who took no part compares each answer with the one that its writer expected.
 */
export const evaluation = {
  conversations: 60,
  questions: 131,
  /** Questions whose answer was right. */
  answered: 36,
  requests: 162,
  /** Requests whose first proposal was exactly what was meant. */
  meant: 78,
  /** Requests whose first proposal could be made so by changing one control. */
  nearlyMeant: 31,
};
