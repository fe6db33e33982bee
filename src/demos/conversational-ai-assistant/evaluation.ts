/**
 * How well the assistant did in conversations by writers who knew neither it nor its phrases, on its first run. A message
 * counts as a request if it asks to change the cart, else as a question. A judge who took no part compares each answer
 * with the one that its writer expected.
 */
export const evaluation = {
  conversations: 60,
  questions: 158,
  /** Questions that were answered, and not with two answers to choose from. */
  answered: 106,
  /** Questions whose answer was one of two. */
  oneOfTwo: 23,
  /** Questions whose answer only an offered question has. */
  offered: 4,
  requests: 146,
  /** Requests whose first proposal was exactly what was meant. */
  meant: 95,
  /** Requests whose first proposal could be made so by changing one control. */
  nearlyMeant: 26,
};
