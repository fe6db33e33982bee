/** What becomes of what is typed, said in each form's own place. */
export const formNotes = {
  inquiry: 'This is a demonstration: what you type is checked in this page, and nothing is sent.',
  checkout: 'Nothing you type here is sent anywhere, and no order is charged.',
} as const;
