/**
 * How well the assistant did in conversations by writers who knew neither it nor its phrases. A message counts as a request
 * if it asks to change the cart, else as a question. A judge who took no part compared each answer of the first run with the
 * one that its writer expected. It was run again when the assistant began to ask back, with the same verdicts.
 */
export const evaluation = {
  conversations: 60,
  questions: 158,
  /** Questions that were answered. */
  answered: 108,
  /** Questions whose answer only an offered question has. */
  offered: 21,
  requests: 146,
  /** Requests whose first proposal was exactly what was meant. */
  meant: 95,
  /** Requests whose first proposal could be made so by changing one control. */
  nearlyMeant: 26,
};
