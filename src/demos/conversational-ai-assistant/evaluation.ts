/**
 * How well the assistant did in conversations by writers who knew neither it nor its phrases. A message counts as a request
 * if it asks to change the cart, else as a question. A judge who took no part compared each answer, as it is shown at once,
 * with the one that its writer expected. This is a second run, judged anew: in the first one, the assistant didn't ask back.
 */
export const evaluation = {
  conversations: 60,
  questions: 158,
  /** Questions that were answered. */
  answered: 101,
  /** Questions whose answer only an offered question has. */
  offered: 18,
  requests: 146,
  /** Requests whose first proposal was exactly what was meant. */
  meant: 95,
  /** Requests whose first proposal could be made so by changing one control. */
  nearlyMeant: 26,
};
